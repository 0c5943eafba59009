// What an author is told about a sample that is wrong: the compiler's errors and the
// mistakes in directives, at their place and with what to do.

import type { TwoslashError, TwoslashReturn } from 'twoslash'
import { nearestName } from '../../base/nearestName.js'

/** Something wrong, at a place in the code as the author wrote it, from 0. */
export interface SampleProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly hint: string
}

/** What is wrong with a sample that was compiled: errors that are not allowed, and directives. */
export function problemsOf(
  { meta }: TwoslashReturn,
  {
    code,
    errors,
    offset,
  }: { code: string; errors: readonly { start: number; code: number; text: string }[]; offset: number },
): SampleProblem[] {
  const { errors: allowed } = meta.handbookOptions
  const wrong = errors
    .filter((error) => !allowed.includes(error.code))
    .map((error) => ({
      ...placeIn(code, error.start),
      message: `The sample does not compile (TS${error.code}): ${error.text}`,
      hint: `Correct the sample, allow the error with "// @errors: ${[...allowed, error.code].join(' ')}", or write no-twoslash after the language.`,
    }))
  const flags = meta.flagNotations.flatMap(({ type, name, start }): SampleProblem[] => {
    const place = placeIn(code, start - offset)
    if (type === 'unknown') {
      const meant = nearestName(name, KNOWN_FLAGS)
      const comment = `Write the comment in another way if it is none, or no-twoslash after the language.`
      return [
        {
          ...place,
          message: `The directive "@${name}" is not known.`,
          hint: meant ? `Did you mean "@${meant}"?` : comment,
        },
      ]
    }
    if (name !== 'errors') return []
    const missing = allowed.filter((number) => !errors.some((error) => error.code === number))
    return missing.map((number) => ({
      ...place,
      message: `The sample allows the error ${number}, but the compiler does not report it.`,
      hint: 'Take the number out of "// @errors", or let the sample show the error.',
    }))
  })
  return [...wrong, ...flags].sort((a, b) => a.line - b.line || a.column - b.column)
}

/** What a misspelt directive is compared with. */
const KNOWN_FLAGS = ['errors', 'noErrors', 'filename', 'strict', 'target', 'lib', 'jsx', 'types', 'showEmit']

function placeIn(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length - 1, column: before.at(-1)!.length }
}

/** Whether Twoslash itself refused a sample. */
export function isTwoslashError(error: unknown): error is TwoslashError {
  return error instanceof Error && 'recommendation' in error && 'title' in error
}

/** A mistake in how Twoslash is used; lines are told in its text. */
export function twoslashProblem({ title, description }: TwoslashError): SampleProblem {
  // Two lines of ours stand before the sample.
  const line = Math.max(0, Number(/lines?(?:\(s\))? (\d+)/.exec(description)?.[1] ?? 3) - 3)
  const place = { line, column: 0 }
  switch (title) {
    case 'Invalid quick info query':
      return {
        ...place,
        message: 'The query "^?" points at nothing that has a type.',
        hint: 'Put the "^" under a name in the line above, one that is shown.',
      }
    case 'Invalid completion query':
      return { ...place, message: 'The marker "^|" is not supported.', hint: 'Use "^?" to show a type.' }
    case 'Mismatched cut markers':
      return {
        ...place,
        message: 'A "---cut-start---" or a "---cut-end---" has no partner.',
        hint: 'Write one "// ---cut-end---" after each "// ---cut-start---".',
      }
    default:
      return {
        ...place,
        message: `The sample cannot be checked: ${title}. ${description.trim()}`,
        hint: 'Correct the directive, or write no-twoslash after the language.',
      }
  }
}
