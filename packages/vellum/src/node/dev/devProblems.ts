// What goes wrong while a site is written: kept instead of thrown, as text for the page,
// and told once on the terminal although every look at the site finds it again.

import { formatError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import type { Logger } from '../base/logger.js'

/** What some work has come to. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown }

/** Does some work, and keeps what it throws. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, error }
  }
}

/** An error as text; a stack is of use only for mistakes that are ours. */
export function textOf(error: unknown): string {
  const known = knownError(error)
  if (known) return formatError(known)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Tells of problems. */
export interface ProblemLog {
  readonly tell: (error: unknown) => void
  /** Something has changed: what is wrong from now on is news. */
  readonly forget: () => void
}

/** Makes a log that tells each problem once between two changes. */
export function createProblemLog(logger: Pick<Logger, 'warn'>): ProblemLog {
  const told = new Set<string>()
  return {
    tell: (error) => {
      const text = textOf(error)
      if (told.has(text)) return
      told.add(text)
      logger.warn(text)
    },
    forget: () => told.clear(),
  }
}
