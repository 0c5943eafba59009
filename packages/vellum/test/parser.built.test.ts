// The bundle has a faster micromark and a faster parse5 (scripts/parserEdits.mjs). Their trees must be those of the
// packages themselves, with the same positions and the same errors, for any text.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { parseHtml as parseBundledHtml } from '../dist/node/bundle/htmlTree.js'
import { createParse as createBundledParse } from '../dist/node/bundle/parse.js'
import { parseHtml } from '../src/node/base/htmlTree.js'
import { createParse, type Parse } from '../src/node/markdown/compile/parse.js'

const parse = createParse()
const parseBundled = createBundledParse()

const FIXTURES = fileURLToPath(new URL('../src/node/markdown/fixtures/', import.meta.url))
const FOLDERS = [FIXTURES, fileURLToPath(new URL('../../../site/docs/', import.meta.url))]

/** Markdown of all kinds. */
const pages = FOLDERS.flatMap((folder) =>
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

describe('the bundled parser of Markdown', () => {
  it('parses pages as the package does', () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(firstDifference(pages)).toBeUndefined()
  })

  it('parses other line ends and tabs as the package does', { tags: ['exhaustive'] }, () => {
    const short = pages.filter((text) => text.length < 2000)
    expect(firstDifference(short.map((text) => text.replaceAll('\n', '\r\n')))).toBeUndefined()
    expect(firstDifference(short.map((text) => text.replaceAll('  ', '\t')))).toBeUndefined()
  })

  it('parses broken pages as the package does', { tags: ['exhaustive'] }, () => {
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

  it('copies four times the events for four times the nested lists', () => {
    const slice = Array.prototype.slice
    const copied = (items: number) => {
      let count = 0
      const spy = vi.spyOn(Array.prototype, 'slice').mockImplementation(function (this: unknown[], ...range) {
        const copy = slice.apply(this, range)
        count += copy.length
        return copy
      })
      try {
        parseBundled('- An item\n  - A nested one\n'.repeat(items), 'md')
      } finally {
        spy.mockRestore()
      }
      return count
    }
    expect(copied(120) / copied(30)).toBeLessThan(6)
  })
})

describe('the bundled parser of HTML', () => {
  const documents = readdirSync(FIXTURES)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `<title>${file}</title>${readFileSync(join(FIXTURES, file), 'utf8')}`)

  /** The first text for which the trees differ, with the positions of their nodes or without. */
  const firstOther = (texts: readonly string[]) =>
    texts.find((text) =>
      [true, false].some(
        (hasPositions) =>
          treeText(parseHtml(text, { hasPositions })) !== treeText(parseBundledHtml(text, { hasPositions })),
      ),
    )

  it('parses pages as the package does', () => {
    expect(documents.length).toBeGreaterThan(20)
    expect(firstOther(documents)).toBeUndefined()
    expect(firstOther(documents.map((text) => text.replaceAll('\n', '\r\n')))).toBeUndefined()
  })

  it('parses broken pages as the package does', { tags: ['exhaustive'] }, () => {
    const random = randomNumbers(11)
    const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
    const texts = Array.from({ length: 2000 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 15) }, () => pick(HTML_PIECES)).join(''),
    )
    expect(firstOther(texts)).toBeUndefined()
  })
})

/** A tree as text, without the references of elements to their parents. */
function treeText(tree: unknown): string {
  return JSON.stringify(tree, (key, value) => (key === 'parent' ? undefined : value))
}

const HTML_PIECES = [
  'word',
  'two words',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\0',
  '\u00e9',
  '😀',
  '\ud83d',
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '&',
  '&amp;',
  '&lt',
  '&notit;',
  '&#x27;',
  '&#0;',
  '<p>',
  '</p>',
  '<p class="a b" id=c title=\'d\'>',
  '<a href="/a?b&amp;c\nd">',
  '</a>',
  '<b>',
  '</b>',
  '<pre>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '<select>',
  '<option>',
  '<svg>',
  '<![CDATA[',
  ']]>',
  '<title>',
  '</title>',
  '<script>',
  '<!--',
  '-->',
  '--',
  '</script>',
  '<style>',
  '</style>',
  '<textarea>',
  '</textarea>',
  '<template>',
  '</template>',
  '<noscript>',
  '<head>',
  '<body>',
  '</body>',
  '</html>',
  '<!doctype html>',
]

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
