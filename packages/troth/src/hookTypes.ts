// Hooks, and what they and a `headers` function receive. The website's API reference
// is generated from the comments in this file. Types alone.

import type { RequestBody } from './bodyTypes.js'
import type { HttpError, NetworkError, TimeoutError, TrothFailure } from './errors.js'

/** An HTTP method, in upper case. */
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
  /** The full URL, including the query. */
  readonly url: string
  /** 1 for the first attempt, 2 for the first retry, and so on. */
  readonly attempt: number
  /** The body as it is sent: JSON as text, anything else as the caller passed it. */
  readonly body: RequestBody | undefined
  /** The values of the option `context`, in an object of this call's own. */
  readonly context: CallContext
  /** Why the attempt before this one failed; `undefined` in the first attempt. */
  readonly previousError: HttpError | NetworkError | TimeoutError | undefined
}

/**
 * What a `request` hook receives. Later hooks see the fields that it assigns; every attempt starts again from the
 * original request.
 */
export interface RequestContext extends AttemptContext {
  /** The HTTP method. */
  method: HttpMethod
  /**
   * The full URL, including the query. Like any path, a new one must be inside `baseUrl` or `allowedOrigins`; requests
   * to another origin are sent without the client's headers.
   */
  url: string
  /** The headers about to be sent. Change them in place. */
  readonly headers: Headers
  /** The body as it is sent, such as JSON as text. May be replaced by anything that a call accepts. */
  body: RequestBody | undefined
}

/** What a `response` hook receives. */
export interface ResponseContext extends AttemptContext {
  /** The headers that were sent. */
  readonly headers: Headers
  /** The response of `fetch`, or the one that an earlier hook returned. Read its body through `response.clone()`, unless you return `data`. */
  readonly response: Response
  /**
   * Sends the request once more when the hooks are done, with its headers computed
   * again. Works once per call and for every method, whatever `retry` says.
   *
   * @returns Whether the request is sent again: `false` if that has happened before, or if the body is a stream, which can only be sent once.
   */
  readonly retryOnce: () => boolean
}

/** What a hook may return, now or later. */
// biome-ignore lint/suspicious/noConfusingVoidType: the type of a function that may return nothing
type Result<T> = void | undefined | T | Promise<void | undefined | T>

/**
 * Functions that run at fixed points of each call, in the order of the arrays: those of a client,
 * of the clients that extend it, of the call. An error that a hook throws ends the call.
 */
export interface Hooks {
  /**
   * Before every attempt, when its headers are complete. May change `url`, `body`, `method` and
   * `headers`, or return a `Request`, whose URL, body, method and headers are sent instead.
   * The first `Response` that a hook returns is used instead of sending the request.
   *
   * @example
   * [({ headers, attempt }) => {
   *   headers.set('X-Attempt', String(attempt))
   * }]
   */
  request?: readonly ((context: RequestContext) => Result<Response | Request>)[] | undefined
  /**
   * After the headers of every response, whatever its status, before the body is read. May return
   * another `Response`, or an object with the `data` of this one, whose body is then not read.
   * Use `retryOnce` to refresh a token after a 401.
   *
   * @example
   * [async ({ response, retryOnce }) => {
   *   if (response.status === 401 && retryOnce()) await refreshToken()
   * }]
   */
  response?:
    | readonly ((context: ResponseContext) => Result<Response | { readonly data: unknown }>)[]
    | undefined
  /**
   * Once per failed call, with the error that the caller is about to receive and the
   * values of the option `context`. An error that it returns replaces that error. The call waits
   * for these hooks no longer than `timeout` and `totalTimeout`, and not after an abort.
   *
   * @example [(error) => console.warn(error.code, error.message)]
   */
  error?: readonly ((error: TrothFailure, context: CallContext) => Result<TrothFailure>)[] | undefined
}
