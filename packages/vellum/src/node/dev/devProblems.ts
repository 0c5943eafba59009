// Errors while a site is written: kept instead of thrown, shown as text in the page, and reported once on the
// terminal although they occur again with every request.

import { formatError, messageCodes, type VellumError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import type { Logger } from '../base/logger.js'
import { withLinks } from '../base/messageLinks.js'
import type { Problem } from '../steps/problems.js'

/** The outcome of some work. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown }

/** Does some work, and returns its result or its error. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, error }
  }
}

/** An error as text; with a stack when it is an error of the engine. */
export function errorText(error: unknown): string {
  return errorTexts([error])[0]!
}

/** Several errors; the links of all of them are below the last. */
export function errorTexts(errors: readonly unknown[]): string[] {
  return withLinks(
    errors.map(plainText),
    errors.flatMap((error) => messageCodes(knownError(error))),
  )
}

function plainText(error: unknown): string {
  const expectedError = knownError(error)
  if (expectedError) return formatError(expectedError)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The errors of all problems but those that the site ignores. */
export function shownErrors(problems: readonly Problem[]): VellumError[] {
  return problems.filter(({ severity }) => severity !== 'ignore').map(({ error }) => error)
}

/** Reports errors. */
export interface ProblemLog {
  readonly report: (error: unknown) => void
  /** Lets the same errors be reported again. */
  readonly forget: () => void
  /** Reports warnings about a part: those that were not there when the same part was last checked. */
  readonly warn: (part: string, warnings: readonly unknown[]) => void
}

/** Makes a log that reports each error once until `forget` is called. */
export function createProblemLog(logger: Pick<Logger, 'warn'>): ProblemLog {
  const reported = new Set<string>()
  const knownTexts = new Map<string, ReadonlySet<string>>()
  return {
    report: (error) => {
      const text = errorText(error)
      if (reported.has(text)) return
      reported.add(text)
      logger.warn(text)
    },
    forget: () => reported.clear(),
    warn: (part, warnings) => {
      const byText = new Map(warnings.map((warning) => [plainText(warning), warning]))
      const added = [...byText].filter(([text]) => !knownTexts.get(part)?.has(text))
      for (const text of errorTexts(added.map(([, warning]) => warning))) logger.warn(text)
      knownTexts.set(part, new Set(byText.keys()))
    },
  }
}
