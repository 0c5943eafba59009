// What tests pass to a mock and what they read from it. Types alone.

/**
 * What a route responds with: an object or an array is sent as JSON, a string as text, a
 * `Response` as it is. A function is called with the request.
 */
export type MockResponse = string | object | MockHandler

/** Makes the response to a request. What `reply`, `fault` and `sequence` return is one too. */
export type MockHandler = (request: MockRequest) => MockResponse | Promise<MockResponse>

/**
 * Responses by route. A route is a method and a path: `GET /users/:id`. `*` is any method, and
 * in a path anything; a query lists what must be there; a whole URL binds the route to its origin. A colon
 * after a word is part of the path: `/users:batchGet`. A HEAD request matches routes of `HEAD` and `*`, not
 * those of `GET`.
 */
export interface MockRoutes {
  readonly [route: string]: MockResponse
}

/** Options of a mock. */
export interface MockOptions {
  /**
   * The URL that the paths of routes are joined to, as in `createClient`.
   *
   * @default undefined
   */
  baseUrl?: string | URL | undefined
}

/** A request that was sent to a mock. */
export interface MockRequest {
  /** The HTTP method, in upper case. */
  readonly method: string
  /** The whole URL. */
  readonly url: string
  /** The path of the URL. */
  readonly path: string
  /** The query of the URL. */
  readonly query: URLSearchParams
  /** The headers, with the `Content-Type` that the platform adds. */
  readonly headers: Headers
  /** The body: JSON as a value, anything else as it was passed to `fetch`; `undefined` without one. */
  readonly body: unknown
  /** The signal that ends the request. */
  readonly signal: AbortSignal | undefined
  /** The route that it matched, as it is written; `undefined` when none did. */
  readonly route: string | undefined
  /** What the names in the path of the route stand for: `:id`, or `0` for the first `*`. */
  readonly params: Readonly<Record<string, string>>
  /** How many requests the route has received, this one included. */
  readonly count: number
}

/** A `fetch`, for clients and for everything else that takes one. */
export type MockFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Options of `verify`. */
export interface VerifyOptions {
  /**
   * Whether a route that was never requested is an error.
   *
   * @default false
   */
  unused?: boolean | undefined
}

/** A `fetch` that responds from memory, and a record of what it received. */
export interface Mock {
  /** Pass it to `createClient`. It does not depend on `this`. */
  readonly fetch: MockFetch
  /** What was sent, in order. */
  readonly requests: readonly MockRequest[]
  /** The routes that were never requested, as they are written. */
  readonly unused: readonly string[]
  /**
   * Adds a route, or replaces one. It is tried before those that exist.
   *
   * @param route The method and the path: `GET /users/:id`.
   * @param response What it responds with.
   * @returns This mock.
   */
  on(route: string, response: MockResponse): this
  /** Restores the routes that the mock was created with, starts sequences anew, and forgets the requests. */
  reset(): void
  /**
   * Throws when a request matched no route: for code under test that catches the error itself.
   *
   * @param options Whether routes that were never requested are an error, too.
   */
  verify(options?: VerifyOptions): void
}
