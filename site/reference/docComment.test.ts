import { expect, it } from 'vitest'
import { parseDocComment } from './docComment'

const EMPTY = { examples: [], params: [], typeParams: [], throws: [], isInternal: false }

it('reads a comment of one line', () => {
  expect(parseDocComment('/** The parsed body. */')).toEqual({ ...EMPTY, description: 'The parsed body.' })
})

it('reads all tags, and keeps the indentation of examples', () => {
  const comment = [
    '/**',
    '   * Reads a resource,',
    '   * once.',
    '   *',
    '   * @param path Joined to `baseUrl`;',
    '   * else a URL.',
    '   * @param options Of this request.',
    '   * @typeParam T The type of `data`.',
    '   * @default { a: 1 }',
    '   * @returns The answer.',
    '   * @throws `ConfigError` at once.',
    '   * @example',
    '   * if (ok) {',
    "   *   read('@scope/name')",
    '   * }',
    '   * @example 7',
    '   */',
  ].join('\n')
  expect(parseDocComment(comment)).toEqual({
    description: 'Reads a resource,\nonce.',
    default: '{ a: 1 }',
    examples: ["if (ok) {\n  read('@scope/name')\n}", '7'],
    params: [
      { name: 'path', text: 'Joined to `baseUrl`;\nelse a URL.' },
      { name: 'options', text: 'Of this request.' },
    ],
    typeParams: [{ name: 'T', text: 'The type of `data`.' }],
    returns: 'The answer.',
    throws: ['`ConfigError` at once.'],
    isInternal: false,
  })
})

it('knows what is not for readers, and that there is no comment', () => {
  expect(parseDocComment('/** @internal */')).toEqual({ ...EMPTY, description: '', isInternal: true })
  expect(parseDocComment('')).toEqual({ ...EMPTY, description: '' })
})

it('reads an escaped end of a comment', () => {
  expect(parseDocComment("/** @default { accept: '*\\/*' } */").default).toBe("{ accept: '*/*' }")
})
