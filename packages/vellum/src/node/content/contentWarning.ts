// Problems of content that need not fail the build.

import { combineErrors, type VellumError } from '../base/errors.js'
import type { Severity } from '../config/siteConfig.js'

/** A problem, and the level that it is logged at. */
export interface ContentWarning {
  readonly severity: 'log' | 'warn'
  readonly error: VellumError
}

/** Problems at the severity that the site configures: `throw` throws all of them as one. */
export function warningsOf(errors: readonly VellumError[], severity: Severity): ContentWarning[] {
  if (severity === 'throw' && errors.length > 0) throw combineErrors(errors)
  return severity === 'log' || severity === 'warn' ? errors.map((error) => ({ severity, error })) : []
}
