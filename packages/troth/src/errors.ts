// Every way a call can fail, one class each. Messages name the request and
// never a secret: no header value, no body, no user info or query of the URL.
// The site's error reference is generated from this file.

import type { SchemaIssue } from './schema.js'

/** What kind of failure this is. */
export type ErrorKind = TrothFailure['kind']

/**
 * A stable name of what went wrong, finer than `kind`. Codes are stable: `docs` links to the section
 * for the code.
 */
export type ErrorCode =
  /** The server responded with a status outside 2xx (and not 304). */
  | 'HTTP_STATUS'
  /** No response arrived: offline, DNS, refused connection, or CORS in a browser. */
  | 'NETWORK_RESPONSE'
  /** The connection ended while the body was being read. */
  | 'NETWORK_BODY'
  /** One attempt took longer than `timeout`. */
  | 'TIMEOUT_ATTEMPT'
  /** All attempts and waits together took longer than `totalTimeout`. */
  | 'TIMEOUT_TOTAL'
  /** The body sent no data for `idleTimeout`. */
  | 'TIMEOUT_IDLE'
  /** The caller's signal was aborted. */
  | 'ABORTED'
  /** A successful response that should be JSON is not. */
  | 'PARSE_JSON'
  /** The schema rejected the data. */
  | 'SCHEMA_ISSUES'
  /** An option is unknown, misplaced or has a wrong value. */
  | 'CONFIG_OPTION'
  /** The URL is not valid: it cannot be parsed, is not HTTP, or contains credentials. */
  | 'CONFIG_URL'
  /** The URL is outside `baseUrl` and `allowedOrigins`. */
  | 'CONFIG_ORIGIN'
  /** A query value cannot be written in a URL. */
  | 'CONFIG_QUERY'
  /** A header name or value is not allowed. */
  | 'CONFIG_HEADER'
  /** The body cannot be sent: its type, or what it contains. `cause` is why it cannot be turned into JSON. */
  | 'CONFIG_BODY'
  /** A hook or a function passed as an option threw; the message names it. `cause` is what was thrown. */
  | 'CONFIG_THROWN'

/** Fields common to all Troth errors. */
export interface ErrorDetails {
  /** The stable name of what went wrong. */
  readonly code: ErrorCode
  /** The HTTP method, if a request was under way. */
  readonly method?: string | undefined
  /** The full URL without user info, if one was known. */
  readonly url?: string | undefined
  /** How many times the request was sent. */
  readonly attempts?: number
  /** The underlying error. */
  readonly cause?: unknown
  /** Class-specific fields. */
  readonly [field: string]: unknown
}

/** Whether a value is an error, of any realm. */
export const isError = (value: unknown): boolean => /Error|Exc/.test({}.toString.call(value))

const brand: unique symbol = Symbol.for('troth.error') as never

/**
 * The base class of all Troth errors. Catch it to catch them all; check
 * `kind` to distinguish them.
 *
 * @typeParam D What its constructor needs.
 * @example
 * try {
 *   await api.getAsync('users/7')
 * } catch (error) {
 *   if (error instanceof TrothError) console.log(error.kind, error.code, error.docs)
 * }
 */
export abstract class TrothError<D extends ErrorDetails = ErrorDetails> extends Error {
  /** What kind of failure this is. */
  abstract readonly kind: 'http' | 'network' | 'timeout' | 'abort' | 'parse' | 'schema' | 'config'
  /** A stable name of what went wrong, finer than `kind`. */
  declare readonly code: ErrorCode
  /** The HTTP method; `undefined` if no request was under way. */
  declare readonly method: string | undefined
  /** The full URL without user info; `undefined` if none was known. */
  declare readonly url: string | undefined
  /** How many times the request was sent; 0 if it failed before that. */
  readonly attempts: number = 0
  /** The URL of the section that explains this error. */
  declare readonly docs: string

  /**
   * @param problem What went wrong; the message puts the request before it.
   * @param details What the error reports about its request.
   */
  constructor(problem: string, details: D) {
    const { method, url = 'request' }: ErrorDetails = details
    // Without the query and the fragment, which may hold a key.
    super(method ? `${method} ${url.split(/[?#]/)[0]} failed: ${problem}` : problem)
    Object.assign(this, details, { docs: `https://troth-http.github.io/docs/api/troth/#${details.code}` })
  }

