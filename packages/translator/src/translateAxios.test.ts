// What the translator makes of code. The corpus is the table of translations; here are also what it refuses, and
// that it leaves everything else alone.

import { describe, expect, it } from 'vitest'
import { readCorpus } from './testing/readCorpus.js'
import { MOST_CHARACTERS, translateAxios } from './translateAxios.js'

const corpus = readCorpus()

describe('the corpus', () => {
  it.each(corpus)('$file: $name', ({ axios, troth, notes }) => {
    const result = translateAxios(axios)
    expect(result.problems).toEqual([])
    expect(result.code).toBe(troth)
    expect(result.notes.map(({ line, kind, what }) => `${line} ${kind}: ${what}`)).toEqual(notes)
    // Each says why, and what to do, in sentences.
    for (const { why, instead } of result.notes)
      expect([why, instead]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  })

  it('has rows of one name only', () => {
    const names = corpus.map(({ file, name }) => `${file} ${name}`)
    expect(names).toEqual([...new Set(names)])
  })

  it('has a note for every difference', () => {
    for (const { name, differs, notes } of corpus) if (differs) expect(notes, name).not.toEqual([])
  })
})

describe('translateAxios', () => {
  it('returns nothing for nothing', () => {
    expect(translateAxios('')).toEqual({ code: '', notes: [], problems: [] })
    expect(translateAxios(' \n\t')).toEqual({ code: '', notes: [], problems: [] })
  })

  it.each([
    ['a bracket that is not closed', "axios.get('/users'", 1, 10, 'This "(" is never closed.'],
    [
      'a string that is not closed',
      "const a = 1\naxios.get('/users)",
      2,
      11,
      'The string that starts here is not closed in its line.',
    ],
    ['a misplaced token', 'axios.get(/* all */ => )', 1, 21, 'Unexpected "=>" after "(".'],
    [
      'HTML',
      '<!doctype html>\n<script>axios.get("/a")</script>',
      1,
      1,
      'This is HTML. Paste the JavaScript or TypeScript alone: what is inside of its `<script>`.',
    ],
    [
      'a component of Vue',
      '<script setup>\naxios.get("/a")\n</script>',
      1,
      1,
      'This is HTML. Paste the JavaScript or TypeScript alone: what is inside of its `<script>`.',
    ],
  ])('reports %s with its position', (_name, code, line, column, message) => {
    expect(translateAxios(code)).toEqual({ code: '', notes: [], problems: [{ message, line, column }] })
  })

  it('reports code without axios', () => {
    const message =
      'There is no axios in this code. Paste code that imports axios, calls `axios.get(…)` or uses a client of `axios.create(…)`.'
    const problems = [{ message, line: undefined, column: undefined }]
    for (const code of [
      "fetch('/users')",
      'const map = new Map()\nmap.get(1)',
      "app.get('/', handler)",
      'hello world',
    ]) {
      expect(translateAxios(code).problems.length, code).toBe(1)
    }
    expect(translateAxios("fetch('/users')").problems).toEqual(problems)
  })

  // Every object has these, so that a table of names seems to have them.
  it.each(Object.getOwnPropertyNames(Object.prototype))('takes the name %s for no other', (name) => {
    const names = (code: string) => {
      const { problems, notes, code: translated } = translateAxios(code)
      expect(problems).toEqual([])
      return [translated, notes.map(({ kind, what }) => `${kind}: ${what}`)]
    }
    const client = "import { createClient } from 'troth'\n\nconst api = createClient()\n\n"
    expect(
      names(`axios.get('/a', { ${name}: 1, params: { ${name}: 2 }, headers: { ${name}: '3' } })`),
    ).toEqual([
      `${client}api.getAsync('/a', { ${name}: 1, query: { ${name}: 2 }, headers: { ${name}: '3' } })`,
      [`left: ${name}`],
    ])
    expect(names(`axios.create({ ${name}: 1 })`)[1]).toEqual([`left: ${name}`])
    expect(names(`axios.defaults.${name} = 1`)[1]).toEqual([`left: axios.defaults.${name}`])
    const read = `axios.get('/a').catch((error) => { if (axios.isAxiosError(error)) log(error.${name}, error.code === '${name}') })`
    expect(names(read)[0]).toContain(`error.${name}`)
    expect(names(`axios.${name}('/a')`)[1]).toContain(`left: axios.${name}`)
    expect(names(`import axios, { ${name} } from 'axios'\nlet a: ${name}\naxios.get('/a')`)[0]).toContain(
      `: ${name}`,
    )
    expect(names(`const { data, ${name}: other } = await axios.get('/a')`)[0]).toContain(`${name}: other`)
    expect(names(`const response = await axios.get('/a')\nlog(response.${name})`)[0]).toContain(
      `response.${name}`,
    )
  })

  it('refuses code that is too long, with both lengths', () => {
    const { problems } = translateAxios('a'.repeat(MOST_CHARACTERS + 1))
    expect(problems).toEqual([
      {
        message: 'The code has 200001 characters; at most 200000 are translated. Paste one file at a time.',
        line: undefined,
        column: undefined,
      },
    ])
  })

  it('translates 100 KB', () => {
    const call =
      "export const a%: unknown = await axios.get<User[]>('/users', { params: { page: % } }) // keep\n"
    const calls = Array.from({ length: 1100 }, (_, i) => call.replaceAll('%', String(i)))
    const { code, notes } = translateAxios(`import axios from 'axios'\n${calls.join('')}`, {
      limitMs: 60_000,
    })
    expect(code.length).toBeGreaterThan(100_000)
    expect(
      code.match(/api\.getAsync<User\[\]>\('\/users', \{ query: \{ page: \d+ \} \}\) \/\/ keep\n/g),
    ).toHaveLength(1100)
    expect(notes).toEqual([])
  })

  it('leaves everything else as it is written', () => {
    const around = [
      '#!/usr/bin/env node',
      '/* a licence */',
      "import fs   from 'node:fs' // odd spaces",
      '',
      'enum Colour { Red,\tGreen }',
      'const get = { get(key: string) { return key } }.get("axios")',
      '',
    ].join('\r\n')
    const { code } = translateAxios(`${around}axios.get('/a') // here`)
    expect(code.replace(/\nimport \{ createClient \} from 'troth'\n\nconst api = createClient\(\)/, '')).toBe(
      `${around}api.getAsync('/a') // here`,
    )
  })

  it('does not take other names for axios', () => {
    const code = "import axios from 'axios'\nfunction f(axios) {\n  return axios.get('/a')\n}\n"
    expect(translateAxios(code).code).toBe("function f(axios) {\n  return axios.get('/a')\n}\n")
  })

  it('knows axios under another name', () => {
    expect(translateAxios("import http from 'axios'\nawait http.get('/a')\n").code).toBe(
      "import { createClient } from 'troth'\n\nconst api = createClient()\nawait api.getAsync('/a')\n",
    )
  })
})
