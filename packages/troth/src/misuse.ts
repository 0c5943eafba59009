// The one way this library reports an error in the calling code: a ConfigError
// that names the request, if one was under way.

import { ConfigError, type ErrorCode } from './errors.js'

/** What is known of the call that an error is about. Nothing, while a client is being made. */
export interface CallInfo {
  readonly method?: string
  readonly url?: string
  readonly attempts?: number
}

/** The `ConfigError` for an error in the calling code. */
export function misuse(
  call: CallInfo,
  code: ErrorCode,
  problem: string,
  cause?: { cause: unknown },
): ConfigError {
  return new ConfigError(problem, { ...call, code, ...cause })
}
