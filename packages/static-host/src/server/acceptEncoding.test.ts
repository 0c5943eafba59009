import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './acceptEncoding.js'

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0, *', 'gzip'],
    ['*;q=0.1', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['br;q=x', 'identity'],
    ['brotli', 'identity'],
  ])('answers %j with %s', (header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected)
  })

  it('takes what there is', () => {
    expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
    expect(chooseEncoding('br', ['identity'])).toBe('identity')
  })
})
