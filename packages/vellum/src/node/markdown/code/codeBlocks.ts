// What the first line of a fence says, and which lines of the code are marked:
// by a range in that line, or by comments in the code. Knows nothing of colours.

import { VellumError } from '../../base/errors.js'

/** The first line of a fence, read (CB-1, CB-3, CB-4, CB-7). */
export interface FenceInfo {
  /** In lower case; `undefined` when none is given. */
  readonly language: string | undefined
  readonly title: string | undefined
  /** The text between the braces: `1,4-6`. */
  readonly range: string | undefined
  /** The number of the first line; `undefined` = no line numbers. */
  readonly lineNumbers: number | undefined
  readonly live: boolean
  readonly npm2yarn: boolean
  /** Whether its types are shown, when it says so itself: `twoslash` or `no-twoslash`. */
  readonly twoslash: boolean | undefined
}

/** `'js {2} title="a.js" showLineNumbers=5'` → language `js`, range `2`, title `a.js`, numbers from 5 */
export function parseFence(info: string): FenceInfo {
  const [, language, meta = ''] = /^\s*([^\s{]*)\s*([\s\S]*)$/.exec(info) ?? []
  const title = /(?<![\w-])title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const words = meta.replace(/title=("[^"]*"|'[^']*')/g, ' ')
  const numbers = LINE_NUMBERS.exec(words)
  const flag = (name: string) => new RegExp(`(?:^|\\s)${name}(?=\\s|$)`).test(words)
  return {
    language: language?.toLowerCase() || undefined,
    title: title?.[1] ?? title?.[2],
    range: /\{([\d,\s-]+)\}/.exec(words.replace(LINE_NUMBERS, ' '))?.[1],
    lineNumbers: numbers ? firstNumber(numbers[1]) : undefined,
    live: flag('live'),
    npm2yarn: flag('npm2yarn'),
    twoslash: flag('no-twoslash') ? false : flag('twoslash') || undefined,
  }
}

/** The value is often written as in JSX: `=5`, `=true`, `={5}`, `="5"`. */
const LINE_NUMBERS = /(?<![\w-])showLineNumbers(?:=\{?["']?(\w+)["']?\}?)?(?=\s|$|\{)/

function firstNumber(written = 'true'): number | undefined {
  if (written === 'false') return undefined
  return /^\d{1,9}$/.test(written) ? Number(written) : 1
}

/** Comments that mark lines, and the class that they give (CB-5). */
export interface MagicComment {
  readonly className: string
  /** Marks the line after it. */
  readonly line?: string
  /** Marks the lines between two comments. */
  readonly block?: { readonly start: string; readonly end: string }
}

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
  /** Which line of the code it is, from 0: comments that mark lines are not shown. */
  readonly index: number
  readonly classNames: readonly string[]
}

/** What the lines of a block are marked by. */
export interface MarkInput {
  readonly code: string
  readonly language: string | undefined
  readonly range: string | undefined
  readonly magicComments: readonly MagicComment[]
  /** For the message of an error: `docs/a.md:12` */
  readonly place: string
}

/**
 * The lines of a block with their marks. With a range the comments are code like
 * any other (CB-6); without one they are taken out.
 */
export function markLines({ code, language, range, magicComments, place }: MarkInput): CodeLine[] {
  const lines = code.replace(/\r?\n$/, '').split(/\r?\n/)
  if (range === undefined) return byComments(lines, language, magicComments)
  const [first] = magicComments
  if (!first) {
    throw new VellumError(`The code block marks the lines {${range}}, but no magic comment is configured.`, {
      files: [place],
      hint: 'Give `themeConfig.prism.magicComments` an entry; its className is used for the lines.',
    })
  }
  const isMarked = parseRange(range)
  return lines.map((text, i) => ({ text, index: i, classNames: isMarked(i + 1) ? [first.className] : [] }))
}

/** `'1,4-6'` → whether a line is 1, 4, 5 or 6. The numbers are not listed: nothing stops a writer from `1-999999999`. */
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
  ...each(['js', 'javascript', 'ts', 'typescript', 'mjs', 'cjs', 'mts', 'cts'], [SLASHES, STARS]),
  ...each(['jsx', 'tsx'], [SLASHES, STARS, JSX, SPACED_JSX]),
  ...each(
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
  ...each(['css'], [STARS]),
  ...each(['php'], [SLASHES, STARS, HASH]),
  ...each(
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
  ...each(['html', 'xml', 'svg', 'vue', 'markup'], [HTML, SLASHES, STARS]),
  // In Markdown there is front matter, HTML and JSX; in MDX any code.
  ...each(['md', 'markdown'], [HTML, HASH, JSX]),
  ...each(['sql', 'lua', 'haskell', 'elm', 'ada'], [DASHES]),
  ...each(['tex', 'latex', 'matlab', 'erlang'], [PERCENT]),
  ...each(['bat', 'batch', 'cmd'], [REM]),
  ...each(['vb', 'vba', 'visual-basic', 'basic'], [QUOTE, REM]),
  ...each(['wasm', 'wat'], [SEMICOLONS]),
  ...each(['fsharp'], [SLASHES, PARENTHESES]),
  ...each(['ocaml', 'ml'], [PARENTHESES]),
  ...each(['cobol'], [['*>', '']]),
}
const COMMON = [SLASHES, STARS, JSX, SPACED_JSX, HASH, HTML]

function each(languages: readonly string[], styles: readonly (readonly string[])[]) {
  return Object.fromEntries(languages.map((language) => [language, styles]))
}

/** Matches a line that is nothing but one of the words in a comment; each style is a group. */
function commentPattern(language: string | undefined, words: readonly string[]): RegExp {
  const styles = (language !== undefined && Object.hasOwn(STYLES, language) && STYLES[language]) || COMMON
  const any = words.map(escapeRegExp).join('|')
  return new RegExp(
    `^\\s*(?:${styles.map(([start = '', end = '']) => `${escapeRegExp(start)}\\s*(${any})\\s*${escapeRegExp(end)}`).join('|')})\\s*$`,
  )
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
