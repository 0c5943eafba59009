// The thrown value as the end of a run: its text, its position and a hint.

import type { CodePosition, Ending } from '../protocol.js'
import { type Hints, hintFor } from './hints.js'
import { inspect } from './inspect/inspect.js'
import { shortened } from './shortened.js'
import { type ProgramSource, positionText, programPosition, programStack } from './stack.js'

type Threw = Extract<Ending, { how: 'threw' }>

/** The position that an `error` event reports. */
export interface ReportedPosition extends CodePosition {
  readonly url: string
}

export interface FailureContext {
  readonly source: ProgramSource
  readonly hints: Hints
  readonly reported?: ReportedPosition | undefined
}

/** The ending of a program that threw. */
export function failureOf(thrown: unknown, { source, hints, reported }: FailureContext): Threw {
  const syntaxError = safely(() => syntaxPosition(thrown, source, reported))
  return {
    how: 'threw',
    text: shortened(
      `Uncaught ${safely(() => textOf(thrown, source, syntaxError)) ?? safely(() => `${thrown}`) ?? 'error'}`,
    ),
    position: safely(() => positionOf(thrown, source) ?? syntaxError ?? positionIn(reported, source)),
    hint: safely(() => hintFor(thrown, hints)),
  }
}

function textOf(thrown: unknown, source: ProgramSource, syntaxError: CodePosition | undefined): string {
  if (syntaxError) {
    const message = source
      .named((thrown as SyntaxError).message)
      .replace(/^Failed to execute 'importScripts'.*?: /, '')
    return `SyntaxError: ${message}\n    at ${positionText(syntaxError, source)}`
  }
  return inspect(thrown, { stackOf: (error) => programStack(error, source) })
}

/** A program may have changed the platform that this file uses; its end must be reported all the same. */
function safely<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The innermost line of the program in the stack, or in the stack of a cause. */
function positionOf(thrown: unknown, source: ProgramSource): CodePosition | undefined {
  let error = thrown
  for (let level = 0; level < 5 && error instanceof Error; level += 1) {
    const position = programPosition(error.stack, source)
    if (position) return position
    error = error.cause
  }
  return undefined
}

/**
 * The position of a syntax error: Firefox and Safari report it in properties of the error, Chromium in an
 * `error` event. Undefined for a SyntaxError that the running program got from JSON.parse.
 */
function syntaxPosition(
  thrown: unknown,
  source: ProgramSource,
  reported: ReportedPosition | undefined,
): CodePosition | undefined {
  if (!(thrown instanceof SyntaxError) || programPosition(thrown.stack, source)) return undefined
  const { lineNumber, columnNumber, line, column, fileName, sourceURL } = thrown as unknown as Record<
    string,
    unknown
  >
  const url = String(fileName ?? sourceURL)
  const ownPosition = { url, line: Number(lineNumber ?? line), column: Number(columnNumber ?? column) }
  return positionIn(ownPosition, source) ?? positionIn(reported, source)
}

function positionIn(
  position: ReportedPosition | undefined,
  { url, positionOf }: ProgramSource,
): CodePosition | undefined {
  if (position?.url !== url || !(position.line >= 1)) return undefined
  return positionOf({ line: position.line, column: position.column || 1 })
}
