import { describe, expect, it } from 'vitest'
import { correctionsOf, typingErrors } from './corrections.js'
import { encodeTerms } from './indexFormat.js'

/** Words with their frequency as a digit. */
const listOf = (words: Readonly<Record<string, number>>) => {
  const coded = encodeTerms(Object.keys(words))
  return Object.values(words)
    .map((frequency, i) => coded[i]! + frequency)
    .join(' ')
}

describe('typingErrors', () => {
  it.each([
    ['timout', 'timeout', 1],
    ['credentails', 'credentials', 1],
    ['headrs', 'headers', 1],
    ['retty', 'retry', 1],
    ['retry', 'retry', 0],
    ['authorisaton', 'authorization', 2],
    ['abc', 'xyz', 3],
    ['a', 'abcdef', 3],
  ])('SR-5: %s → %s', (a, b, errors) => {
    expect(typingErrors(a, b, 2)).toBe(errors)
  })
})

const corrected = (word: string, ...lists: string[]) =>
  correctionsOf(word, lists).map(({ word, weight }) => ({ word, weight }))

describe('correctionsOf', () => {
  it('SR-5: prefers the nearest word, then the most frequent ones', () => {
    const list = listOf({ headed: 1, header: 3, headers: 6, healer: 0 })
    expect(corrected('headres', list)).toEqual([{ word: 'headers', weight: 0.7 }])
    expect(corrected('heaxer', list)).toEqual([{ word: 'header', weight: 0.7 }])
  })

  it('SR-5: forgives two errors from eight letters on', () => {
    const list = listOf({ authorization: 4, timeout: 5 })
    expect(corrected('autorizaton', list)).toEqual([{ word: 'authorization', weight: 0.35 }])
    expect(corrected('tmeot', list)).toEqual([])
  })

  it.each(['imeout', 'itmeout', 'rimeout', 'ttimeout'])(
    'SR-5: %s has its error in the first letter',
    (word) => {
      const [meant] = corrected(word, listOf({ idle: 3 }), listOf({ timeout: 5 }))
      expect(meant?.word).toBe('timeout')
    },
  )

  it('SR-5: swapped first letters are one error like any other', () => {
    const list = listOf({ entry: 3, entries: 3 })
    expect(corrected('ertry', list, listOf({ retry: 6 }))[0]).toEqual({ word: 'retry', weight: 0.7 })
  })

  it('SR-5: a missing first letter is an error like any other', () => {
    expect(corrected('etry', listOf({ entr: 1 }), listOf({ retry: 6 }))[0]).toEqual({
      word: 'retry',
      weight: 0.7,
    })
  })

  it('SR-5: a word of four letters with another first letter is another word', () => {
    expect(corrected('cook', listOf({ hook: 5 }))).toEqual([])
    expect(corrected('hok', listOf({ hook: 5 }))).not.toEqual([])
  })

  it('finds nothing in nothing', () => {
    expect(corrected('word', '')).toEqual([])
  })
})
