import { describe, expect, it } from 'vitest'
import { typingErrorsIn } from './typingErrors.js'

describe('typingErrorsIn', () => {
  it('SR-5: finds rare words that are next to frequent ones', () => {
    const counts = new Map([
      ['timeout', 60],
      ['timout', 2],
      ['timeuot', 1],
      ['header', 40],
      ['hreader', 7],
    ])
    expect(typingErrorsIn(counts, new Set())).toEqual(
      new Map([
        ['timout', 'timeout'],
        ['timeuot', 'timeout'],
      ]),
    )
  })

  it('takes the most frequent word that may be meant, of equal ones the first in the alphabet', () => {
    const counts = new Map([
      ['later', 30],
      ['layer', 90],
      ['lazer', 1],
      ['wander', 12],
      ['wonder', 12],
      ['wxnder', 2],
      ['wznder', 3],
    ])
    expect(typingErrorsIn(counts, new Set())).toEqual(
      new Map([
        ['lazer', 'layer'],
        ['wxnder', 'wander'],
      ]),
    )
  })

  it('finds words with another letter twice, and none with another first letter', () => {
    const counts = new Map([
      ['accept', 40],
      ['acccept', 1],
      ['acept', 1],
      ['aaccept', 1],
      ['eccept', 1],
    ])
    expect([...typingErrorsIn(counts, new Set()).keys()]).toEqual(['acccept', 'acept', 'aaccept'])
  })

  it('SR-5: takes no word of a sentence for an error', () => {
    const counts = new Map([
      ['parse', 40],
      ['phase', 3],
      ['pause', 5],
      ['parsw', 1],
    ])
    expect(typingErrorsIn(counts, new Set(['parse', 'phase', 'pause']))).toEqual(
      new Map([['parsw', 'parse']]),
    )
  })

  it('takes no other form, no longer and no short word for an error', () => {
    const counts = new Map([
      ['request', 50],
      ['requests', 1],
      ['retry', 50],
      ['retries', 1],
      ['parse', 50],
      ['parser', 1],
      ['post', 50],
      ['past', 1],
    ])
    expect(typingErrorsIn(counts, new Set())).toEqual(new Map())
  })
})
