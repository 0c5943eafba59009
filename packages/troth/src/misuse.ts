// The one way this library reports an error in the calling code.

import { ConfigError, type ErrorCode } from './errors.js'

/** The `ConfigError` for an error in the calling code. A call adds what it knows of the request. */
export function misuse(code: ErrorCode, problem: string, reason?: { cause: unknown }): ConfigError {
  return new ConfigError(problem, { code, ...reason })
}
