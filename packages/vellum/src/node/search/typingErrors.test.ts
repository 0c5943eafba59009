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
    expect(typingErrorsIn(counts)).toEqual(
      new Map([
        ['timout', 'timeout'],
        ['timeuot', 'timeout'],
      ]),
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
    expect(typingErrorsIn(counts)).toEqual(new Map())
  })
})
