// Whole programs: what they become, and the message and the place of what keeps them from running.

import { describe, expect, it } from 'vitest'
import { collectSamples, whereIs } from '../../samples/collect'
import { type Format, LIMITS } from '../protocol'
import { compileProgram } from './compileProgram'

const file = (format: Format) => (format === 'esm' ? 'play.ts' : 'play.cjs')
const compile = (source: string, format: Format = 'esm') =>
  compileProgram(source, { format, file: file(format) })

/** `3:7 message`, or `ok`. */
function outcome(source: string, format: Format = 'esm'): string {
  const result = compile(source, format)
  if (result.ok) return 'ok'
  const { message, place } = result.problem
  return place ? `${place.line}:${place.column} ${message}` : message
}

describe('compileProgram', () => {
  it('gives the code and the places of module names', () => {
    const source = `import { createClient } from 'troth'\nexport * from "troth"\nawait import('troth')\ncreateClient()`
    const result = compile(source)
    expect(result).toEqual({
      ok: true,
      program: {
        format: 'esm',
        code: source,
        file: 'play.ts',
        imports: [
          { from: 30, to: 35, name: 'troth' },
          { from: 52, to: 57, name: 'troth' },
          { from: 73, to: 78, name: 'troth' },
        ],
      },
    })
    const names = result.ok ? result.program.imports.map(({ from, to }) => source.slice(from, to)) : []
    expect(names).toEqual(['troth', 'troth', 'troth'])
  })

  it('has no place for an import that went with its types', () => {
    const result = compile(`import type { A } from 'troth'\nimport { B } from 'troth'\nlet x: A | B`)
    expect(result).toMatchObject({ ok: true, program: { imports: [] } })
  })

  it('leaves CommonJS as it is, and knows `import()` there, too', () => {
    const source = `const { createClient } = require('troth')\nimport('troth').then(console.log)`
    expect(compile(source, 'cjs')).toEqual({
      ok: true,
      program: {
        format: 'cjs',
        code: source,
        file: 'play.cjs',
        imports: [{ from: 50, to: 55, name: 'troth' }],
      },
    })
  })

  it('finds no mistake in the samples of the docs but modules that it does not have', () => {
    const samples = collectSamples([]).filter(({ language }) => language === 'ts' || language === 'js')
    const problems = samples.flatMap((sample) => {
      const format = sample.place === 'cjs' ? 'cjs' : 'esm'
      const result = compileProgram(sample.code, { format, file: `sample.${sample.language}` })
      return result.ok ? [] : [`${whereIs(sample)} ${result.problem.message}`]
    })
    const others = problems.filter(
      (problem) => !/there is no "|There is no package|has no `import`/.test(problem),
    )
    expect(samples.length).toBeGreaterThan(100)
    expect(others).toEqual([])
  }, 60_000)

  it.each<[string, string]>([
    [
      `import axios from 'axios'\naxios()`,
      '1:20 There is no package "axios" in the playground. It has "troth".',
    ],
    [`import a from './a.js'\na()`, '1:16 The playground has one file: there is no "./a.js".'],
    [`import '/a.js'`, '1:9 The playground has one file: there is no "/a.js".'],
    [`import fs from 'node:fs'\nfs()`, '1:17 The playground is no Node.js: there is no "node:fs".'],
    [`import fs from 'fs/promises'\nfs()`, '1:17 The playground is no Node.js: there is no "fs/promises".'],
    [
      `import a from 'https://esm.sh/a'\na()`,
      '1:16 The playground has no network: it cannot load "https://esm.sh/a".',
    ],
    [`export * from 'axios'`, '1:16 There is no package "axios" in the playground. It has "troth".'],
    [`await import('axios')`, '1:15 There is no package "axios" in the playground. It has "troth".'],
    [`const a = 1\nawait import('https://esm.sh/a')`, 'ok'],
    ['await import(name)', 'ok'],
    [
      `const { createClient } = require('troth')`,
      '1:26 This file is an ES module, which has no `require`. Write: import { createClient } from "troth"',
    ],
    [`const require = (name: string) => name\nrequire('x')`, 'ok'],
    [`return 1`, '1:1 There is no function to `return` from: an ES module has none around it.'],
    ['function f() {\n  await g()\n}', '2:3 Only an `async` function can `await`: write `async` before it.'],
    [
      'const f = () => { for await (const a of b) c(a) }',
      '1:23 Only an `async` function can `await`: write `async` before it.',
    ],
    [
      'const o = { async f() { await g() }, h: async () => await g() }\nclass A { async b() { await c() } }',
      'ok',
    ],
    ['for await (const a of b) c(a)', 'ok'],
  ])('says of the ES module `%s`: %s', (source, expected) => {
    expect(outcome(source)).toBe(expected)
  })

  it.each<[string, string]>([
    [
      `import { createClient } from 'troth'`,
      '1:1 This file is CommonJS, which has no `import`. Write: const { createClient } = require("troth")',
    ],
    [
      'export const a = 1',
      '1:1 This file is CommonJS, which has no `export`. A program needs none: remove it.',
    ],
    [
      `const api = 1\nawait api`,
      '2:1 CommonJS can `await` in functions only. Write: async function main() { … } and call main() below it.',
    ],
    [`require('axios')`, '1:10 There is no package "axios" in the playground. It has "troth".'],
    [`require('node:util')`, '1:10 The playground is no Node.js: there is no "node:util".'],
    ['require(name); return', 'ok'],
    ['async function main() { await 1 }\nmain()', 'ok'],
    [`const a: string = 'b'`, '1:8 "play.cjs" is JavaScript, which has no types: remove `: string`.'],
    [
      'interface A { b: string }',
      '1:1 "play.cjs" is JavaScript, which has no types: remove `interface A { b: string }`.',
    ],
    [`a<b>('c')`, 'ok'],
  ])('says of the CommonJS `%s`: %s', (source, expected) => {
    expect(outcome(source, 'cjs')).toBe(expected)
  })

  it('refuses code that is too long', () => {
    expect(outcome('x'.repeat(LIMITS.codeCharacters + 1))).toBe(
      'The code has 100,001 characters. The playground takes 100,000.',
    )
  })

  it.each(['(', '[', 'a+', '`${', '() => {', '"', 'a<b>('])('ends soon with thousands of `%s`', (text) => {
    expect(outcome(text.repeat(20_000 / text.length))).not.toBe('')
  })
})
