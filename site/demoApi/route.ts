// What an endpoint is: a line of the table that `GET /v1/` lists, and the
// handler. Knows no endpoint by name.

import type { State } from './state'

/** What an endpoint gets to see of one request. */
export interface Exchange {
  readonly request: Request
  readonly url: URL
  readonly query: URLSearchParams
  /** The values of `:name` in the path. */
  readonly params: { readonly [name: string]: string }
  readonly state: State
}

/** One endpoint, as documentation lists it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY'
  /** Below `/v1`; `:name` matches one segment, a last `*` all that follows. */
  readonly path: string
  readonly description: string
}

export interface Route extends Endpoint {
  readonly handler: (exchange: Exchange) => Response | Promise<Response>
  /** False: the response has no CORS headers, so pages of other origins cannot read it. @default true */
  readonly cors?: boolean
}
