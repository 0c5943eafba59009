// Checks what a config file exports, `unknown`, fills in the defaults, and reports all problems at once. Knows
// nothing of files.

import { combineErrors, type VellumError } from '../base/errors.js'
import { configProblems, fieldWarnings } from './configProblems.js'
import { type CheckedConfig, configSchema } from './configSchema.js'
import { ONCE } from './schemaKinds.js'
import { sentDataErrors } from './sentData.js'

/** How problems are reported. */
export interface ParseOptions {
  /** The name that they are reported under. */
  readonly file: string
  /** Warnings that are reported with them. @default those about its fields */
  readonly warnings?: readonly VellumError[] | undefined
}

/** Checks a configuration. */
export function parseConfig(
  unsafeConfig: unknown,
  { file, warnings = fieldWarnings(unsafeConfig, { file }) }: ParseOptions,
): CheckedConfig {
  const dataErrors = sentDataErrors(unsafeConfig, { file })
  if (dataErrors.length > 0) throw combineErrors([...dataErrors, ...warnings])
  const result = configSchema.safeParse(unsafeConfig, ONCE)
  if (result.success) return result.data
  const problems = configProblems({ issues: result.error.issues, value: unsafeConfig, file })
  // A field without effect is not an error, but worth reporting together with errors.
  throw combineErrors([...problems, ...warnings])
}
