import { describe, expect, it } from 'vitest'
import { combineErrors, formatError, mapAll, sentences, VellumError } from './errors.js'

describe('formatError', () => {
  it('puts the positions and the fix under the message, then the cause', () => {
    const error = new VellumError('Two documents have the same URL "/a".', {
      files: ['docs/a.md', 'docs/b.md:3'],
      hint: 'Change the `slug` of one of them.',
      cause: new TypeError('inner'),
    })
    expect(formatError(error)).toBe(
      'Two documents have the same URL "/a".\n  at docs/a.md\n  at docs/b.md:3\n  Change the `slug` of one of them.\nCause: inner',
    )
  })

  it('formats any thrown value', () => {
    expect(formatError('x')).toBe('A value that is not an Error was thrown: x (string)')
    expect(formatError(new VellumError('bare'))).toBe('bare')
  })
})

describe('combineErrors', () => {
  it('returns a single problem unchanged and counts several', () => {
    const a = new VellumError('a', { files: ['a.md'] })
    expect(combineErrors([a])).toBe(a)
    expect(combineErrors([a, new VellumError('b')]).message).toBe('2 problems:\n\na\n  at a.md\n\nb')
  })
})

describe('mapAll', () => {
  const fail = (message: string) => {
    throw new VellumError(message)
  }

  it('maps values', () => {
    expect(mapAll([1, 2], (value) => value * 2)).toEqual([2, 4])
  })

  it('throws the errors of all values as one, and any other error at once', () => {
    expect(() => mapAll(['a', 'b'], fail)).toThrow('2 problems:\n\na\n\nb')
    expect(() =>
      mapAll(['a'], () => {
        throw new TypeError('x')
      }),
    ).toThrow(TypeError)
  })
})

describe('sentences', () => {
  it('leaves out what is undefined', () => {
    expect(sentences(undefined, 'Known: a.')).toBe('Known: a.')
    expect(sentences('Did you mean "a"?', 'Known: a.')).toBe('Did you mean "a"? Known: a.')
  })
})
