// The options of Troth: what callers pass in. The website's API reference is
// generated from the comments in this file, so they are written for readers of
// that page. Types alone; options.ts checks them.

import type { TrothFailure } from './errors.js'
import type { StandardSchema } from './schema.js'

/** The five HTTP methods Troth has a call for. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Headers as callers may write them: a plain object, a `Headers` object, or a
 * list of pairs. Names are case-insensitive. A value of `null` or `undefined`
 * deletes a header that an earlier layer has set.
 *
 * @example { Accept: 'application/json', 'X-Debug': null }
 */
export type HeadersInput =
  | Headers
  | Iterable<readonly [name: string, value: string | null | undefined]>
  | { readonly [name: string]: string | null | undefined }

/** One query value that is not a list. `undefined` and `null` are skipped, a `Date` becomes ISO 8601. */
export type QueryScalar = string | number | boolean | bigint | Date | null | undefined

/**
 * The query of a request: an object of values and lists, or a `URLSearchParams`.
 *
 * @example { page: 2, tag: ['new', 'sale'], since: new Date(0) }
 */
export type Query = URLSearchParams | { readonly [key: string]: QueryScalar | readonly QueryScalar[] }

/** How a list in the query is written: `tag=a&tag=b`, `tag[]=a&tag[]=b` or `tag=a,b`. */
export type ArrayFormat = 'repeat' | 'brackets' | 'comma'

/** How the body of a response becomes `data`. */
export type ResponseType = 'auto' | 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | 'none'

/**
 * What may be sent as a body. Plain objects, lists, numbers, booleans and
 * `null` are sent as JSON; everything the platform can send by itself (`string`,
 * `Blob`, `FormData`, `URLSearchParams`, buffers, streams) is sent untouched.
 */
export type RequestBody = BodyInit | object | number | boolean | null

/** The settings that `fetch` knows and Troth has no option for, such as `cache`, `mode` or `redirect`. */
export type FetchOptions = Omit<RequestInit, 'body' | 'credentials' | 'headers' | 'method' | 'signal'>

/** When a failed attempt is repeated. Every field has a default, so `{ limit: 2 }` is complete. */
export interface RetryOptions {
  /**
   * How many times a request is repeated after its first attempt.
   *
   * @default 0
   */
  limit?: number
  /**
   * The methods that may be repeated. `POST` and `PATCH` can act twice when
   * repeated; list them only when the server can tell a repeated request apart.
   *
   * @default ['GET', 'PUT', 'DELETE']
   */
  methods?: readonly HttpMethod[]
  /**
   * The statuses that are worth another attempt.
   *
   * @default [408, 429, 502, 503, 504]
   */
  statuses?: readonly number[]
  /**
   * The longest `Retry-After` that is waited for, in milliseconds. A longer one
   * ends the call at once, and the error tells it in `retryAfterMs`.
   *
   * @default 60000
   */
  maxRetryAfter?: number
}

/** What a `headers` function and every hook are told about the attempt at hand. */
export interface AttemptContext {
  /** The HTTP method. */
  readonly method: HttpMethod
  /** The full URL, query included. */
  readonly url: string
  /** 1 for the first attempt, 2 for the first repetition, and so on. */
  readonly attempt: number
}

/** What a `request` hook receives. */
export interface RequestContext extends AttemptContext {
  /** The headers about to be sent. Change them in place. */
  readonly headers: Headers
}

/** What a `response` hook receives. */
export interface ResponseContext extends RequestContext {
  /** The response as `fetch` gave it. Read its body through `response.clone()` only. */
  readonly response: Response
  /**
   * Sends the request once more when the hooks are done, with headers computed
   * anew. Works once per call and for every method, whatever `retry` says.
   *
   * @returns Whether the request is sent again: `false` when that has happened before, or the body is a stream that is gone.
   */
  readonly retryOnce: () => boolean
}

/** Functions that run at fixed points of each call, in the order of the list. A throw ends the call. */
export interface Hooks {
  /**
   * Before every attempt. May change `headers`.
   *
   * @example
   * [({ headers, attempt }) => {
   *   headers.set('X-Attempt', String(attempt))
   * }]
   */
  request?: readonly ((context: RequestContext) => void | Promise<void>)[]
  /**
   * After the headers of every response, whatever its status, before the body
   * is read. `retryOnce` is made for refreshing a token after a 401.
   *
   * @example
   * [async ({ response, retryOnce }) => {
   *   if (response.status === 401) {
   *     await refreshToken()
   *     retryOnce()
   *   }
   * }]
   */
  response?: readonly ((context: ResponseContext) => void | Promise<void>)[]
  /**
   * Once per failed call, with the error that the caller is about to receive.
   *
   * @example [(error) => console.warn(error.code, error.message)]
   */
  error?: readonly ((error: TrothFailure) => void | Promise<void>)[]
}

