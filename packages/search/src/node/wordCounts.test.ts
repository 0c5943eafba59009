import { describe, expect, it } from 'vitest'
import { createWordCounter, eachCount, lengthOf } from './wordCounts.js'

describe('createWordCounter', () => {
  it('counts each word once where texts are a list', () => {
    expect(createWordCounter().countOnce('retry it\nretry the call')).toBe('retry call')
  })

  it('counts the words of a text, in the order in which they are first there', () => {
    const { count, countAll } = createWordCounter()
    expect(count('Retry the getAsync call, and retry it.')).toBe('retry=2 get async getasync call')
    expect(countAll('the getAsync, the end')).toBe('the=2 get async getasync end')
    expect([count(''), count(' · '), count('the of')]).toEqual(['', '', ''])
  })
})

describe('eachCount and lengthOf', () => {
  it.each([
    ['', [], 0],
    ['a', [['a', 1]], 1],
    [
      'a=3 b c=120',
      [
        ['a', 3],
        ['b', 1],
        ['c', 120],
      ],
      124,
    ],
  ])('%j', (counts, pairs, length) => {
    const found: [string, number][] = []
    eachCount(counts, (word, times) => found.push([word, times]))
    expect([found, lengthOf(counts)]).toEqual([pairs, length])
  })
})
