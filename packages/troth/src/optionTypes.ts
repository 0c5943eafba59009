// The options of Troth: what callers pass in. The website's API reference is
// generated from the comments in this file, so they are written for readers of
// that page. Types alone; options.ts checks them.

import type { RequestBody } from './bodyTypes.js'
import type { AttemptContext, CallContext, Hooks } from './hookTypes.js'
import type { RetryOptions } from './retryTypes.js'
import type { StandardSchema } from './schema.js'

/**
 * Headers: a plain object, a `Headers` object, or an
 * array of pairs. Names are case-insensitive. A value of `null` or `undefined`
 * deletes a header that an earlier layer has set.
 *
 * @example { Accept: 'application/json', 'X-Debug': null }
 */
export type HeadersInput =
  | Headers
  | Iterable<readonly [name: string, value: string | null | undefined]>
  | { readonly [name: string]: string | null | undefined }

/** One query value that is not an array. `undefined` and `null` are skipped, a `Date` becomes ISO 8601. */
export type QueryScalar = string | number | boolean | bigint | Date | null | undefined

/** A query value. With `stringifyQuery`, any value your function accepts. */
export type QueryValue = QueryScalar | readonly QueryScalar[]

/**
 * The query of a request: an object of `QueryValue`s, of a type or an interface of yours; a
 * `Map` or an array of pairs; or a `URLSearchParams`, whose pairs keep their order.
 *
 * @example { page: 2, tag: ['new', 'sale'], since: new Date(0) }
 */
export type Query = URLSearchParams | Iterable<readonly [key: string, value: QueryValue]> | object

/** How an array in the query is written: `tag=a&tag=b`, `tag[]=a&tag[]=b` or `tag=a,b`. */
export type ArrayFormat = 'repeat' | 'brackets' | 'comma'

/** How the body of a response becomes `data`. */
export type ResponseType = 'auto' | 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | 'none'

/** The type of `data` by `responseType`. With `auto` and `json`, pass the type yourself. */
export interface ResponseData {
  /** An empty string if there is no body. */
  text: string
  /** An empty `Blob` if there is no body. */
  blob: Awaited<ReturnType<Response['blob']>>
  /** Empty if there is no body. */
  arrayBuffer: ArrayBuffer
  /** `null` if there is no body, as in `fetch`. */
  stream: Response['body']
  /** The body is not read. */
  none: undefined
}

/** The options that `fetch` has and Troth does not, such as `cache`, `mode` or `redirect`. */
export type FetchOptions = Omit<RequestInit, 'body' | 'credentials' | 'headers' | 'method' | 'signal'>

/**
 * Options that a client and a single request have in common. A request's value wins.
 *
 * @typeParam R The value of `responseType`.
 */
