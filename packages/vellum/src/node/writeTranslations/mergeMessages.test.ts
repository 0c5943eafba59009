import { describe, expect, it } from 'vitest'
import { mergeMessages } from './mergeMessages.js'

const wanted = { a: { message: 'A', description: 'new words' }, b: { message: 'B' } }
const existing = {
  z: { message: 'Zed', description: 'kept' },
  a: { message: 'Un', description: 'old words' },
}

describe('mergeMessages', () => {
  it('keeps translations, adds what is new, and keeps what is no longer used at the end', () => {
    const { entries, added, unused } = mergeMessages(wanted, existing, { override: false, prefix: '? ' })
    expect(Object.entries(entries)).toEqual([
      ['a', { message: 'Un', description: 'new words' }],
      ['b', { message: '? B' }],
      ['z', { message: 'Zed', description: 'kept' }],
    ])
    expect([added, unused]).toEqual([['b'], ['z']])
  })

  it('puts the messages of the site in the place of translations when asked to', () => {
    const { entries } = mergeMessages(wanted, existing, { override: true, prefix: '' })
    expect(entries.a).toEqual({ message: 'A', description: 'new words' })
  })
})
