// What tests pass to a mock and what they read from it. Types alone.

/**
 * The response of a route: an object or an array is sent as JSON, a string as text, a `Response` unchanged. A
 * function is called with the request.
 */
export type MockResponse = string | object | MockHandler

/** Returns the response to a request. `reply`, `fault` and `sequence` return handlers. */
export type MockHandler = (request: MockRequest) => MockResponse | Promise<MockResponse>

/**
 * Responses by route. A route is a method and a path, such as `GET /users/:id`. `*` matches any method, or any
 * characters in a path; a query lists required parameters; a full URL limits the route to its origin. A colon after a
 * word is part of the path: `/users:batchGet`. A HEAD request matches routes of `HEAD` and `*`, not of `GET`.
 */
export interface MockRoutes {
  readonly [route: string]: MockResponse
}

/** Options for `createMock`. */
export interface MockOptions {
  /**
   * The URL that route paths are joined to, as in `createClient`.
   *
   * @default undefined
   */
  baseUrl?: string | URL | undefined
}

/** A request that was sent to a mock. */
export interface MockRequest {
  /** The HTTP method, in upper case. */
  readonly method: string
  /** The full URL. */
  readonly url: string
  /** The path of the URL. */
  readonly path: string
  /** The query of the URL. */
  readonly query: URLSearchParams
  /** The headers, with the `Content-Type` that the platform adds. */
  readonly headers: Headers
  /** The body: JSON as a value, anything else as it was passed to `fetch`; `undefined` without one. */
  readonly body: unknown
  /** The signal that aborts the request. */
  readonly signal: AbortSignal | undefined
  /** The matched route, as written; `undefined` if no route matched. */
  readonly route: string | undefined
  /** Values of the path parameters: `id` for `:id`, `0` for the first `*`. */
  readonly params: Readonly<Record<string, string>>
  /** How many requests the route has received, including this one. */
  readonly count: number
}

/** A function with the signature of `fetch`. */
export type MockFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Options for `verify`. */
export interface VerifyOptions {
  /**
   * Whether a route that was never requested is an error.
   *
   * @default false
   */
  unused?: boolean | undefined
}

/** A `fetch` that responds from memory and records the requests. */
export interface Mock {
  /** Pass it to `createClient`. It does not depend on `this`. */
  readonly fetch: MockFetch
  /** The requests so far, in order. */
  readonly requests: readonly MockRequest[]
  /** The routes that were never requested, as written. */
  readonly unused: readonly string[]
  /**
   * Adds or replaces a route. It is tried before the existing ones.
   *
   * @param route The method and the path: `GET /users/:id`.
   * @param response What it responds with.
   * @returns This mock.
   */
  on(route: string, response: MockResponse): this
  /** Restores the initial routes, restarts sequences, and clears `requests`. */
  reset(): void
  /**
   * Throws if a request matched no route. Use it if the code under test catches errors itself.
   *
   * @param options Whether unused routes are errors, too.
   */
  verify(options?: VerifyOptions): void
}
