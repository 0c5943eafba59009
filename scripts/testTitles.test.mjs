// @ts-check
// A `describe` whose title is a name says what is tested: something of that name must be declared, or be a file. A renamed function
// would otherwise keep its old name in the titles.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './script.mjs'

/** Of several words: one alone is a subject, such as "redirects". */
const TITLE = /\bdescribe(?:\.\w+)*\(\s*(['"`])([\w$]*[a-z\d][A-Z][\w$]*)\1/g
const DECLARATION = /\b(?:function\*?|const|let|class|interface|type)\s+([\w$]+)/g
const METHOD = /^\s+(?:async |static |readonly )*([\w$]+)[?]?[:(]/gm

/** @param {string[]} patterns */
function read(patterns) {
  const names = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' })
  return names
    .split('\0')
    .filter(Boolean)
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
}

/**
 * @param {string} code of a test
 * @param {ReadonlySet<string>} declared
 */
function unknownTitles(code, declared) {
  return [...code.matchAll(TITLE)].map(([, , name = '']) => name).filter((name) => !declared.has(name))
}

describe('titles of tests', () => {
  it('name what is declared', () => {
    const sources = read(['*.ts', '*.tsx', '*.mjs'])
    const declared = new Set(
      sources.flatMap(({ file, code }) => [
        parse(file).name,
        ...[DECLARATION, METHOD].flatMap((pattern) =>
          [...code.matchAll(pattern)].map(([, name = '']) => name),
        ),
      ]),
    )
    const wrong = read(['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts']).flatMap(({ file, code }) =>
      unknownTitles(code, declared).map((name) => `${file}: describe('${name}')`),
    )
    expect(wrong, 'Name what is tested, as the code has it now.').toEqual([])
  })

  it('are found when they name what is gone', () => {
    const code =
      "describe('slugOf', () => {})\ndescribe.each([1])('docSlug', () => {})\ndescribe('slugs', () => {})"
    expect(unknownTitles(code, new Set(['docSlug']))).toEqual(['slugOf'])
  })
})
