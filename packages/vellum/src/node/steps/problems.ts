// Collects the problems of a build. The site chooses the severity of each kind: a problem is printed at once, or
// kept so that all that fail the build are reported together.

import { combineErrors, formatError, messageCodes, type VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import { withLinks } from '../base/messageLinks.js'
import type { Severity } from '../config/userConfig.js'
import type { MessageCode } from '../messages/catalogue.js'

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
  // A link to the manual as well.
  const linkedCodes = new Set<MessageCode>()
  let printed = 0
  const add: Problems['add'] = (problems) => {
    const shown: (Problem & { readonly text: string })[] = []
    for (const { severity, error } of problems) {
      const text = formatError(error)
      if (severity === 'ignore' || reported.has(text)) continue
      reported.add(text)
      if (severity === 'throw') failures.push(error)
      else shown.push({ severity, error, text })
    }
    const codes = shown.flatMap(({ error }) => messageCodes(error)).filter((code) => !linkedCodes.has(code))
    for (const code of codes) linkedCodes.add(code)
    const texts = withLinks(
      shown.map(({ text }) => text),
      codes,
    )
    for (const [i, { severity }] of shown.entries()) {
      printed++
      logger[severity === 'log' ? 'info' : 'warn'](texts[i]!)
    }
  }
  return {
    addOne: (severity, error) => add(error === undefined ? [] : [{ severity, error }]),
    add,
    throwIfFailed: () => {
      if (failures.length > 0) throw combineErrors(failures)
    },
    printed: () => printed,
  }
}
