// Collects the problems of a build. The site chooses the severity of each kind: a problem is printed at once, or
// kept so that all that fail the build are reported together.

import { combineErrors, formatError, type VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import type { Severity } from '../config/userConfig.js'

/** An error and its severity. */
export interface Problem {
  readonly severity: Severity
  readonly error: VellumError
}

/** Collects problems. */
export interface Problems {
  readonly add: (problems: Iterable<Problem>) => void
  /** Adds a problem, if there is one. */
  readonly addOne: (severity: Severity, error: VellumError | undefined) => void
  /** Throws all problems that fail the build, as one error. */
  readonly throwIfFailed: () => void
  /** How many problems were printed. */
  readonly printed: () => number
}

/** Creates an empty collection; `logger` prints the problems that do not fail the build. */
export function createProblems(logger: Pick<Logger, 'info' | 'warn'>): Problems {
  const failures: VellumError[] = []
  // A file that several locales show is reported once.
  const reported = new Set<string>()
  let printed = 0
  const addOne: Problems['addOne'] = (severity, error) => {
    if (error === undefined || severity === 'ignore') return
    const text = formatError(error)
    if (reported.has(text)) return
    reported.add(text)
    switch (severity) {
      case 'throw':
        failures.push(error)
        return
      case 'log':
      case 'warn':
        printed++
        logger[severity === 'log' ? 'info' : 'warn'](text)
    }
  }
  return {
    addOne,
    add: (problems) => {
      for (const { severity, error } of problems) addOne(severity, error)
    },
    throwIfFailed: () => {
      if (failures.length > 0) throw combineErrors(failures)
    },
    printed: () => printed,
  }
}
