// The lines of a code block as they are shown, and which of them are highlighted: by a
// range in the info string, or by comments in the code. Knows nothing of colours.

import { VellumError } from '../../base/errors.js'

/** Comments that highlight lines, and the class that the lines get. */
export interface MagicComment {
  readonly className: string
  /** Highlights the line after it. */
  readonly line?: string
  /** Highlights the lines between two comments. */
  readonly block?: { readonly start: string; readonly end: string }
}

/** The comments that need no configuration. */
export const DEFAULT_MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

/** A line of code as it is shown. */
export interface CodeLine {
  readonly text: string
  /** Which line of the code it is, from 0; magic comments are not shown. */
  readonly index: number
  readonly classNames: readonly string[]
}

/** A code block, and what highlights its lines. */
export interface CodeLinesInput {
  readonly code: string
  readonly language: string | undefined
  readonly range: string | undefined
  readonly magicComments: readonly MagicComment[]
  /** The position, for error messages: `docs/a.md:12` */
  readonly sourceName: string
}

/**
 * The lines of a block with their classes. With a range, magic comments are plain code;
 * without one they are removed.
 */
export function codeLines({ code, language, range, magicComments, sourceName }: CodeLinesInput): CodeLine[] {
  const lines = code.replace(/\r?\n$/, '').split(/\r?\n/)
  if (range === undefined) return byComments(lines, language, magicComments)
  const [first] = magicComments
  if (!first) {
    throw new VellumError(
      `The code block highlights the lines {${range}}, but no magic comment is configured.`,
      {
        files: [sourceName],
        hint: 'Add an entry to `themeConfig.prism.magicComments`; its className is used for the lines.',
      },
    )
  }
  const isHighlighted = parseRange(range)
  return lines.map((text, i) => ({
    text,
    index: i,
    classNames: isHighlighted(i + 1) ? [first.className] : [],
  }))
}

/** `'1,4-6'` → whether a line is 1, 4, 5 or 6. No array of numbers: an author may write `1-999999999`. */
export function parseRange(range: string): (line: number) => boolean {
  const spans = range.split(',').map((part) => part.split('-').map(Number))
  return (line) => spans.some(([from = Number.NaN, to = from]) => from <= line && line <= to)
}

function byComments(
  lines: readonly string[],
  language: string | undefined,
  magicComments: readonly MagicComment[],
): CodeLine[] {
  const words = magicComments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
  const comment = commentPattern(language, words)
  const open = new Set<string>()
  let next: string[] = []
  const shown: CodeLine[] = []
  for (const [index, text] of lines.entries()) {
    const word = words.length > 0 ? comment.exec(text)?.slice(1).find(Boolean) : undefined
    if (word === undefined) {
      shown.push({ text, index, classNames: [...new Set([...open, ...next])] })
      next = []
      continue
    }
    for (const { className, line, block } of magicComments) {
      if (word === line) next.push(className)
      if (word === block?.start) open.add(className)
      if (word === block?.end) open.delete(className)
    }
  }
  return shown
}

const SLASHES = ['//', '']
const STARS = ['/*', '*/']
const JSX = ['{/*', '*/}']
const SPACED_JSX = ['{ /*', '*/ }']
const HASH = ['#', '']
const HTML = ['<!--', '-->']
const DASHES = ['--', '']
const PERCENT = ['%', '']
const REM = ['REM', '']
const QUOTE = ["'", '']
const SEMICOLONS = [';;', '']
const PARENTHESES = ['(*', '*)']

/** The comment styles of a language. Others accept the five common ones. */
const STYLES: { readonly [language: string]: readonly (readonly string[])[] } = {
  ...forLanguages(['js', 'javascript', 'ts', 'typescript', 'mjs', 'cjs', 'mts', 'cts'], [SLASHES, STARS]),
  ...forLanguages(['jsx', 'tsx'], [SLASHES, STARS, JSX, SPACED_JSX]),
  ...forLanguages(
    [
      'c',
      'cpp',
      'cs',
      'csharp',
      'go',
      'java',
      'kotlin',
      'rust',
      'swift',
      'scss',
      'sass',
      'less',
      'json5',
      'jsonc',
    ],
    [SLASHES, STARS],
  ),
  ...forLanguages(['css'], [STARS]),
  ...forLanguages(['php'], [SLASHES, STARS, HASH]),
  ...forLanguages(
    [
      'bash',
      'sh',
      'shell',
      'zsh',
      'python',
      'py',
      'ruby',
      'rb',
      'yaml',
      'yml',
      'toml',
      'ini',
      'graphql',
      'dockerfile',
      'makefile',
      'r',
      'powershell',
    ],
    [HASH],
  ),
  ...forLanguages(['html', 'xml', 'svg', 'vue', 'markup'], [HTML, SLASHES, STARS]),
  // In Markdown there is front matter, HTML and JSX; in MDX any code.
  ...forLanguages(['md', 'markdown'], [HTML, HASH, JSX]),
  ...forLanguages(['sql', 'lua', 'haskell', 'elm', 'ada'], [DASHES]),
  ...forLanguages(['tex', 'latex', 'matlab', 'erlang'], [PERCENT]),
  ...forLanguages(['bat', 'batch', 'cmd'], [REM]),
  ...forLanguages(['vb', 'vba', 'visual-basic', 'basic'], [QUOTE, REM]),
  ...forLanguages(['wasm', 'wat'], [SEMICOLONS]),
  ...forLanguages(['fsharp'], [SLASHES, PARENTHESES]),
  ...forLanguages(['ocaml', 'ml'], [PARENTHESES]),
  ...forLanguages(['cobol'], [['*>', '']]),
}
const COMMON = [SLASHES, STARS, JSX, SPACED_JSX, HASH, HTML]

function forLanguages(languages: readonly string[], styles: readonly (readonly string[])[]) {
  return Object.fromEntries(languages.map((language) => [language, styles]))
}

/** By the words, and by the language: a site has few of both, and thousands of blocks. */
const patterns = new Map<string, RegExp>()

function commentPattern(language: string | undefined, words: readonly string[]): RegExp {
  const key = JSON.stringify([language, words])
  const known = patterns.get(key)
  if (known) return known
  const pattern = makePattern(language, words)
  patterns.set(key, pattern)
  return pattern
}

/** Matches a line that contains nothing but a comment with one of the words; each style is a group. */
function makePattern(language: string | undefined, words: readonly string[]): RegExp {
  const styles = (language !== undefined && Object.hasOwn(STYLES, language) && STYLES[language]) || COMMON
  const any = words.map(escapeRegExp).join('|')
  return new RegExp(
    `^\\s*(?:${styles.map(([start = '', end = '']) => `${escapeRegExp(start)}\\s*(${any})\\s*${escapeRegExp(end)}`).join('|')})\\s*$`,
  )
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
