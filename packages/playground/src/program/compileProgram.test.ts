// Whole programs: what they compile to, and the message and the position of each error.

import { describe, expect, it } from 'vitest'
import * as limits from '../limits.js'
import type { Format } from '../protocol.js'
import { compileProgram } from './compileProgram.js'

const MODULES = [{ name: 'relay', exampleExport: 'createClient' }]
const file = (format: Format) => (format === 'esm' ? 'play.ts' : 'play.cjs')
const compile = (source: string, format: Format = 'esm') =>
  compileProgram(source, { format, file: file(format), modules: MODULES })

/** `3:7 message`, or `ok`. */
function outcome(source: string, format: Format = 'esm'): string {
  const result = compile(source, format)
  if (result.ok) return 'ok'
  const { message, position } = result.problem
  return position ? `${position.line}:${position.column} ${message}` : message
}

describe('compileProgram', () => {
  it('returns the code and the ranges of module names', () => {
    const source = `import { createClient } from 'relay'\nexport * from "relay"\nawait import('relay')\ncreateClient()`
    const result = compile(source)
    expect(result).toEqual({
      ok: true,
      program: {
        format: 'esm',
        code: source,
        file: 'play.ts',
        imports: [
          { from: 30, to: 35, name: 'relay' },
          { from: 52, to: 57, name: 'relay' },
          { from: 73, to: 78, name: 'relay' },
        ],
      },
    })
    const names = result.ok ? result.program.imports.map(({ from, to }) => source.slice(from, to)) : []
    expect(names).toEqual(['relay', 'relay', 'relay'])
  })

  it('has no position for an import that was erased with its types', () => {
    const result = compile(`import type { A } from 'relay'\nimport { B } from 'relay'\nlet x: A | B`)
    expect(result).toMatchObject({ ok: true, program: { imports: [] } })
  })

  it('leaves CommonJS unchanged, including `import()`', () => {
    const source = `const { createClient } = require('relay')\nimport('relay').then(console.log)`
    expect(compile(source, 'cjs')).toEqual({
      ok: true,
      program: {
        format: 'cjs',
        code: source,
        file: 'play.cjs',
        imports: [{ from: 50, to: 55, name: 'relay' }],
      },
    })
  })

  it.each<[string, string]>([
    [
      `import axios from 'axios'\naxios()`,
      '1:20 There is no package "axios" in the playground. It has "relay".',
    ],
    [`import a from './a.js'\na()`, '1:16 The playground has one file: there is no "./a.js".'],
    [`import '/a.js'`, '1:9 The playground has one file: there is no "/a.js".'],
    [`import fs from 'node:fs'\nfs()`, '1:17 The playground is not Node.js: there is no "node:fs".'],
    [`import fs from 'fs/promises'\nfs()`, '1:17 The playground is not Node.js: there is no "fs/promises".'],
    [
      `import a from 'https://esm.sh/a'\na()`,
      '1:16 The playground has no network: it cannot load "https://esm.sh/a".',
    ],
    [`export * from 'axios'`, '1:16 There is no package "axios" in the playground. It has "relay".'],
    [`await import('axios')`, '1:15 There is no package "axios" in the playground. It has "relay".'],
    [`const a = 1\nawait import('https://esm.sh/a')`, 'ok'],
    ['await import(name)', 'ok'],
    [
      `const { createClient } = require('relay')`,
      '1:26 This file is an ES module, which has no `require`. Write: import { createClient } from "relay"',
    ],
    [`const require = (name: string) => name\nrequire('x')`, 'ok'],
    [`return 1`, '1:1 `return` is only allowed in a function.'],
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
  ])('reports for the ES module `%s`: %s', (source, expected) => {
    expect(outcome(source)).toBe(expected)
  })

  it.each<[string, string]>([
    [
      `import { createClient } from 'relay'`,
      '1:1 This file is CommonJS, which has no `import`. Write: const { createClient } = require("relay")',
    ],
    [
      'export const a = 1',
      '1:1 This file is CommonJS, which has no `export`. A program needs none: remove it.',
    ],
    [
      `const api = 1\nawait api`,
      '2:1 CommonJS can `await` in functions only. Write: async function main() { … } and call main() below it.',
    ],
    [`require('axios')`, '1:10 There is no package "axios" in the playground. It has "relay".'],
    [`require('node:util')`, '1:10 The playground is not Node.js: there is no "node:util".'],
    ['require(name); return', 'ok'],
    ['async function main() { await 1 }\nmain()', 'ok'],
    [`const a: string = 'b'`, '1:8 "play.cjs" is JavaScript, which has no types: remove `: string`.'],
    [
      'interface A { b: string }',
      '1:1 "play.cjs" is JavaScript, which has no types: remove `interface A { b: string }`.',
    ],
    [`a<b>('c')`, 'ok'],
  ])('reports for the CommonJS `%s`: %s', (source, expected) => {
    expect(outcome(source, 'cjs')).toBe(expected)
  })

  it('refuses code that is too long', () => {
    expect(outcome('x'.repeat(limits.codeCharacters + 1))).toBe(
      'The code has 100,001 characters. The playground takes 100,000.',
    )
  })

  it.each(['(', '[', 'a+', '`${', '() => {', '"', 'a<b>('])(
    'ends within its limit for thousands of `%s`',
    (text) => {
      expect(outcome(text.repeat(20_000 / text.length))).not.toBe('')
    },
  )
})

it('names the default export of a module that has no other', () => {
  const modules = [{ name: 'pad-left' }]
  const result = compileProgram("require('pad-left')", { format: 'esm', file: 'a.ts', modules })
  expect(result.ok ? '' : result.problem.message).toContain('Write: import padLeft from "pad-left"')
})
