// The bundle has a faster micromark (scripts/parserEdits.mjs). Its trees must be those of the package itself, with the
// same positions and the same errors, for any text.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createParse as createBundledParse } from '../dist/node/bundle/parse.js'
import { createParse, type Parse } from '../src/node/markdown/compile/parse.js'

const parse = createParse()
const parseBundled = createBundledParse()

const FOLDERS = ['../src/node/markdown/fixtures/', '../../../site/docs/']

/** Markdown of all kinds. */
const pages = FOLDERS.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    // Long ones have nothing that others lack.
    .filter((text) => text.length < 8000),
)

/** The tree of a text, or the error that it has, as text. */
function resultOf(run: Parse, text: string, format: 'md' | 'mdx'): string {
  try {
    return JSON.stringify(run(text, format))
  } catch (error) {
    const { message, line, column } = error as { message: string; line?: number; column?: number }
    return `${message} ${line}:${column}`
  }
}

/** The first text for which the two differ. */
function firstDifference(texts: readonly string[]): string | undefined {
  return texts.find((text) =>
    (['md', 'mdx'] as const).some(
      (format) => resultOf(parse, text, format) !== resultOf(parseBundled, text, format),
    ),
  )
}

describe('the bundled parser', () => {
  it('parses pages as the package does', () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(firstDifference(pages)).toBeUndefined()
    const short = pages.filter((text) => text.length < 2000)
    expect(firstDifference(short.map((text) => text.replaceAll('\n', '\r\n')))).toBeUndefined()
    expect(firstDifference(short.map((text) => text.replaceAll('  ', '\t')))).toBeUndefined()
  })

  it('parses broken pages as the package does', () => {
    const random = randomNumbers(7)
    const lines = pages.flatMap((text) => text.split('\n'))
    const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
    const texts = Array.from({ length: 200 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
        const line = pick(PREFIXES) + pick(lines)
        const at = Math.floor(random() * line.length)
        return line.slice(0, at) + pick(MARKS) + line.slice(at + Math.floor(random() * 3))
      }).join(pick(['\n', '\n', '\n\n', '\r\n', '\r'])),
    )
    expect(firstDifference(texts)).toBeUndefined()
  })
})

const PREFIXES = [
  '',
  '',
  '',
  '> ',
  '- ',
  '1. ',
  '  ',
  '    ',
  '\t',
  '>\t',
  '- - ',
  '```',
  '| ',
  '# ',
  ':::note ',
]
const MARKS = [
  '',
  '',
  '*',
  '_',
  '**',
  '`',
  '```',
  '[',
  ']',
  '](',
  '<',
  '<a',
  '>',
  '{',
  '}',
  '\\',
  '&amp;',
  '|',
  ':',
  '~~',
  '\t',
  '  \n',
  '\0',
  '\u00e9',
  '😀',
  'www.a.b',
  'https://a.b_c',
  '<!--',
  '-->',
  '![',
  '[^1]',
  'import a from "b"\n',
]

/** The same numbers each time: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
