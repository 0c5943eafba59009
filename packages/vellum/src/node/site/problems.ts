// What a build has found fault with. Each fault is as loud as the site wants it:
// printed at once, or kept so that all that fail the build are told together (CF-5).

import { combineErrors, formatError, type VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import type { Severity } from '../config/userConfig.js'

/** A fault and how loud it is. */
export interface Problem {
  readonly severity: Severity
  readonly error: VellumError
}

/** Collects findings. */
export interface Problems {
  readonly add: (findings: Iterable<Problem>) => void
  /** Adds one that may not be there. */
  readonly addOne: (severity: Severity, error: VellumError | undefined) => void
  /** Throws all that fail the build, as one error. */
  readonly throwIfFailed: () => void
  /** How many were printed. */
  readonly printed: () => number
}

export function createProblems(logger: Pick<Logger, 'info' | 'warn'>): Problems {
  const failures: VellumError[] = []
  // A file that is shown in several languages is told once.
  const told = new Set<string>()
  let printed = 0
  const addOne: Problems['addOne'] = (severity, error) => {
    if (error === undefined || severity === 'ignore') return
    const text = formatError(error)
    if (told.has(text)) return
    told.add(text)
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
    add: (findings) => {
      for (const { severity, error } of findings) addOne(severity, error)
    },
    throwIfFailed: () => {
      if (failures.length > 0) throw combineErrors(failures)
    },
    printed: () => printed,
  }
}
