import { describe, expect, it } from 'vitest'
import { combineErrors, explainError, formatError, mapAll, sentences, VellumError } from './errors.js'

describe('VellumError', () => {
  it('CLI-13: compiles only with a code that the catalogue explains', () => {
    // @ts-expect-error without a code
    expect(new VellumError('a', {}).message).toBe('a')
    // @ts-expect-error with an unknown one
    expect(new VellumError('a', { code: 'no-such-code' }).codes).toEqual(['no-such-code'])
    expect(new VellumError('a', { code: 'broken-link' }).codes).toEqual(['broken-link'])
  })
})

describe('formatError', () => {
  it('ends where an error is its own cause, directly or through another', () => {
    const error = new Error('one')
    const other = new Error('two', { cause: error })
    error.cause = error
    expect(formatError(other)).toBe('two\nCause: one')
    error.cause = other
    expect(explainError(other)).toBe('two\nCause: one')
  })

  it('puts the positions and the fix under the message, then the cause', () => {
    const error = new VellumError('Two documents have the same URL "/a".', {
      code: 'invalid-field',
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
    expect(formatError(new VellumError('bare', { code: 'invalid-field' }))).toBe('bare')
  })
})

describe('combineErrors', () => {
  it('MV-14: reports a problem once that all locales have', () => {
    const missing = () => new VellumError('No import.', { code: 'import-not-found', files: ['a.md:1'] })
    expect(formatError(combineErrors([missing(), missing()]))).toBe('No import.\n  at a.md:1')
  })

  it('returns a single problem unchanged and counts several', () => {
    const a = new VellumError('a', { code: 'invalid-field', files: ['a.md'] })
    expect(combineErrors([a])).toBe(a)
    expect(combineErrors([a, new VellumError('b', { code: 'invalid-field' })]).message).toBe(
      '2 problems:\n\na\n  at a.md\n\nb',
    )
  })
})

describe('explainError', () => {
  const manual = 'https://troth-http.github.io/vellum/reference/messages'

  it('CLI-13: links each kind of message to the manual once, below all problems and causes', () => {
    const link = (file: string) =>
      new VellumError(`Broken in ${file}.`, { code: 'broken-file-link', files: [file] })
    const image = new VellumError('No image.', { code: 'broken-image' })
    const threw = new VellumError('It threw.', { code: 'page-not-rendered', cause: image })
    expect(explainError(combineErrors([link('a.md'), threw, link('b.md')]))).toBe(
      [
        '3 problems:\n',
        'Broken in a.md.\n  at a.md\n',
        'It threw.\nCause: No image.\n',
        'Broken in b.md.\n  at b.md',
        `  More: ${manual}#broken-file-link`,
        `  More: ${manual}#page-not-rendered`,
        `  More: ${manual}#broken-image`,
      ].join('\n'),
    )
  })

  it('has no link for what is not a message of the engine', () => {
    expect(explainError(new TypeError('x'))).toBe('x')
  })
})

describe('mapAll', () => {
  const fail = (message: string) => {
    throw new VellumError(message, { code: 'invalid-field' })
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
