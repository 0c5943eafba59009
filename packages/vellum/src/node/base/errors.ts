// The one error of the engine's Node side: what happened, where, how to fix it.
// Knows nothing of terminals; `formatError` makes plain lines and cli.ts prints
// them, once. No stack trace is shown for a user's error.

import { thrownValueText } from '../../shared/thrownValue.js'
import type { MessageCode } from '../messages/catalogue.js'
import { messageLinks } from './messageLinks.js'
import { namePlugins } from './pluginFiles.js'

/** What a `VellumError` has besides its message. */
export interface VellumErrorDetails {
  /** What kind of message it is, see `messages/catalogue.ts`; those of all when several errors are one. */
  readonly code: MessageCode | readonly MessageCode[]
  /** The positions of the error, the most useful first: `docs/a.md`, `docs/a.md:3`, `docs/a.md:3:7`. */
  readonly files?: readonly string[]
  /** The lines around the error, with a mark under it. */
  readonly frame?: string
  /** How to fix it, as a sentence. */
  readonly hint?: string
  /** The underlying error. */
  readonly cause?: unknown
}

/** An error in the site's configuration or content. */
export class VellumError extends Error {
  override readonly name = 'VellumError'
  readonly codes: readonly MessageCode[]
  readonly files: readonly string[]
  readonly frame: string | undefined
  readonly hint: string | undefined

  constructor(message: string, { code, files = [], frame, hint, ...options }: VellumErrorDetails) {
    super(message, options)
    this.codes = typeof code === 'string' ? [code] : code
    this.files = files
    this.frame = frame
    this.hint = hint
  }
}

/** Several errors as one: the first line counts them. What all locales have in common is reported once. */
export function combineErrors(allProblems: readonly VellumError[]): VellumError {
  const problems = [...new Map(allProblems.map((problem) => [formatError(problem), problem])).values()]
  const [only] = problems
  if (only && problems.length === 1) return only
  return new VellumError([`${problems.length} problems:`, ...problems.map(formatError)].join('\n\n'), {
    code: problems.flatMap(messageCodes),
  })
}

/** Throws several errors as one; returns when there are none. */
export function throwAll(problems: readonly VellumError[]): void {
  if (problems.length > 0) throw combineErrors(problems)
}

/** Maps every value, even after one has failed: the `VellumError`s of all are thrown as one. */
export function mapAll<Value, Result>(values: readonly Value[], map: (value: Value) => Result): Result[] {
  const problems: VellumError[] = []
  const results = values.flatMap((value) => {
    try {
      return [map(value)]
    } catch (error) {
      if (!(error instanceof VellumError)) throw error
      problems.push(error)
      return []
    }
  })
  throwAll(problems)
  return results
}

/**
 * An error as the lines that a person reads: the message, the positions, the fix,
 * and the causes below.
 */
export function formatError(error: unknown): string {
  return namePlugins(formatCauses(error, new Set()))
}

/** An error may be its own cause. */
function formatCauses(error: unknown, above: ReadonlySet<unknown>): string {
  const lines = [error instanceof Error ? error.message : thrownValueText(error)]
  if (error instanceof VellumError) {
    lines.push(...error.files.map((file) => `  at ${file}`))
    if (error.frame) lines.push(error.frame.replace(/^/gm, '  '))
    if (error.hint) lines.push(`  ${error.hint}`)
  }
  const cause = error instanceof Error ? error.cause : undefined
  if (cause !== undefined && cause !== error && !above.has(cause)) {
    lines.push(`Cause: ${formatCauses(cause, new Set([...above, error]))}`)
  }
  return lines.join('\n')
}

/** The kinds of messages that `formatError` prints for an error: its own and those of its causes. */
export function messageCodes(error: unknown): MessageCode[] {
  const codes = new Set<MessageCode>()
  const seen = new Set<unknown>()
  for (let current = error; current instanceof Error && !seen.has(current); current = current.cause) {
    seen.add(current)
    for (const code of current instanceof VellumError ? current.codes : []) codes.add(code)
  }
  return [...codes]
}

/** An error as `formatError` prints it, and below it where the manual explains it. */
export function explainError(error: unknown): string {
  return [formatError(error), ...messageLinks(messageCodes(error))].join('\n')
}

/**
 * The lines around a position, numbered, with a mark under it:
 *
 *       4 | Some text
 *     > 5 | <div
 *         | ^
 */
export function codeFrame(text: string, { line, column }: { line: number; column: number }): string {
  const lines = text.split(/\r?\n/)
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .flatMap((number) => {
      const content = shorten(lines[number - 1] ?? '')
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd()
      if (number !== line || column > content.length + 1) return [row]
      return [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`]
    })
    .join('\n')
}

function shorten(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}

/** A hint of several sentences; those that are `undefined` are left out. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ')
}
