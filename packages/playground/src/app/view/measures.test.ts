import { describe, expect, it } from 'vitest'
import { count, formatBytes, formatMs } from './measures.js'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formatMs', () => {
  it.each([
    [0, '0 ms'],
    [0.4, '0 ms'],
    [12.3, '12 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [1240, '1.2 s'],
    [2000, '2 s'],
    [9949, '9.9 s'],
    [9960, '10 s'],
    [15_000, '15 s'],
  ])('writes %d as %s', (ms, text) => {
    expect(plain(formatMs(ms))).toBe(text)
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [31, '31 bytes'],
    [1000, '1 kB'],
    [1234, '1.2 kB'],
    [52_400_000, '52.4 MB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(plain(formatBytes(bytes))).toBe(text)
  })
})

describe('count', () => {
  it('uses the singular for one', () => {
    expect([count(0, 'line'), count(1, 'line'), count(1200, 'line')].map(plain)).toEqual([
      '0 lines',
      '1 line',
      '1,200 lines',
    ])
  })
})
