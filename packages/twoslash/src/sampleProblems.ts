// What is reported of a sample that is wrong: the compiler's errors and wrong
// directives, each with its position and a hint.

import type { TwoslashError, TwoslashReturn } from 'twoslash'
import type { SampleProblem } from 'vellum'
import { nearestName } from './nearestName.js'

/** An error of the compiler; `start` is its offset in the code. */
export interface CompilerError {
  readonly start: number
  readonly code: number
  readonly text: string
}

/** What is wrong with a sample that was compiled: errors that are not allowed, and directives. */
export function problemsOf(
  { meta }: TwoslashReturn,
  { code, errors, offset }: { code: string; errors: readonly CompilerError[]; offset: number },
): SampleProblem[] {
  const { errors: allowed } = meta.handbookOptions
  const unexpected = errors
    .filter((error) => !allowed.includes(error.code))
    .map((error) => ({
      ...positionIn(code, error.start),
      message: `The sample does not compile (TS${error.code}): ${error.text}`,
      hint: `Correct the sample, allow the error with "// @errors: ${[...allowed, error.code].join(' ')}", or write no-twoslash after the language.`,
    }))
  const missing = allowed.filter((number) => !errors.some((error) => error.code === number))
  const directives = meta.flagNotations.flatMap(({ type, name, start }): SampleProblem[] => {
    const position = positionIn(code, start - offset)
    if (type === 'unknown') return [unknownDirective(name, position)]
    return name === 'errors' ? missing.map((number) => missingError(number, position)) : []
  })
  return [...unexpected, ...directives].sort((a, b) => a.line - b.line || a.column - b.column)
}

type CodePosition = Pick<SampleProblem, 'line' | 'column'>

/** The directives that a misspelt one is compared with. */
const DIRECTIVES = ['errors', 'noErrors', 'filename', 'strict', 'target', 'lib', 'jsx', 'types', 'showEmit']

function unknownDirective(name: string, position: CodePosition): SampleProblem {
  const nearest = nearestName(name, DIRECTIVES)
  return {
    ...position,
    message: `The directive "@${name}" is unknown.`,
    hint: nearest
      ? `Did you mean "@${nearest}"?`
      : 'If it is not meant as a directive, word the comment differently, or write no-twoslash after the language.',
  }
}

function missingError(number: number, position: CodePosition): SampleProblem {
  return {
    ...position,
    message: `The sample allows the error ${number}, but the compiler does not report it.`,
    hint: 'Remove the number from "// @errors", or let the sample show the error.',
  }
}

function positionIn(code: string, offset: number): CodePosition {
  const before = code.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length - 1, column: before.at(-1)!.length }
}

/** Whether Twoslash itself rejected a sample. */
export function isTwoslashError(error: unknown): error is TwoslashError {
  return error instanceof Error && 'recommendation' in error && 'title' in error
}

/** An error in how Twoslash is used; its line is in its text. */
export function twoslashProblem({ title, description }: TwoslashError): SampleProblem {
  // The checker adds two lines before the sample.
  const line = Math.max(0, Number(/lines?(?:\(s\))? (\d+)/.exec(description)?.[1] ?? 3) - 3)
  const position = { line, column: 0 }
  switch (title) {
    case 'Invalid quick info query':
      return {
        ...position,
        message: 'The query "^?" points at nothing that has a type.',
        hint: 'Put the "^" under a name in the line above, one that is shown.',
      }
    case 'Invalid completion query':
      return { ...position, message: 'The marker "^|" is not supported.', hint: 'Use "^?" to show a type.' }
    case 'Mismatched cut markers':
      return {
        ...position,
        message: 'A "---cut-start---" or a "---cut-end---" has no partner.',
        hint: 'Write one "// ---cut-end---" after each "// ---cut-start---".',
      }
    default:
      return {
        ...position,
        message: `The sample cannot be checked: ${title}. ${description.trim()}`,
        hint: 'Correct the directive, or write no-twoslash after the language.',
      }
  }
}
