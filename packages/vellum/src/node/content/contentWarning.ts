// Problems of content that need not end the build.

import { combineErrors, type VellumError } from '../base/errors.js'
import type { Severity } from '../config/siteConfig.js'

/** A problem, and how loud it is told. */
export interface ContentWarning {
  readonly severity: 'log' | 'warn'
  readonly error: VellumError
}

/** Problems at the loudness that the site has chosen: `throw` throws all of them as one (CF-5). */
export function warningsOf(errors: readonly VellumError[], severity: Severity): ContentWarning[] {
  if (severity === 'throw' && errors.length > 0) throw combineErrors(errors)
  return severity === 'log' || severity === 'warn' ? errors.map((error) => ({ severity, error })) : []
}
