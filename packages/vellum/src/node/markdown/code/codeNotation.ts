// Code notation: comments such as `// [!code ++]` at the end of a line, or alone in one, that say something about lines.
// Reads them in the comments of any language, and removes them. Knows nothing of colours and HTML.

import { nearestName } from '../../base/nearestName.js'
import { COMMENT_END, COMMENT_START } from './commentForms.js'

/** What a comment says about a line. */
export type LineNote = 'added' | 'removed' | 'focus' | 'highlight' | 'error' | 'warning'

/** A line as it is shown. */
export interface NotedLine {
  readonly text: string
  /** The index of the line in the code, from 0. */
  readonly index: number
  readonly notes: readonly LineNote[]
  /** Words that are highlighted in it. */
  readonly words: readonly string[]
}

/** A notation that is shown as it is written, because it is not understood. Positions are from 0. */
export interface UnreadNotation {
  readonly written: string
  readonly line: number
  readonly column: number
  /** What it probably means; undefined if the name is right, and its position is not, or if no name is near. */
  readonly meant: string | undefined
  readonly isKnown: boolean
}

/** Code with its notation read. */
export interface NotedCode {
  readonly lines: readonly NotedLine[]
  readonly unread: readonly UnreadNotation[]
}

const NOTES: Readonly<Record<string, LineNote>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focus',
  highlight: 'highlight',
  hl: 'highlight',
  error: 'error',
  warning: 'warning',
}

/** The names of notes. */
export const NOTE_NAMES: readonly string[] = Object.keys(NOTES)

/** How notation begins: `[!code ++]`, or `[!code++]`, as VitePress reads it. */
const MARK = /!code(?: |(?=\+\+|--))/

/** Other names for notes, which authors know from elsewhere. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...namesFor('++', 'add added addition insert inserted ins new plus + +++'),
  ...namesFor('--', 'del delete deleted deletion remove removed rem minus - ---'),
  ...namesFor('highlight', 'mark marked highlighted info note hi'),
  ...namesFor('error', 'err danger fail'),
  ...namesFor('warning', 'warn caution'),
  ...namesFor('focus', 'focused'),
}

function namesFor(name: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(' ').map((other) => [other, name]))
}

/** Whether code may have notation: most code has none, and is not read line by line. */
export function mayHaveNotation(code: string): boolean {
  return MARK.test(code)
}

/** A note that holds for some lines more. */
interface OpenNote {
  readonly note?: LineNote
  readonly word?: string
  left: number
}

/** Reads the notation of code; the lines that have nothing else are left out. */
export function readNotation(code: string): NotedCode {
  const lines: NotedLine[] = []
  const unread: UnreadNotation[] = []
  let open: OpenNote[] = []
  for (const [index, written] of code.split(/\r?\n/).entries()) {
    const { text, names, isAlone } = readLine(written)
    const read = names.flatMap((name) => noteOf(name) ?? [])
    for (const match of (read.length < names.length ? written : text).matchAll(NOTATION))
      unread.push(...unreadNotation(match, index))
    open.push(...read)
    if (isAlone && read.length === names.length) continue
    const shown = read.length === names.length ? text : written
    lines.push({
      text: shown.replace(/\[!!code(?= |\+\+|--)/g, '[!code'),
      index,
      notes: [...new Set(open.flatMap(({ note }) => note ?? []))],
      words: [...new Set(open.flatMap(({ word }) => word ?? []))],
    })
    open = open.filter((each) => --each.left > 0)
  }
  return { lines, unread }
}

const NOTATION = /\[!code(?: |(?=\+\+|--))([^\]\n]*)\]/g
/** Notation without its name. */
const ANY = String.raw`\[!code(?: |\+\+|--)[^\]]*\]`

/** A comment that is notation and nothing else. */
const ONLY = new RegExp(String.raw`(?:^|(?<=\S)|\s+)${COMMENT_START}\s*((?:${ANY}\s*)+)${COMMENT_END}?\s*$`)
/** The end of a comment that has its own text. */
const AFTER_TEXT = new RegExp(String.raw`(?<=${COMMENT_START}.*?)\s*((?:${ANY}\s*)+)(?=${COMMENT_END}?\s*$)`)

interface ReadLine {
  readonly text: string
  readonly names: readonly string[]
  readonly isAlone: boolean
}

