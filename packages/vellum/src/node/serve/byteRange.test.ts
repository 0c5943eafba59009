import { describe, expect, it } from 'vitest'
import { byteRange } from './byteRange.js'

describe('byteRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('reads %j', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected)
  })

  it('finds nothing in an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
