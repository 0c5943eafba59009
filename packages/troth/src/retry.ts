// May a failed attempt be repeated, and after how long? Pure functions; the
// waiting itself is done by request.ts.

import type { HttpError, NetworkError } from './errors.js'
import type { RetryOptions } from './optionTypes.js'

/**
 * Milliseconds to wait before repetition number `repetition` (from 0), or
 * `undefined` when this failure is not worth one.
 */
export function retryDelay(
  retry: Required<RetryOptions>,
  repetition: number,
  failure: HttpError | NetworkError,
): number | undefined {
  const { status, retryAfterMs } = failure as Partial<HttpError>
  const worthIt =
    status == null || (retry.statuses.includes(status) && !(retryAfterMs! > retry.maxRetryAfter))
  // Full jitter: clients that failed together do not come back together.
  return worthIt ? (retryAfterMs ?? Math.random() * Math.min(10_000, 300 * 2 ** repetition)) : undefined
}

/**
 * Reads `Retry-After`, as seconds or as an HTTP date.
 * `'120'` → 120000, a date in the past → 0, anything else → `undefined`
 */
export function parseRetryAfter(value: string | null): number | undefined {
  const ms = Number(value) * 1000 || Date.parse(`${value}`) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
