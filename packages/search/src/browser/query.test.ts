import { describe, expect, it } from 'vitest'
import { readQuery } from './query.js'

const wordsOf = (text: string) => readQuery(text).words.map(({ word }) => word)
const compoundsOf = (text: string) => readQuery(text).compounds.map(({ word }) => word)

describe('readQuery', () => {
  it.each(['getAsync', 'get async', 'get-async', 'GET_ASYNC', 'get.async'])(
    'SR-4: %s is one identifier',
    (text) => {
      expect([wordsOf(text), compoundsOf(text)]).toEqual([['get', 'async'], ['getasync']])
    },
  )

  it('leaves out words that no section is about, unless there are no others', () => {
    expect(wordsOf('how do I cancel a request')).toEqual(['cancel', 'request'])
    expect(wordsOf('how to')).toEqual(['how', 'to'])
  })

  it('SR-4: leaves out function words of other languages, and says that there are some', () => {
    expect(wordsOf('wie setze ich ein timeout für fetch')).toEqual(['setze', 'timeout', 'fetch'])
    expect([readQuery('wie setze ich ein timeout').isForeign, readQuery('set a timeout').isForeign]).toEqual([
      true,
      false,
    ])
  })

  it('leaves out contractions, and the ends of them', () => {
    expect(wordsOf("don't throw, what's the client’s error")).toEqual(['throw', 'client', 'error'])
  })

  it('keeps them in identifiers', () => {
    expect(compoundsOf('isTrothError')).toEqual(['istrotherror', 'istroth', 'trotherror'])
  })

  it('SR-6: takes the last word for unfinished, until a space follows', () => {
    const isLast = (text: string) => readQuery(text).words.map((word) => word.isLast)
    expect([isLast('set head'), isLast('set head ')]).toEqual([
      [false, true],
      [false, false],
    ])
  })

  it('SR-10: reads a pasted error without URLs, numbers, positions and stack frames', () => {
    const text =
      'TimeoutError: GET https://shop.example/cart/9 failed: no headers within 8000 ms\n    at send (file:///app/src/api.js:12:9)\n    at async main (/app/main.js:3:1)'
    expect(wordsOf(text)).toEqual(['timeout', 'error', 'get', 'failed', 'no', 'headers', 'within', 'ms'])
  })

  it('leaves the numbers out of a sentence, but for statuses', () => {
    expect(wordsOf('send no more than 10 requests a second')).toEqual([
      'send',
      'no',
      'more',
      'requests',
      'second',
    ])
    expect(wordsOf('retry the request after 429 errors').includes('429')).toBe(true)
    expect(wordsOf('vue 3')).toEqual(['vue', '3'])
  })

  it('joins no neighbours in a sentence', () => {
    expect(compoundsOf('add authorization header every request')).toEqual([])
  })

  it('reads a text of any length in the time of a short one', () => {
    expect(wordsOf('word'.repeat(100_000))).toHaveLength(1)
    expect(wordsOf('a1 b2 c3 '.repeat(100_000))).toEqual(['a1', 'b2', 'c3'])
    expect(wordsOf(Array.from({ length: 100 }, (_, i) => `w${i}`).join(' '))).toHaveLength(8)
  })

  it.each(['', ' ', '?!…', '🙂🎉', '\u202e\u200f', '\0\u0007', '.*+[](){}^$|\\'])(
    'finds no words in %j',
    (text) => {
      expect(readQuery(text)).toEqual({
        words: [],
        compounds: [],
        isError: false,
        isPasted: false,
        isForeign: false,
      })
    },
  )
})
