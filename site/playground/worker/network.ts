// The `fetch` of the program: the demo API behind the reader's network, and nothing else.

import { createDemoApi, type DemoApi } from '../../demoApi'
import { API_ORIGIN, type Conditions } from '../protocol'
import { withConditions } from './conditions'
import type { TraceOptions } from './exchange'
import { withHint } from './hints'
import { type TracedFetch, traceFetch } from './trace'
import { WORDS } from './words'

/** A network with a demo API of its own. */
export function createNetwork(conditions: Conditions, options: TraceOptions): TracedFetch {
  const api = onlyDemoHost(withConditions(createDemoApi(), conditions))
  const traced = traceFetch(api, options)
  return {
    ...traced,
    async fetch(input, init) {
      requireAddress(input)
      return traced.fetch(input, init)
    },
  }
}

function onlyDemoHost(api: DemoApi): DemoApi {
  return {
    async fetch(request) {
      const { origin } = new URL(request.url)
      if (origin !== API_ORIGIN)
        throw withHint(new TypeError(WORDS.wrongHost(hostName(request.url))), WORDS.wrongHostHint)
      return api.fetch(request)
    },
  }
}

/** A worker from a blob has no address that others could be relative to. */
function requireAddress(input: unknown): void {
  if (typeof input === 'string' && !URL.canParse(input)) {
    throw withHint(new TypeError(WORDS.relative(input)), WORDS.relativeHint)
  }
}

function hostName(url: string): string {
  const { origin, protocol } = new URL(url)
  return origin === 'null' ? `${protocol} addresses` : origin
}
