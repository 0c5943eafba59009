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
  /** The index of the line in the code, from 0; magic comments are not shown. */
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
        code: 'no-magic-comment',
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

/** `'1,4-6'` → whether a line is 1, 4, 5 or 6. Not an array of numbers: an author may write `1-999999999`. */
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

/** How a comment begins and ends, as patterns. */
type CommentStyle = readonly [start: string, end: string]

const SLASHES: CommentStyle = ['//', '']
const STARS: CommentStyle = ['/\\*', '\\*/']
const JSX: CommentStyle = ['\\{\\s*/\\*', '\\*/\\s*\\}']
const HASH: CommentStyle = ['#', '']
const HTML: CommentStyle = ['<!--', '-->']
const DASHES: CommentStyle = ['--', '']
const PERCENT: CommentStyle = ['%', '']
const REM: CommentStyle = ['[Rr][Ee][Mm]\\b', '']
const QUOTE: CommentStyle = ["(?:_\\s*)?['‘’]", '']
const EXCLAMATION: CommentStyle = ['!', '']
const SEMICOLONS: CommentStyle = [';+', '']
const PARENTHESES: CommentStyle = ['\\(\\*', '\\*\\)']

/** Comments that languages accept besides their own, because authors use the ones they know. */
const COMMON = [SLASHES, STARS, JSX, HASH, HTML]

/** The comment styles of a language. Others accept the common ones. */
const STYLES: { readonly [language: string]: readonly CommentStyle[] } = {
  // Where a comment of another style is code, or a mistake that should be visible.
  ...forLanguages(['js', 'javascript', 'ts', 'typescript', 'mjs', 'cjs', 'mts', 'cts'], [SLASHES, STARS]),
  ...forLanguages(['jsx', 'tsx'], [SLASHES, STARS, JSX]),
  ...forLanguages(['html'], [HTML, SLASHES, STARS]),
  ...forLanguages(['python', 'py', 'bash'], [HASH]),
  // In Markdown there is front matter, HTML and JSX; in MDX any code.
  ...forLanguages(['md', 'markdown'], [HTML, HASH, JSX]),
  ...forLanguages(['tex', 'latex', 'matlab'], [PERCENT]),
  ...forLanguages(['lua', 'haskell'], [DASHES]),
  ...forLanguages(['sql'], [DASHES, STARS]),
  ...forLanguages(['wasm'], [SEMICOLONS]),
  ...forLanguages(['vb', 'vba', 'visual-basic', 'vbnet'], [QUOTE, REM]),
  ...forLanguages(['batch'], [REM]),
  ...forLanguages(['basic'], [REM, EXCLAMATION, QUOTE]),
  ...forLanguages(['fsharp'], [SLASHES, PARENTHESES]),
  ...forLanguages(['ocaml', 'sml'], [PARENTHESES]),
  ...forLanguages(['fortran'], [EXCLAMATION]),
  ...forLanguages(['cobol'], [['\\*>', '']]),
  // Languages whose own comments are not among the common ones.
  ...forLanguages(['elm', 'ada', 'vhdl'], [...COMMON, DASHES]),
  ...forLanguages(['erlang', 'prolog'], [...COMMON, PERCENT]),
  ...forLanguages(['bat', 'cmd'], [...COMMON, REM]),
  ...forLanguages(['ml', 'fs', 'pascal'], [...COMMON, PARENTHESES]),
  ...forLanguages(['wat', 'lisp', 'clojure', 'scheme', 'asm', 'ini'], [...COMMON, SEMICOLONS]),
}

function forLanguages(languages: readonly string[], styles: readonly CommentStyle[]) {
  return Object.fromEntries(languages.map((language) => [language, styles]))
}

/** By the words, and by the language: a site has few of both, and thousands of blocks. */
const patterns = new Map<string, RegExp>()

function commentPattern(language: string | undefined, words: readonly string[]): RegExp {
  const key = JSON.stringify([language, words])
  const knownPattern = patterns.get(key)
  if (knownPattern) return knownPattern
  const pattern = makePattern(language, words)
  patterns.set(key, pattern)
  return pattern
}

/** Matches a line that contains nothing but a comment with one of the words; each style is a group. */
function makePattern(language: string | undefined, words: readonly string[]): RegExp {
  const styles = (language !== undefined && Object.hasOwn(STYLES, language) && STYLES[language]) || COMMON
  const any = words.map(escapeRegExp).join('|')
  return new RegExp(
    `^\\s*(?:${styles.map(([start, end]) => `${start}\\s*(${any})\\s*${end}`).join('|')})\\s*$`,
  )
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
