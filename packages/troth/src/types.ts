// A client and what its calls return. The website's API reference is generated
// from the comments in this file, so they are written for readers of that page.
// Types alone.

import type { RequestBody } from './bodyTypes.js'
import type { TrothFailure } from './errors.js'
import type { HttpMethod } from './hookTypes.js'
import type {
  BodyOptions,
  HeadersInput,
  RequestOptions,
  ResponseData,
  ResponseType,
  TrothOptions,
} from './optionTypes.js'

/**
 * A successful response.
 *
 * @typeParam T The type of `data`.
 */
export interface TrothResponse<T = unknown> {
  /** The parsed body. */
  readonly data: T
  /** The HTTP status: 2xx, or 304 after a conditional request, unless `acceptStatus` accepts others. */
  readonly status: number
  /** The response headers. */
  readonly headers: Headers
  /** The URL of the response, after redirects. */
  readonly url: string
  /** How many times the request was sent, or a hook responded. */
  readonly attempts: number
  /** The response of `fetch`. Its body has been read, except with `responseType: 'stream'`. */
  readonly raw: Response
}

/**
 * The type of `data`: the type argument, else the schema's output, else the type implied by
 * `responseType`.
 *
 * @typeParam T The type argument.
 * @typeParam R The value of `responseType`.
 */
export type DataOf<T, R extends ResponseType> = [R] extends [keyof ResponseData]
  ? unknown extends T
    ? ResponseData[R]
    : T
  : T

/**
 * What the methods return: a promise whose rejection is typed, because Troth
 * rejects with its own errors only.
 *
 * @typeParam T The type of `data`.
 * @typeParam E The type of `data` in an `HttpError`.
 */
export interface TrothPromise<T, E> extends Promise<TrothResponse<T>> {
  /** As `Promise.prototype.then`, with the error typed. */
  then<A = TrothResponse<T>, B = never>(
    onfulfilled?: ((value: TrothResponse<T>) => A | PromiseLike<A>) | null,
    onrejected?: ((error: TrothFailure<E>) => B | PromiseLike<B>) | null,
  ): Promise<A | B>
  /** As `Promise.prototype.catch`, with the error typed. */
  catch<B = never>(
    onrejected?: ((error: TrothFailure<E>) => B | PromiseLike<B>) | null,
  ): Promise<TrothResponse<T> | B>
}

/**
 * The result of a `client.safe` call. Check `ok`, or destructure it:
 * `const { data, error } = await api.safe.getAsync('users')`.
 *
 * @typeParam T The type of `data`.
 * @typeParam E The type of `data` in an `HttpError`.
 */
export type SafeResult<T = unknown, E = unknown> =
  | { readonly ok: true; readonly data: T; readonly response: TrothResponse<T>; readonly error?: undefined }
  | {
      readonly ok: false
      readonly error: TrothFailure<E>
      readonly data?: undefined
      readonly response?: undefined
    }

/**
 * The methods of a client, with errors as values: these promises never reject.
 *
 * @typeParam D Default type of `error.data`. A call can override it.
 */
export interface SafeCalls<D = unknown> {
  /** `getAsync`, with the error as a value. */
  getAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    options?: RequestOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
  /** `headAsync`, with the error as a value. */
  headAsync<E = D>(path: string | URL, options?: RequestOptions): Promise<SafeResult<undefined, E>>
  /** `postAsync`, with the error as a value. */
  postAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
  /** `putAsync`, with the error as a value. */
  putAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
  /** `patchAsync`, with the error as a value. */
  patchAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
  /** `deleteAsync`, with the error as a value. */
  deleteAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    options?: BodyOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
  /** `requestAsync`, with the error as a value. */
  requestAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    method: HttpMethod,
    path: string | URL,
    options?: BodyOptions<T, R>,
  ): Promise<SafeResult<DataOf<T, R>, E>>
}

/**
 * A client: one base URL, one set of defaults, many calls. Its methods do not
 * depend on `this`, so they can be destructured: `const { getAsync } = client`.
 *
 * @typeParam D Default type of `error.data`. A call can override it.
 */
