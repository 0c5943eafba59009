// The errors of the site's stylesheets while it is written. A sheet is checked in the background whenever a
// browser requests it again; a sheet with an error is checked again after each change of a stylesheet,
// because browsers may not request it then.

import { errorTexts } from './devProblems.js'

/** How sheets are checked, and who is notified. */
export interface StyleErrorsInput {
  /** The error of a sheet; undefined if it has none. */
  readonly checkSheet: (file: string) => Promise<Error | undefined>
  /** Called when the errors have changed, with all of them as text; undefined if there is none. */
  readonly onChange: (message: string | undefined) => void
  /** Called with a sheet whose error is fixed. */
  readonly onFixed: (file: string) => void
}

/** The errors of all sheets. */
export interface StyleErrors {
  /** Checks a sheet, which may have changed. */
  readonly check: (file: string) => Promise<void>
  /** Checks sheets with an error again. */
  readonly recheck: () => Promise<void>
  readonly message: () => string | undefined
}

/** Creates a collection without errors. */
export function createStyleErrors({ checkSheet, onChange, onFixed }: StyleErrorsInput): StyleErrors {
  const errors = new Map<string, unknown>()
  const checks = new Map<string, Promise<void>>()
  const message = () => (errors.size === 0 ? undefined : errorTexts([...errors.values()]).join('\n\n'))

  /** One after the other for each sheet, so that the last result is that of the last text. */
  function check(file: string): Promise<void> {
    const checked = (checks.get(file) ?? Promise.resolve()).then(() => checkNow(file))
    checks.set(file, checked)
    return checked
  }

  async function checkNow(file: string): Promise<void> {
    const before = message()
    // An error of the check itself counts as an error of the sheet: nothing else is known about it.
    const error = await checkSheet(file).catch((thrown: unknown) => thrown)
    const isFixed = error === undefined && errors.delete(file)
    if (error !== undefined) errors.set(file, error)
    if (message() !== before) onChange(message())
    if (isFixed) onFixed(file)
  }

  return {
    check,
    recheck: async () => {
      await Promise.all([...errors.keys()].map(check))
    },
    message,
  }
}
