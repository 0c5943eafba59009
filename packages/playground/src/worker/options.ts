// What a site passes to the worker of its playground.

import type { Api } from '../api/api.js'

/** The API that programs reach, and what the worker cannot know about the site's modules. */
export interface WorkerOptions {
  /** The origin that programs reach; undefined if there is none. @example 'https://api.example.com' */
  readonly apiOrigin?: string | undefined
  /** Other origins that the API responds for, such as that of a site which hosts data for first programs. */
  readonly otherOrigins?: readonly string[]
  /** Makes the API of one run, with data of its own. */
  readonly createApi: () => Api
  /** Makes the response for a status that the reader has written under Network, in the API's own format. */
  readonly statusResponse: (request: Request, response: StatusResponse) => Response
  /** A URL of the API that works, for hints. */
  readonly exampleUrl: string
  /** What programs send requests with, for hints. @default '`fetch`' @example '`fetch` or axios' */
  readonly clients?: string
  /**
   * Reads the reason that a module aborts its own requests with: a timeout, or a cancelled call. Undefined for
   * the reasons of anyone else.
   */
  readonly describeAbort?: (reason: unknown) => AbortDetails | undefined
  /** Hints instead of the playground's own. */
  readonly hints?: {
    /** For a `fetch` of a relative URL. */
    readonly relativeUrl?: string
    /** By the name of a global that does not exist: `require`. */
    readonly missing?: { readonly [name: string]: string }
  }
}

export interface StatusResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  /** Why the response was made, for the body; undefined if the response can have no body. */
  readonly detail: string | undefined
}

/** Details about an abort; every field is checked before it is shown. */
export interface AbortDetails {
  /** `timeout` and `abort` have labels of their own in the timeline. */
  readonly kind?: unknown
  readonly code?: unknown
  /** Which timeout it was: `headers` or `body`. */
  readonly phase?: unknown
  /** The limit of a timeout, in milliseconds. */
  readonly limitMs?: unknown
}
