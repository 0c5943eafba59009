// Endpoints that fail as networks and servers do: some of the time, too often,
// late, halfway, or not at all.

import { DroppedConnection, wait } from 'vellum-playground/api'
import { countAttempt, failFirst } from './attempts'
import { chunkedBody } from './chunkedBody'
import { createResponse, json } from './createResponse'
import { Problem } from './problem'
import { readNumber } from './query'
import type { Exchange, Route } from './route'

export const faultRoutes: readonly Route[] = [
  {
    method: 'ANY',
    path: '/flaky',
    description: 'Fails at first, then works. Query: fails (1), status (503), retryAfter (seconds), key.',
    handler: flaky,
  },
  {
    method: 'GET',
    path: '/limited',
    description:
      'Two requests for each key, then 429 with Retry-After: 1; a second later two more. Query: key.',
    handler: limited,
  },
  {
    method: 'GET',
    path: '/busy',
    description: '503 with Retry-After: 120.',
    handler: () => {
      throw new Problem(503, 'Come back in two minutes.', { headers: { 'Retry-After': '120' } })
    },
  },
  { method: 'GET', path: '/slow', description: 'Responds after a while. Query: ms (5000).', handler: slow },
  {
    method: 'GET',
    path: '/stall',
    description: 'Half a body, then nothing more.',
    handler: () => halfBody('stall'),
  },
  {
    method: 'GET',
    path: '/drop',
    description: 'Closes the connection without a response.',
    handler: () => {
      throw new DroppedConnection()
    },
  },
  {
    method: 'GET',
    path: '/drop-body',
    description: 'Ends the connection in the middle of the body.',
    handler: () => halfBody('drop'),
  },
]

function flaky(exchange: Exchange): Response {
  const attempt = countAttempt(exchange, exchange.query.get('key') ?? '')
  failFirst(exchange, { attempt, fails: 1 })
  return json({ ok: true, attempt })
}

// A little less than a second: a caller's timer may fire a few milliseconds early.
const WINDOW_MS = 980
const PER_WINDOW = 2

function limited({ query, state }: Exchange): Response {
  const key = query.get('key') ?? ''
  const now = performance.now()
  const open = state.windows.get(key)
  const isOver = open?.refusedAt !== undefined && now - open.refusedAt >= WINDOW_MS
  const window = open && !isOver ? open : { count: 0 }
  state.windows.set(key, window)
  window.count += 1
  if (window.count > PER_WINDOW) {
    // From now on, not from the first request: a slow program is refused as well.
    window.refusedAt ??= now
    throw new Problem(429, 'Slow down.', { headers: { 'Retry-After': '1' } })
  }
  return json({ ok: true, remaining: PER_WINDOW - window.count })
}

async function slow({ request, query }: Exchange): Promise<Response> {
  const ms = readNumber(query, 'ms', { fallback: 5000, min: 0, max: 60_000 })
  await wait(ms, request.signal)
  return json({ ok: true, ms })
}

function halfBody(end: 'stall' | 'drop'): Response {
  return createResponse(chunkedBody({ chunks: ['{"id":7,"name":"Ada'], end }), {
    headers: { 'Content-Type': 'application/json' },
  })
}
