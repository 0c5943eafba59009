// The demo API of the website: a small service that examples can call. In: a
// Request. Out: a Response, or a DroppedConnection. Also responds for the files that the site hosts for first
// programs. Web standards only; whether it is reached over HTTP (httpServer.ts) or inside a page makes no difference.

import type { Api } from 'vellum-playground/api'
import { allowOrigin, allowRequest } from './cors'
import { createResponse, noContent } from './createResponse'
import { routes } from './endpoints'
import { hostedResponse } from './hostedData'
import { Problem } from './problem'
import { chooseMethod, type Match, matchPath } from './router'
import { createState, type State } from './state'

/** A new instance, with fresh data. */
export function createDemoApi(): Api {
  const state = createState()
  return {
    async fetch(request) {
      request.signal.throwIfAborted()
      const { pathname } = new URL(request.url)
      const hosted = hostedResponse(pathname)
      if (hosted) return hosted
      const matches = matchPath(routes, pathname)
      const response = request.method === 'OPTIONS' ? noContent() : await respond({ request, matches, state })
      // A new instance has the same ETags, so no response may come from the cache of an earlier one.
      response.headers.set('Cache-Control', 'no-store')
      if (matches.every(({ route }) => route.cors !== false)) {
        allowOrigin(response, request)
        if (request.method === 'OPTIONS') allowRequest(response, request)
      }
      return request.method === 'HEAD' ? withoutBody(response) : response
    },
  }
}

interface Call {
  readonly request: Request
  readonly matches: readonly Match[]
  readonly state: State
}

async function respond({ request, matches, state }: Call): Promise<Response> {
  try {
    const { route, params } = chooseMethod(matches, request)
    const url = new URL(request.url)
    return await route.handler({ request, url, query: url.searchParams, params, state })
  } catch (error) {
    if (error instanceof Problem) return error.toResponse()
    throw error
  }
}

async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel()
  return createResponse(null, { status, headers: Object.fromEntries(headers) })
}
