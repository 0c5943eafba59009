import { describe, expect, it } from 'vitest'
import { normalRange } from './byteRange.js'

describe('normalRange', () => {
  it.each([
    ['bytes=0-4', 'bytes=0-4'],
    ['bytes=5-', 'bytes=5-9'],
    ['bytes=5-99', 'bytes=5-9'],
    ['bytes=-3', 'bytes=7-9'],
    ['bytes=-99', 'bytes=0-9'],
    ['bytes=9-9', 'bytes=9-9'],
    ['bytes=10-', 'bytes=10-'],
    ['bytes=99-', 'bytes=10-'],
    ['bytes=-0', 'bytes=10-'],
    ['bytes=4-2', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-1', undefined],
  ])('reads %j', (header, expected) => {
    expect(normalRange(header, 10)).toBe(expected)
  })

  it('finds nothing in an empty file', () => {
    expect(normalRange('bytes=0-', 0)).toBe('bytes=0-')
    expect(normalRange('bytes=-1', 0)).toBe('bytes=0-')
  })
})