  /**
   * What `JSON.stringify` writes: the fields and the message, with headers as an object and other errors
   * as text. A value that JSON cannot write, such as a circular one, is replaced by its type.
   */
  toJSON(): object {
    const fields = { ...this, message: this.message } as unknown as { [name: string]: unknown }
    for (const name in fields) {
      const value = fields[name]
      try {
        // Not by class: those of another realm or library have another.
        if (name === 'headers' && (value as Headers)?.append)
          fields[name] = Object.fromEntries(value as Headers)
        else if (isError(value)) fields[name] = `${value}`
        else JSON.stringify(value)
      } catch {
        fields[name] = typeof value
      }
    }
    return fields
  }

  /** @internal */
  get [brand](): true {
    return true
  }
}

/**
 * The server responded with a status outside 2xx.
 *
 * @typeParam E The type of `data`.
 * @example
 * if (error instanceof HttpError && error.status === 404) console.log('Not found.')
 */
export class HttpError<E = unknown> extends TrothError<ErrorDetails & { readonly status: number }> {
  override readonly name = 'HttpError'
  override readonly kind = 'http'
  /** The HTTP status. */
  declare readonly status: number
  /** The response headers. */
  declare readonly headers: Headers
  /** The parsed body; `undefined` if it is empty, neither JSON nor text, or not valid JSON. */
  declare readonly data: E | undefined
  /** The body as text. After 10 MB it is cut and ends with three dots. */
  declare readonly text: string
  /** What `Retry-After` asks for, in milliseconds; `undefined` without that header. */
  declare readonly retryAfterMs: number | undefined
}

/** No response arrived, or the connection ended before the body did. `cause` is the platform's error; the message has its code. */
export class NetworkError extends TrothError {
  override readonly name = 'NetworkError'
  override readonly kind = 'network'
}

/**
 * A time limit was reached.
 *
 * @example
 * if (error.kind === 'timeout') console.log(`${error.scope} limit: ${error.limitMs} ms`)
 */
export class TimeoutError extends TrothError {
  override readonly name = 'TimeoutError'
  override readonly kind = 'timeout'
  /** The limit that was reached, in milliseconds. */
  declare readonly limitMs: number
  /** What was being waited for: the response's headers, or its body. */
  declare readonly phase: 'headers' | 'body'
  /** Which limit: `timeout` of one attempt, `totalTimeout`, or `idleTimeout`. */
  declare readonly scope: 'attempt' | 'total' | 'idle'
}

/**
 * The caller's signal was aborted, before or during the request. `cause` is the failure of the
 * attempt before, or else the reason.
 */
export class AbortError extends TrothError {
  override readonly name = 'AbortError'
  override readonly kind = 'abort'
  /** The signal's `reason` (the same object). */
  declare readonly reason: unknown
}

/** A successful response should be JSON, but is not. `cause` is the parser's error. */
export class ParseError extends TrothError {
  override readonly name = 'ParseError'
  override readonly kind = 'parse'
  /** The HTTP status. */
  declare readonly status: number
  /** The response headers. */
  declare readonly headers: Headers
  /** The raw body. */
  declare readonly text: string
}

/** The schema rejected the data of a successful response. */
export class SchemaError extends TrothError {
  override readonly name = 'SchemaError'
  override readonly kind = 'schema'
  /** What the schema found; empty if the schema itself threw (see `cause`). */
  declare readonly issues: readonly SchemaIssue[]
  /** What the schema rejected. */
  declare readonly data: unknown
  /** The HTTP status. */
  declare readonly status: number
  /** The response headers. */
  declare readonly headers: Headers
}

/** An error in the calling code, found before anything was sent, or thrown by its own hooks. */
export class ConfigError extends TrothError {
  override readonly name = 'ConfigError'
  override readonly kind = 'config'
}

/**
 * Any error that a call can reject with. A `switch` on `kind` narrows it.
 *
 * @typeParam E The type of `data` in an `HttpError`.
 */
export type TrothFailure<E = unknown> =
  | HttpError<E>
  | NetworkError
  | TimeoutError
  | AbortError
  | ParseError
  | SchemaError
  | ConfigError

/**
 * Checks whether a value is an error of Troth. Unlike `instanceof` it also
 * recognises errors from another realm, such as a frame, and from another
 * copy of the library, such as ESM and CommonJS side by side.
 *
 * @param value Anything, usually what a `catch` received.
 * @returns `true` for an error of Troth.
 * @example
 * if (isTrothError(error) && error.kind === 'http') console.log(error.status)
 */
export function isTrothError(value: unknown): value is TrothFailure {
  return (value as TrothError | null | undefined)?.[brand] === true
}