export interface SharedOptions<R extends ResponseType = ResponseType> {
  /**
   * Query parameters. A request's key replaces the client's key of the same
   * name; a query written in the path or in `baseUrl` is kept as it is.
   *
   * @default {}
   */
  query?: Query | undefined
  /**
   * Time limit for one attempt in milliseconds, including reading the body. `false` disables it.
   *
   * @default 30000
   */
  timeout?: number | false | undefined
  /**
   * Time limit for the whole call in milliseconds, including all attempts and waits. `false` disables it.
   *
   * @default false
   */
  totalTimeout?: number | false | undefined
  /**
   * Time limit in milliseconds for a body without new data. With `responseType: 'stream'` it runs while the
   * caller waits for the next chunk. `false` disables it.
   *
   * @default false
   */
  idleTimeout?: number | false | undefined
  /**
   * How often and when a failed attempt is retried. A number sets `limit` alone.
   *
   * @default 0
   * @example { limit: 3, methods: ['GET', 'POST'] }
   */
  retry?: number | RetryOptions | undefined
  /**
   * Whether cookies are sent, as in `fetch`. If unset, the platform decides.
   *
   * @default undefined
   */
  credentials?: 'omit' | 'same-origin' | 'include' | undefined
  /**
   * How the body becomes `data`. `auto` depends on `Content-Type`: JSON is parsed,
   * `text/*` is a string, anything else a `Blob`, an empty body `undefined`.
   *
   * @default 'auto'
   */
  responseType?: R | undefined
  /**
   * Whether a status is a success; any other becomes an `HttpError`.
   *
   * @default (status) => status === 304 || (status >= 200 && status < 300)
   * @example (status) => status < 400 || status === 404
   */
  acceptStatus?: ((status: number) => boolean | Promise<boolean>) | undefined
  /**
   * Values for hooks and for the functions of `headers` and `retry`, which receive them as
   * `context`. A request's value replaces the client's value of the same name.
   *
   * @default {}
   * @example { traceId: 'a1' }
   */
  context?: CallContext | undefined
  /**
   * Extra options, passed to `fetch` unchanged.
   *
   * @default {}
   * @example { cache: 'no-store', redirect: 'manual' }
   */
  fetchOptions?: FetchOptions | undefined
  /**
   * Functions that run before each attempt, after each response, and on failure.
   * Those of a request run after those of the client.
   *
   * @default {}
   */
  hooks?: Hooks | undefined
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
   * it may be relative to the page. An empty string counts as not set.
   *
   * @default undefined
   * @example 'https://api.example.com/v1'
   */
  baseUrl?: string | URL | undefined
  /**
   * Headers of every request, or a function that returns them for every
   * attempt. Use the function for anything that differs between users or
   * changes over time, such as a token.
   *
   * @default { accept: 'application/json, text/plain, *\/*' }
   * @example () => ({ Authorization: `Bearer ${readToken()}` })
   */
  headers?:
    | HeadersInput
    | ((context: AttemptContext) => HeadersInput | undefined | Promise<HeadersInput | undefined>)
    | undefined
  /**
   * How arrays in the query are written.
   *
   * @default 'repeat'
   */
  arrayFormat?: ArrayFormat | undefined
  /**
   * Serializes the query. Receives the client's pairs that the request does not override, then the
   * request's pairs, including nested objects. The result may begin with `?`.
   *
   * @default undefined
   * @example (pairs) => qs.stringify(Object.fromEntries(pairs))
   */
  stringifyQuery?: ((pairs: (readonly [key: string, value: unknown])[]) => string) | undefined
  /**
   * Turns JSON text into a value, or a promise of one.
   *
   * @default JSON.parse
   */
  parseJson?: ((text: string) => unknown) | undefined
  /**
   * Turns a value into JSON text.
   *
   * @default JSON.stringify
   */
  stringifyJson?: ((value: unknown) => string) | undefined
  /**
   * Origins besides `baseUrl` that a request may go to; the client's headers and
   * query are left out there. Without a `baseUrl`, the only origins allowed.
   *
   * @default []
   * @example ['https://uploads.example.com']
   */
  allowedOrigins?: readonly string[] | undefined
  /**
   * The function that sends the request. If unset, the global `fetch` is looked up at each attempt.
   *
   * @default globalThis.fetch
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/**
 * Options of a single request.
 *
 * @typeParam T The type of `data`; inferred from `schema` when one is given.
 * @typeParam R The value of `responseType`.
 * @example
 * api.getAsync('users', { query: { page: 2 }, signal: controller.signal })
 */
export interface RequestOptions<T = unknown, R extends ResponseType = ResponseType> extends SharedOptions<R> {
  /**
   * Headers of this request only. `null` removes a header that the client would send.
   *
   * @default {}
   */
  headers?: HeadersInput | undefined
  /**
   * Aborts the request, or the wait between two attempts.
   *
   * @default undefined
   */
  signal?: AbortSignal | null | undefined
  /**
   * A Standard Schema (Zod, Valibot, ArkType and others) that `data` must satisfy.
   * Its output becomes `data`.
   *
   * @default undefined
   */
  schema?: StandardSchema<T> | undefined
  /**
   * Sent as `Idempotency-Key` with every attempt. With it, `retry` also retries `POST` and `PATCH`,
   * because the server can recognise a repeated request.
   *
   * @default undefined
   */
  idempotencyKey?: string | undefined
}

/**
 * Options of `deleteAsync` and `requestAsync`: those of any request, and a body.
 *
 * @typeParam T The type of `data`; inferred from `schema` when one is given.
 * @typeParam R The value of `responseType`.
 */
export interface BodyOptions<T = unknown, R extends ResponseType = ResponseType>
  extends RequestOptions<T, R> {
  /**
   * The body to send. Most APIs take none with DELETE, and `fetch` allows none with GET and HEAD.
   *
   * @default undefined
   */
  body?: RequestBody | undefined
}
