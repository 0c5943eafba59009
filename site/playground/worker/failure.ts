// What was thrown, as the end of a run: its text, its place and a hint.

import type { CodePlace, Ending } from '../protocol'
import { hintFor } from './hints'
import { inspect } from './inspect/inspect'
import { shortened } from './shortened'
import { type ProgramPlaces, placeText, programPlace, programStack } from './stack'

type Threw = Extract<Ending, { how: 'threw' }>

/** What an event about an error tells of its place. */
export interface ReportedPlace extends CodePlace {
  readonly address: string
}

/** The ending of a program that threw. */
export function failureOf(thrown: unknown, places: ProgramPlaces, reported?: ReportedPlace): Threw {
  const mistake = safely(() => syntaxPlace(thrown, places, reported))
  return {
    how: 'threw',
    text: shortened(
      `Uncaught ${safely(() => textOf(thrown, places, mistake)) ?? safely(() => `${thrown}`) ?? 'error'}`,
    ),
    place: safely(() => placeOf(thrown, places) ?? mistake ?? placeIn(reported, places)),
    hint: safely(() => hintFor(thrown)),
  }
}

function textOf(thrown: unknown, places: ProgramPlaces, mistake: CodePlace | undefined): string {
  if (mistake) {
    const message = places
      .named((thrown as SyntaxError).message)
      .replace(/^Failed to execute 'importScripts'.*?: /, '')
    return `SyntaxError: ${message}\n    at ${placeText(mistake, places)}`
  }
  return inspect(thrown, { stackOf: (error) => programStack(error, places) })
}

/** A program may have changed what this file is built on; its end must be told all the same. */
function safely<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The innermost line of the program in the stack, or in that of a cause. */
function placeOf(thrown: unknown, places: ProgramPlaces): CodePlace | undefined {
  let error = thrown
  for (let level = 0; level < 5 && error instanceof Error; level += 1) {
    const place = programPlace(error.stack, places)
    if (place) return place
    error = error.cause
  }
  return undefined
}

/**
 * Where a mistake in the syntax is: told in properties of the error by Firefox and Safari, in an event
 * about it by Chromium. Undefined for a SyntaxError that the running program got from JSON.parse.
 */
function syntaxPlace(
  thrown: unknown,
  places: ProgramPlaces,
  reported: ReportedPlace | undefined,
): CodePlace | undefined {
  if (!(thrown instanceof SyntaxError) || programPlace(thrown.stack, places)) return undefined
  const { lineNumber, columnNumber, line, column, fileName, sourceURL } = thrown as unknown as Record<
    string,
    unknown
  >
  const address = String(fileName ?? sourceURL)
  const own = { address, line: Number(lineNumber ?? line), column: Number(columnNumber ?? column) }
  return placeIn(own, places) ?? placeIn(reported, places)
}

function placeIn(
  place: ReportedPlace | undefined,
  { address, placeOf }: ProgramPlaces,
): CodePlace | undefined {
  if (place?.address !== address || !(place.line >= 1)) return undefined
  return placeOf({ line: place.line, column: place.column || 1 })
}
