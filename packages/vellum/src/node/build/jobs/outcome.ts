// How a job of a build ended. An error of the site becomes data: it passes between threads, and all pages
// that failed are reported together. Knows nothing of what the jobs do.

import { thrownValueText } from '../../../shared/thrownValue.js'
import { combineErrors, formatError, messageCodes, VellumError } from '../../base/errors.js'
import type { MessageCode } from '../../messages/catalogue.js'

/** The result of a job that an error of the site may have ended. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: FailedJob }

/** A VellumError as plain data. */
export interface FailedJob {
  readonly codes: readonly MessageCode[]
  readonly message: string
  readonly files: readonly string[]
  readonly frame: string | undefined
  readonly hint: string | undefined
  readonly cause: unknown
}

/** Errors of the site become data; other errors are thrown. */
export async function outcomeOf<T>(job: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await job() }
  } catch (error) {
    if (!(error instanceof VellumError)) throw error
    return { ok: false, error: failedJob(error) }
  }
}

/** An error as data that can pass between threads. */
export function failedJob(error: VellumError): FailedJob {
  const { message, files, frame, hint, cause } = error
  return { codes: messageCodes(error), message, files, frame, hint, cause: plainCause(cause) }
}

/** The original error, in the main thread. */
export function jobError({ codes, message, files, frame, hint, cause }: FailedJob): VellumError {
  return new VellumError(message, {
    code: codes,
    files,
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
    ...(cause !== undefined && { cause }),
  })
}

/** A cause that can pass between threads: any error becomes one with its message and its own cause. */
function plainCause(cause: unknown): unknown {
  if (cause === undefined) return undefined
  if (!(cause instanceof Error)) return new Error(thrownValueText(cause))
  const inner = plainCause(cause.cause)
  return new Error(cause.message, inner === undefined ? {} : { cause: inner })
}

/** The results of jobs; throws one error for all that failed. */
export function valuesOf<T>(outcomes: readonly Outcome<T>[]): T[] {
  const failed = outcomes.flatMap((outcome) => (outcome.ok ? [] : [jobError(outcome.error)]))
  if (failed.length > 0) throw combineErrors(onePerCause(failed))
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
}

/** How many files are named for one cause. */
const MAX_FILES = 5

/** An error in the navbar fails every page: it is reported once. */
function onePerCause(errors: readonly VellumError[]): VellumError[] {
  const groups = new Map<unknown, VellumError[]>()
  for (const error of errors) {
    const key = error.cause === undefined ? error : formatError(error.cause)
    groups.set(key, [...(groups.get(key) ?? []), error])
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [VellumError]
    const others = group.length - 1
    if (others === 0) return first
    const { codes, message, cause, hint } = first
    const count = others === 1 ? '1 other page' : `${others} other pages`
    const rest = /cannot be (?:rendered|compiled)\.$/.test(message)
      ? `Nor can ${count}.`
      : `The same happens on ${count}.`
    return new VellumError(`${message} ${rest}`, {
      code: codes,
      files: [...new Set(group.flatMap(({ files }) => files))].slice(0, MAX_FILES),
      ...(hint !== undefined && { hint }),
      cause,
    })
  })
}
