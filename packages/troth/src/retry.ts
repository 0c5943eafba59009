// Is a failed attempt retried, and after how long? The waiting itself is done by
// request.ts.

import type { HttpError } from './errors.js'
import type { CallContext } from './hookTypes.js'
import { misuse } from './misuse.js'
import type { RetryContext, RetryOptions } from './retryTypes.js'

/** The options of `retry` with their defaults. */
export type RetryConfig = {
  readonly [name in Exclude<keyof RetryOptions, Optional>]-?: NonNullable<RetryOptions[name]>
} & Pick<RetryOptions, Optional>

type Optional = 'when' | 'timeouts'

/** A timer with a longer delay would fire at once. */
export const LONGEST_MS: number = 2 ** 31 - 1

/** Milliseconds to wait before the next attempt; throws the failure when it is not retried. */
export async function retryDelay(
  { retry, context }: { readonly retry: RetryConfig; readonly context: CallContext },
  error: RetryContext['error'],
  attempt: number,
): Promise<number> {
  const { status, retryAfterMs } = error as Partial<HttpError>
  const about = { error, attempt, context }
  // A longer wait is left to the caller, whatever else the options say.
  const isRetried =
    !(retryAfterMs! > Math.min(retry.maxRetryAfter, LONGEST_MS)) &&
    ((await retry.when?.(about)) ??
      (error.kind === 'timeout' ? retry.timeouts : status == null || retry.statuses.includes(status)))
  if (!isRetried) throw error
  const ms = retryAfterMs ?? retry.delay(about)
  if (typeof ms === 'number' && ms >= 0 && ms <= LONGEST_MS) return ms
  throw misuse('CONFIG_OPTION', 'option "retry.delay" must return milliseconds')
}

/**
 * Reads `Retry-After`, as seconds or as an HTTP date in any of its three forms.
 * `'120'` → 120000, a date in the past → 0, anything else → `undefined`
 */
export function parseRetryAfter(value: string | null): number | undefined {
  const text = `${value}`.trim()
  const isDate = /^[A-Z][a-z]+,? .+:\d\d( GMT| \d{4})$/.test(text)
  const ms = /^\d+$/.test(text)
    ? +text * 1000
    : // The form of `asctime` names no zone; it is GMT too.
      Date.parse(isDate ? text.replace(/( GMT)?$/, ' GMT') : '') - Date.now()
  return ms < 0 ? 0 : ms >= 0 ? ms : undefined
}