/** A line may end with more than one comment that is notation. */
function readLine(line: string): ReadLine {
  const last = MARK.test(line) ? readLastComment(line) : undefined
  if (!last) return { text: line, names: [], isAlone: false }
  const others = readLine(last.text)
  if (others.names.length === 0) return last
  return { ...others, names: [...others.names, ...last.names] }
}

function readLastComment(line: string): ReadLine | undefined {
  const only = ONLY.exec(line)
  const found = only ?? AFTER_TEXT.exec(line)
  if (!found) return undefined
  const before = line.slice(0, found.index)
  const after = line.slice(found.index + found[0].length)
  const names = [...(found[1] ?? '').matchAll(NOTATION)].map(([, name = '']) => name.trim())
  const text = only ? before : `${before}${after && ` ${after.trimStart()}`}`
  return { text, names, isAlone: only !== null && before.trim() === '' }
}

/** `++:3` → a note for three lines; `word:left` → a word in all lines from here on. */
function noteOf(name: string): OpenNote | undefined {
  const [, word, times] = /^word:((?:\\.|[^\\])+?)(?::(\d+))?$/.exec(name) ?? []
  if (word !== undefined) {
    return { word: word.replace(/\\(.)/g, '$1'), left: times === undefined ? Infinity : Number(times) }
  }
  const [, note = '', count = '1'] = /^([^:]*)(?::(\d+))?$/.exec(name) ?? []
  return Object.hasOwn(NOTES, note) ? { note: NOTES[note]!, left: Number(count) } : undefined
}

/** The names that have letters: any short word is near to `++`. */
const WORDS = [...NOTE_NAMES.filter((name) => /\w/.test(name)), 'word']

/** Nothing for what only looks like notation, such as a pattern of a shell. */
function unreadNotation(
  { 0: written, 1: name = '', index }: RegExpMatchArray,
  line: number,
): UnreadNotation[] {
  const isKnown = noteOf(name.trim()) !== undefined
  const [plain = '', count] = name.trim().split(/:(?=\d+$)/)
  if (!isKnown && !/^(?:[a-z][\w-]*(?::.*)?|[+-]+)$/i.test(plain)) return []
  const near = OTHER_NAMES[plain.toLowerCase()] ?? nearestName(plain, WORDS, Math.ceil(plain.length / 3))
  const meant =
    isKnown || near === undefined
      ? undefined
      : `[!code ${near}${near === 'word' ? ':…' : count ? `:${count}` : ''}]`
  return [{ written, line, column: index ?? 0, meant, isKnown }]
}

/** A line that was removed, as a comment that says nothing to a compiler, not even in JSX. */
const HIDDEN = /^\/\/ \[!removed:([A-Za-z0-9_-]*)\]$/gm

/**
 * Code without its removed lines, for compilers: a program has none of them. Their comments keep the numbers of
 * lines as they are, and `showRemovedLines` takes them back.
 */
export function hideRemovedLines(code: string): string {
  if (!mayHaveNotation(code)) return code
  const removed = removedLines(code)
  if (removed.size === 0) return code
  return code
    .split('\n')
    .map((line, i) => (removed.has(i) ? `// [!removed:${Buffer.from(line).toString('base64url')}]` : line))
    .join('\n')
}

/** Takes back what `hideRemovedLines` has done. */
export function showRemovedLines(code: string): string {
  return code.replace(HIDDEN, (_, line: string) => Buffer.from(line, 'base64url').toString())
}

/** The indexes of removed lines; none if the code has no others: then it is about them. */
function removedLines(code: string): ReadonlySet<number> {
  const { lines } = readNotation(code)
  const removed = lines.filter(({ notes }) => notes.includes('removed'))
  const others = lines.filter(({ notes, text }) => !notes.includes('removed') && text.trim() !== '')
  return new Set(others.length === 0 ? [] : removed.map(({ index }) => index))
}

/** The code that a reader takes along: without notation, and without removed lines unless there are no others. */
export function codeToRun(code: string): string {
  if (!mayHaveNotation(code)) return code
  const removed = removedLines(code)
  return readNotation(code)
    .lines.filter(({ index }) => !removed.has(index))
    .map(({ text }) => text)
    .join('\n')
}
