// Hooks, and what they and a `headers` function receive. The website's API reference
// is generated from the comments in this file. Types alone.

import type { HttpError, NetworkError, TimeoutError, TrothFailure } from './errors.js'

/** An HTTP method, in capitals. */
export type HttpMethod = Uppercase<string>

/**
 * The values of the option `context`, by name. Declare yours once, and every hook knows
 * their types: `declare module 'troth' { interface CallContext { traceId?: string } }`
 */
export interface CallContext {
  /** A value that the caller passed along. */
  readonly [name: string]: unknown
}

/** What a `headers` function and every hook receive about the current attempt. */
export interface AttemptContext {
  /** The HTTP method. */
  readonly method: HttpMethod
  /** The full URL, query included. */
  readonly url: string
  /** 1 for the first attempt, 2 for the first retry, and so on. */
  readonly attempt: number
  /** The values of the option `context`. */
  readonly context: CallContext
  /** Why the attempt before this one failed; `undefined` in the first attempt. */
  readonly previousError: HttpError | NetworkError | TimeoutError | undefined
}

/** What a `request` hook receives. */
export interface RequestContext extends AttemptContext {
  /** The headers about to be sent. Change them in place. */
  readonly headers: Headers
}

/** What a `response` hook receives. */
export interface ResponseContext extends RequestContext {
  /** The response of `fetch`. Read its body through `response.clone()` only. */
  readonly response: Response
  /**
   * Sends the request once more when the hooks are done, with its headers computed
   * again. Works once per call and for every method, whatever `retry` says.
   *
   * @returns Whether the request is sent again: `false` when that has happened before, or the body is a stream, which can be sent once only.
   */
  readonly retryOnce: () => boolean
}

/** Functions that run at fixed points of each call, in the order of the array. A throw ends the call. */
export interface Hooks {
  /**
   * Before every attempt. May change `headers`. The first `Response` that a hook returns is
   * used instead of sending the request.
   *
   * @example
   * [({ headers, attempt }) => {
   *   headers.set('X-Attempt', String(attempt))
   * }]
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: the type of a function that may return nothing
  request?: readonly ((context: RequestContext) => void | Response | Promise<void | Response>)[] | undefined
  /**
   * After the headers of every response, whatever its status, before the body
   * is read. `retryOnce` is made for refreshing a token after a 401.
   *
   * @example
   * [async ({ response, retryOnce }) => {
   *   if (response.status === 401 && retryOnce()) await refreshToken()
   * }]
   */
  response?: readonly ((context: ResponseContext) => void | Promise<void>)[] | undefined
  /**
   * Once per failed call, with the error that the caller is about to receive and the
   * values of the option `context`. An error that it returns replaces that error.
   *
   * @example [(error) => console.warn(error.code, error.message)]
   */
  error?:
    | readonly ((
        error: TrothFailure,
        context: CallContext,
        // biome-ignore lint/suspicious/noConfusingVoidType: the type of a function that may return nothing
      ) => void | TrothFailure | Promise<void | TrothFailure>)[]
    | undefined
}
