import { describe, expect, it } from 'vitest'
import { mergeMessages } from './mergeMessages.js'

const wanted = { a: { message: 'A', description: 'new words' }, b: { message: 'B' } }
const existing = {
  z: { message: 'Zed', description: 'kept' },
  a: { message: 'Un', description: 'old words' },
}

describe('mergeMessages', () => {
  it('keeps translations, adds new messages, and keeps unused ones at the end', () => {
    const { entries, added, unused } = mergeMessages(wanted, existing, { override: false, prefix: '? ' })
    expect(Object.entries(entries)).toEqual([
      ['a', { message: 'Un', description: 'new words' }],
      ['b', { message: '? B' }],
      ['z', { message: 'Zed', description: 'kept' }],
    ])
    expect([added, unused]).toEqual([['b'], ['z']])
  })

  it('replaces translations with the messages of the site if requested', () => {
    const { entries } = mergeMessages(wanted, existing, { override: true, prefix: '' })
    expect(entries.a).toEqual({ message: 'A', description: 'new words' })
  })
})
