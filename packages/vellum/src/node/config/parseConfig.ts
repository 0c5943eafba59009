// Checks what a config file exports, `unknown`, fills in the defaults, and reports all problems at once. Knows
// nothing of files.

import type { z } from 'zod'
import { combineErrors } from '../base/errors.js'
import { presetSchema } from './configFields.js'
import { configProblems, fieldWarnings } from './configProblems.js'
import { type CheckedConfig, configSchema } from './configSchema.js'
import { isRecord, ONCE } from './schemaKinds.js'

/** Checks a configuration. `file` is the name that problems are reported under. */
export function parseConfig(unsafeConfig: unknown, { file }: { file: string }): CheckedConfig {
  const result = configSchema.safeParse(unsafeConfig, ONCE)
  if (result.success) return result.data
  const issues = [...result.error.issues, ...presetIssues(unsafeConfig)]
  const problems = configProblems({ issues, value: unsafeConfig, file })
  // A field without effect is not an error, but worth reporting together with errors.
  throw combineErrors([...problems, ...fieldWarnings(unsafeConfig, { file })])
}

/** The problems in the options of presets, so that authors need not move them to find out. */
function presetIssues(unsafeConfig: unknown): z.core.$ZodIssue[] {
  const presets = isRecord(unsafeConfig) && Array.isArray(unsafeConfig.presets) ? unsafeConfig.presets : []
  return presets.flatMap((preset: unknown, i) => {
    const options = Array.isArray(preset) ? preset[1] : undefined
    const { error } = presetSchema.safeParse(options ?? {}, ONCE)
    return (error?.issues ?? []).map((issue) => ({ ...issue, path: ['presets', i, 1, ...issue.path] }))
  })
}