/** Options that a client and a single request have in common. A request's value wins. */
export interface SharedOptions {
  /**
   * Query parameters. A request's key replaces the client's key of the same
   * name; a query written in the path or in `baseUrl` is kept as it is.
   *
   * @default {}
   */
  query?: Query
  /**
   * Milliseconds that one attempt may take until its body is read. `false` = no limit.
   *
   * @default 30000
   */
  timeout?: number | false
  /**
   * Milliseconds that the whole call may take, all attempts and waits included. `false` = no limit.
   *
   * @default false
   */
  totalTimeout?: number | false
  /**
   * How often and when a failed attempt is repeated. A number sets `limit` alone.
   *
   * @default 0
   * @example { limit: 3, methods: ['GET', 'POST'] }
   */
  retry?: number | RetryOptions
  /**
   * Whether cookies travel, as `fetch` understands it. Unset, the platform decides.
   *
   * @default undefined
   */
  credentials?: RequestCredentials
  /**
   * How the body becomes `data`. `auto` goes by `Content-Type`: JSON is parsed,
   * `text/*` is a string, anything else a `Blob`, an empty body `undefined`.
   *
   * @default 'auto'
   */
  responseType?: ResponseType
  /**
   * Passed on to `fetch` as they are.
   *
   * @default {}
   * @example { cache: 'no-store', redirect: 'manual' }
   */
  fetchOptions?: FetchOptions
}

/**
 * Options of a client.
 *
 * @example
 * createClient({ baseUrl: 'https://api.example.com/v1', timeout: 10_000, retry: 2 })
 */
export interface TrothOptions extends SharedOptions {
  /**
   * The URL that paths are joined to. Its own path is always kept. In a browser
   * it may be relative to the page.
   *
   * @default undefined
   * @example 'https://api.example.com/v1'
   */
  baseUrl?: string
  /**
   * Headers of every request, or a function that makes them anew for every
   * attempt. Use the function for anything that differs between users or
   * changes over time, such as a token.
   *
   * @default {}
   * @example () => ({ Authorization: `Bearer ${readToken()}` })
   */
  headers?: HeadersInput | ((context: AttemptContext) => HeadersInput | Promise<HeadersInput>)
  /**
   * How lists in the query are written.
   *
   * @default 'repeat'
   */
  arrayFormat?: ArrayFormat
  /**
   * Turns JSON text into a value.
   *
   * @default JSON.parse
   */
  parseJson?: (text: string) => unknown
  /**
   * Turns a value into JSON text.
   *
   * @default JSON.stringify
   */
  stringifyJson?: (value: unknown) => string
  /**
   * Origins besides `baseUrl` that a path may lead to; the client's headers and
   * query are left out there. Without a `baseUrl`, the only origins allowed.
   *
   * @default []
   * @example ['https://uploads.example.com']
   */
  allowedOrigins?: readonly string[]
  /**
   * Functions that run before each attempt, after each response, and on failure.
   *
   * @default {}
   */
  hooks?: Hooks
  /**
   * The function that does the request. Unset, the global `fetch` of the moment is used.
   *
   * @default globalThis.fetch
   */
  fetch?: typeof fetch
}

/**
 * Options of a single request.
 *
 * @typeParam T The type of `data`; inferred from `schema` when one is given.
 * @example
 * api.getAsync('users', { query: { page: 2 }, signal: controller.signal })
 */
export interface RequestOptions<T = unknown> extends SharedOptions {
  /**
   * Headers of this request alone. `null` leaves out a header that the client would send.
   *
   * @default {}
   */
  headers?: HeadersInput
  /**
   * Ends the request when it is aborted, a wait between two attempts included.
   *
   * @default undefined
   */
  signal?: AbortSignal | null
  /**
   * A Standard Schema (Zod, Valibot, ArkType and others) that `data` must satisfy.
   * Its output becomes `data`.
   *
   * @default undefined
   */
  schema?: StandardSchema<T>
  /**
   * Sent as `Idempotency-Key` with every attempt. Makes `POST` and `PATCH`
   * repeatable under `retry`, because the server can tell a repetition apart.
   *
   * @default undefined
   */
  idempotencyKey?: string
}

/** Options of `deleteAsync`: those of any request, and a body. */
export interface DeleteOptions<T = unknown> extends RequestOptions<T> {
  /**
   * The body to send. Most APIs take none with DELETE.
   *
   * @default undefined
   */
  body?: RequestBody
}
