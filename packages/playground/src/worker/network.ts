// The `fetch` of the program: the site's API behind the reader's network, and nothing else.

import type { Api } from '../api/api.js'
import type { Conditions } from '../protocol.js'
import { withConditions } from './conditions.js'
import type { TraceOptions } from './exchange.js'
import { type Hints, withHint } from './hints.js'
import * as labels from './labels.js'
import type { WorkerOptions } from './options.js'
import { type TracedFetch, traceFetch } from './trace.js'

export interface NetworkOptions extends Omit<TraceOptions, 'describeAbort'> {
  readonly site: WorkerOptions
  readonly hints: Pick<Hints, 'wrongHost' | 'relativeUrl'>
}

/** A network with an API of its own. */
export function createNetwork(
  conditions: Conditions,
  { site, hints, ...options }: NetworkOptions,
): TracedFetch {
  const { apiOrigin, otherOrigins = [], createApi, statusResponse, describeAbort } = site
  const api = withConditions(createApi(), { conditions, statusResponse })
  const reachable = onlyOrigins([apiOrigin ?? [], otherOrigins].flat(), api, hints.wrongHost)
  const traced = traceFetch(reachable, { ...options, describeAbort })
  return {
    ...traced,
    async fetch(input, init) {
      requireAbsoluteUrl(input, hints.relativeUrl)
      return traced.fetch(input, init)
    },
  }
}

function onlyOrigins(origins: readonly string[], api: Api, hint: string): Api {
  return {
    async fetch(request) {
      if (!origins.includes(new URL(request.url).origin))
        throw withHint(new TypeError(labels.wrongHost(hostName(request.url))), hint)
      return api.fetch(request)
    },
  }
}

/** A worker made from a blob has no URL that others could be relative to. */
function requireAbsoluteUrl(input: unknown, hint: string): void {
  if (typeof input === 'string' && !URL.canParse(input)) {
    throw withHint(new TypeError(labels.relativeUrl(input)), hint)
  }
}

function hostName(url: string): string {
  const { origin, protocol } = new URL(url)
  return origin === 'null' ? `${protocol} URLs` : origin
}