export interface TrothClient<D = unknown> {
  /**
   * Reads a resource.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; rejects with a `TrothFailure`.
   * @example
   * const { data } = await api.getAsync<User>('users/7')
   */
  getAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    options?: RequestOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Requests the headers that `getAsync` would return, without the body.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param options Options of this request.
   * @typeParam E The type of `error.data` for this call.
   * @returns The response; its `data` is `undefined`. Rejects with a `TrothFailure`.
   * @example
   * const { headers } = await api.headAsync('report.csv')
   */
  headAsync<E = D>(path: string | URL, options?: RequestOptions): TrothPromise<undefined, E>
  /**
   * Creates a resource, or starts an action. Not retried by `retry` unless
   * `POST` is listed there or the request has an `idempotencyKey`.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param body Sent as JSON, unless `fetch` can send it natively (string, `Blob`, `FormData` and others).
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; rejects with a `TrothFailure`.
   * @example
   * const { data } = await api.postAsync<User>('users', { name: 'Kay', email: 'kay@example.com' })
   */
  postAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Replaces a resource.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param body Sent as JSON, unless `fetch` can send it natively (string, `Blob`, `FormData` and others).
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; rejects with a `TrothFailure`.
   * @example
   * await api.putAsync('users/7', { name: 'Ada', email: 'ada@example.com', role: 'admin' })
   */
  putAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Changes part of a resource. Not retried by `retry` unless `PATCH` is listed
   * there or the request has an `idempotencyKey`.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param body Sent as JSON, unless `fetch` can send it natively (string, `Blob`, `FormData` and others).
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; rejects with a `TrothFailure`.
   * @example
   * await api.patchAsync('users/7', { role: 'admin' })
   */
  patchAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Deletes a resource.
   *
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param options Options of this request; `options.body` is sent as the body.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; `data` is `undefined` after a 204. Rejects with a `TrothFailure`.
   * @example
   * await api.deleteAsync('users/4')
   */
  deleteAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    path: string | URL,
    options?: BodyOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Sends a request with any HTTP method: one that has no method of its own here, or one that
   * is known only at run time.
   *
   * @param method The HTTP method, in upper case.
   * @param path A path joined to `baseUrl`, or an absolute URL inside it. Without a `baseUrl`, any absolute URL.
   * @param options Options of this request; `options.body` is sent as the body.
   * @typeParam T The type of `data`; inferred from `options.schema` or `options.responseType` when given.
   * @typeParam E The type of `error.data` for this call.
   * @typeParam R Inferred from `options.responseType`.
   * @returns The response; rejects with a `TrothFailure`.
   * @example
   * const { headers } = await api.requestAsync('OPTIONS', 'users')
   */
  requestAsync<T = unknown, E = D, R extends ResponseType = ResponseType>(
    method: HttpMethod,
    path: string | URL,
    options?: BodyOptions<T, R>,
  ): TrothPromise<DataOf<T, R>, E>
  /**
   * Merges headers into the defaults of this client, for later requests. On a
   * server, never use it for a user's token: all requests share the client.
   *
   * @param headers The headers to add or replace; `null` removes one.
   * @returns This client.
   * @throws `ConfigError` if a name or a value is not allowed in a header, or `headers` is a function.
   * @example
   * api.setHeaders({ Authorization: `Bearer ${token}`, 'X-Trace': null })
   */
  setHeaders(headers: HeadersInput): this
  /**
   * Creates a new client from this one. Headers, query, `retry`, `context` and
   * `fetchOptions` are merged, hooks are appended, anything else is replaced.
   * This client stays as it is, and later changes to it do not reach the new one.
   *
   * @param options What differs in the new client.
   * @returns The new client.
   * @throws `ConfigError` if an option is unknown or has a wrong value.
   * @example
   * const admin = api.extend({ headers: { 'X-Role': 'admin' } })
   */
  extend(options: TrothOptions): TrothClient<D>
  /**
   * The same methods with errors as values. Nothing here rejects.
   *
   * @example
   * const result = await api.safe.getAsync<User>('users/7')
   * if (result.ok) console.log(result.data.name)
   * else console.log(result.error.kind)
   */
  readonly safe: SafeCalls<D>
}
