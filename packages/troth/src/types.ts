// A client and what its calls return. The website's API reference is generated
// from the comments in this file, so they are written for readers of that page.
// Types alone.

import type { TrothFailure } from './errors.js'
import type { DeleteOptions, HeadersInput, RequestBody, RequestOptions, TrothOptions } from './optionTypes.js'

/**
 * A successful answer.
 *
 * @typeParam T The type of `data`.
 */
export interface TrothResponse<T = unknown> {
  /** The parsed body. */
  readonly data: T
  /** The HTTP status: 2xx, or 304 when the request was conditional. */
  readonly status: number
  /** The response headers. */
  readonly headers: Headers
  /** The URL that answered, after redirects. */
  readonly url: string
  /** How many times the request was sent. */
  readonly attempts: number
  /** The response of `fetch`. Its body has been read, except with `responseType: 'stream'`. */
  readonly raw: Response
}

/**
 * What the five calls return: a promise whose rejection is typed, because Troth
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
 * The outcome of a call of `client.safe`: a value either way.
 *
 * @typeParam T The type of `data`.
 * @typeParam E The type of `data` in an `HttpError`.
 */
export type SafeResult<T = unknown, E = unknown> =
  | { readonly ok: true; readonly data: T; readonly response: TrothResponse<T> }
  | { readonly ok: false; readonly error: TrothFailure<E> }

/** The five calls of a client, with errors as values: these promises never reject. */
export interface SafeCalls {
  /** `getAsync`, with the error as a value. */
  getAsync<T = unknown, E = unknown>(
    path: string | URL,
    options?: RequestOptions<T>,
  ): Promise<SafeResult<T, E>>
  /** `deleteAsync`, with the error as a value. */
  deleteAsync<T = unknown, E = unknown>(
    path: string | URL,
    options?: DeleteOptions<T>,
  ): Promise<SafeResult<T, E>>
  /** `postAsync`, with the error as a value. */
  postAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): Promise<SafeResult<T, E>>
  /** `putAsync`, with the error as a value. */
  putAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): Promise<SafeResult<T, E>>
  /** `patchAsync`, with the error as a value. */
  patchAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): Promise<SafeResult<T, E>>
}

/**
 * A client: one base URL, one set of defaults, five calls. Its methods do not
 * depend on `this`, so they can be taken apart: `const { getAsync } = client`.
 */
export interface TrothClient {
  /**
   * Reads a resource.
   *
   * @param path Joined to `baseUrl`; an absolute URL when the client has none.
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` when given.
   * @typeParam E The type of `error.data` when the server answers with an error.
   * @returns The answer; rejects with a `TrothFailure`.
   * @example
   * const { data } = await api.getAsync<User>('users/7')
   */
  getAsync<T = unknown, E = unknown>(path: string | URL, options?: RequestOptions<T>): TrothPromise<T, E>
  /**
   * Deletes a resource.
   *
   * @param path Joined to `baseUrl`; an absolute URL when the client has none.
   * @param options Options of this request; `options.body` is sent as the body.
   * @typeParam T The type of `data`; inferred from `options.schema` when given.
   * @typeParam E The type of `error.data` when the server answers with an error.
   * @returns The answer; `data` is `undefined` after a 204. Rejects with a `TrothFailure`.
   * @example
   * await api.deleteAsync('users/7')
   */
  deleteAsync<T = unknown, E = unknown>(path: string | URL, options?: DeleteOptions<T>): TrothPromise<T, E>
  /**
   * Creates a resource, or starts an action. Not repeated by `retry` unless
   * `POST` is listed there or the request has an `idempotencyKey`.
   *
   * @param path Joined to `baseUrl`; an absolute URL when the client has none.
   * @param body Sent as JSON unless the platform can send it as it is.
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` when given.
   * @typeParam E The type of `error.data` when the server answers with an error.
   * @returns The answer; rejects with a `TrothFailure`.
   * @example
   * const { data } = await api.postAsync<User>('users', { name: 'Ada' })
   */
  postAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): TrothPromise<T, E>
  /**
   * Replaces a resource.
   *
   * @param path Joined to `baseUrl`; an absolute URL when the client has none.
   * @param body Sent as JSON unless the platform can send it as it is.
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` when given.
   * @typeParam E The type of `error.data` when the server answers with an error.
   * @returns The answer; rejects with a `TrothFailure`.
   * @example
   * await api.putAsync('users/7', { name: 'Ada', role: 'admin' })
   */
  putAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): TrothPromise<T, E>
  /**
   * Changes part of a resource. Not repeated by `retry` unless `PATCH` is listed
   * there or the request has an `idempotencyKey`.
   *
   * @param path Joined to `baseUrl`; an absolute URL when the client has none.
   * @param body Sent as JSON unless the platform can send it as it is.
   * @param options Options of this request.
   * @typeParam T The type of `data`; inferred from `options.schema` when given.
   * @typeParam E The type of `error.data` when the server answers with an error.
   * @returns The answer; rejects with a `TrothFailure`.
   * @example
   * await api.patchAsync('users/7', { role: 'admin' })
   */
  patchAsync<T = unknown, E = unknown>(
    path: string | URL,
    body?: RequestBody,
    options?: RequestOptions<T>,
  ): TrothPromise<T, E>
  /**
   * Merges headers into the defaults of this client, for later requests. On a
   * server, never use it for a user's token: all requests share the client.
   *
   * @param headers The headers to add or replace; `null` removes one.
   * @returns This client.
   * @throws `ConfigError` when a name or a value is not allowed in a header.
   * @example
   * api.setHeaders({ Authorization: `Bearer ${token}`, 'X-Trace': null })
   */
  setHeaders(headers: HeadersInput): this
  /**
   * Makes a new client from this one. Headers, query, retry settings and
   * `fetchOptions` are merged, hooks are appended, anything else is replaced.
   * This client stays as it is, and later changes to it do not reach the new one.
   *
   * @param options What differs in the new client.
   * @returns The new client.
   * @throws `ConfigError` when an option is unknown or has a wrong value.
   * @example
   * const admin = api.extend({ headers: { 'X-Role': 'admin' } })
   */
  extend(options: TrothOptions): TrothClient
  /**
   * The same five calls with errors as values. Nothing here rejects.
   *
   * @example
   * const result = await api.safe.getAsync<User>('users/7')
   * if (result.ok) console.log(result.data.name)
   * else console.log(result.error.kind)
   */
  readonly safe: SafeCalls
}
