// The lines of a code block as they are shown, and which of them are highlighted: by a
// range in the info string, or by comments in the code. Knows nothing of colours.

import { VellumError } from '../../base/errors.js'
import { mayHaveNotation, type NotedLine, readNotation } from './codeNotation.js'

/** Comments that highlight lines, and the class that the lines get. */
export interface MagicComment {
  readonly className: string
  /** Highlights the line after it. */
  readonly line?: string
  /** Highlights the lines between two comments. */
  readonly block?: { readonly start: string; readonly end: string }
}

const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** The comments that need no configuration. */
export const DEFAULT_MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: HIGHLIGHTED,
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
  /** Whether its notation says that it was added or removed. */
  readonly change?: 'added' | 'removed'
  /** Words of its notation that are highlighted. */
  readonly words?: readonly string[]
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
  const lines = writtenLines(code.replace(/\r?\n$/, ''), magicComments)
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
  return lines.map((line, i) =>
    isHighlighted(i + 1) ? { ...line, classNames: [...line.classNames, first.className] } : line,
  )
}

/** The lines without their notation, with what it says about them. */
function writtenLines(code: string, [first]: readonly MagicComment[]): CodeLine[] {
  if (!mayHaveNotation(code)) {
    return code.split(/\r?\n/).map((text, index) => ({ text, index, classNames: NO_CLASSES }))
  }
  const highlighted = first?.className ?? HIGHLIGHTED
  return readNotation(code).lines.map((line) => notedLine(line, highlighted))
}

function notedLine({ text, index, notes, words }: NotedLine, highlighted: string): CodeLine {
  const change = notes.find((note) => note === 'added' || note === 'removed')
  return {
    text,
    index,
    classNames: notes.map((note) => (note === 'highlight' ? highlighted : `vl-line-${note}`)),
    ...(change && { change }),
    ...(words.length > 0 && { words }),
  }
}

const NO_CLASSES: readonly string[] = []

/** `'1,4-6'` → whether a line is 1, 4, 5 or 6. Not an array of numbers: an author may write `1-999999999`. */
export function parseRange(range: string): (line: number) => boolean {
  const spans = range.split(',').map((part) => part.split('-').map(Number))
  return (line) => spans.some(([from = Number.NaN, to = from]) => from <= line && line <= to)
}

function byComments(
  lines: readonly CodeLine[],
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
  for (const line of lines) {
    const word = words.length > 0 ? comment.exec(line.text)?.slice(1).find(Boolean) : undefined
    if (word === undefined) {
      shown.push({ ...line, classNames: [...new Set([...line.classNames, ...open, ...next])] })
      next = []
      continue
    }
    for (const { className, line: nextLine, block } of magicComments) {
      if (word === nextLine) next.push(className)
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
