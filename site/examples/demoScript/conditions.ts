// What a page's network is like: the demo API behind a delay, or one that fails.

import { type Api, DroppedConnection, wait } from 'vellum-playground/api'
import { allowOrigin } from '../../demoApi/cors'
import { Problem } from '../../demoApi/problem'

/** `failing`: every response is a 503. `offline`: no response at all. */
export type Condition = 'normal' | 'slow' | 'failing' | 'offline'

/** Long enough to be seen, and to press Cancel when the network is slow. */
const DELAYS: Readonly<Record<Condition, number>> = { normal: 400, slow: 4000, failing: 400, offline: 0 }

/** The API as it is reached under a condition, which is read with each request. */
export function underCondition(api: Api, conditionNow: () => Condition): Api {
  return {
    async fetch(request) {
      const condition = conditionNow()
      if (condition === 'offline') throw new DroppedConnection()
      await wait(DELAYS[condition], request.signal)
      return condition === 'failing' ? unavailable(request) : api.fetch(request)
    },
  }
}

function unavailable(request: Request): Response {
  const response = new Problem(503, 'The server is down for a moment.').toResponse()
  allowOrigin(response, request)
  return response
}
