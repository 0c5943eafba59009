// The option `retry`, and what its functions receive. The website's API reference is
// generated from the comments in this file. Types alone.

import type { HttpError, NetworkError, TimeoutError } from './errors.js'
import type { CallContext, HttpMethod } from './hookTypes.js'

/** What `retry.when` and `retry.delay` receive. */
export interface RetryContext {
  /** Why the attempt failed. */
  readonly error: HttpError | NetworkError | TimeoutError
  /** How many attempts have been made: 1 after the first one. */
  readonly attempt: number
  /** The values of the option `context`. */
  readonly context: CallContext
}

/** When a failed attempt is retried. Every field has a default, so `{ limit: 2 }` is complete. */
export interface RetryOptions {
  /**
   * How many times a request is retried after its first attempt. `Infinity` leaves the end to `totalTimeout` and `signal`.
   *
   * @default 0
   */
  limit?: number | undefined
  /**
   * The methods that may be retried. `POST` and `PATCH` can be processed twice
   * when retried; list them only when the server can recognise a repeated request.
   *
   * @default ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']
   */
  methods?: readonly HttpMethod[] | undefined
  /**
   * The statuses that are retried.
   *
   * @default [408, 429, 502, 503, 504]
   */
  statuses?: readonly number[] | undefined
  /**
   * Whether an attempt that reached `timeout` is retried. `totalTimeout` still ends the call.
   *
   * @default false
   */
  timeouts?: boolean | undefined
  /**
   * Decides whether a failure is retried: `true` and `false` override `statuses` and `timeouts`;
   * `undefined` falls back to them. `limit`, `methods` and `maxRetryAfter` apply in any case.
   *
   * @default undefined
   * @example ({ error }) => (error.kind === 'http' && error.status === 500 ? true : undefined)
   */
  when?: ((context: RetryContext) => boolean | undefined | Promise<boolean | undefined>) | undefined
  /**
   * Milliseconds to wait before the next attempt, unless the response has a `Retry-After`, which wins.
   * By default, exponential backoff with full jitter: a random delay whose upper bound doubles with each attempt, up to a maximum.
   *
   * @default ({ attempt }) => Math.random() * Math.min(10_000, 300 * 2 ** (attempt - 1))
   * @example ({ attempt }) => 1000 * attempt
   */
  delay?: ((context: RetryContext) => number) | undefined
  /**
   * The longest `Retry-After` that Troth waits for, in milliseconds. If the server asks for a longer
   * wait, the call fails at once with that response's error; its `retryAfterMs` is the requested wait.
   * With `Infinity` it waits for up to 24 days, the longest that a timer can.
   *
   * @default 60000
   */
  maxRetryAfter?: number | undefined
}
