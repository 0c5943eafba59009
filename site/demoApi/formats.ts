// Endpoints for what a body can be: CSV, lines of JSON, server-sent events, HTML where JSON was
// expected, JSON that breaks off, nothing; and for statuses and redirects.

import { chunkedBody } from './chunkedBody'
import { createResponse, json, noContent } from './createResponse'
import { Problem } from './problem'
import type { Exchange, Route } from './route'
import { PREFIX } from './router'

export const formatRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/report.csv',
    description: 'Two lines of text/csv.',
    handler: () => createResponse('id,name\n7,Ada Lovelace\n', { headers: { 'Content-Type': 'text/csv' } }),
  },
  {
    method: 'GET',
    path: '/events',
    description: 'Three lines of application/x-ndjson, each in a chunk of its own.',
    handler: () =>
      createResponse(chunkedBody({ chunks: ['{"n":1}\n', '{"n":2}\n', '{"n":3}\n'], gapMs: 25 }), {
        headers: { 'Content-Type': 'application/x-ndjson' },
      }),
  },
  {
    method: 'GET',
    path: '/notifications',
    description: 'Four server-sent events, two for each connection; 204 after the last.',
    handler: notifications,
  },
  {
    method: 'GET',
    path: '/broken-json',
    description: 'JSON that breaks off, with status 200.',
    handler: () => createResponse('{"id":7,', { headers: { 'Content-Type': 'application/json' } }),
  },
  {
    method: 'GET',
    path: '/login-page',
    description: 'HTML where JSON was expected, with status 200.',
    handler: () => createResponse('<h1>Please sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
  },
  { method: 'GET', path: '/empty', description: '204, without a body.', handler: noContent },
  { method: 'ANY', path: '/status/:code', description: 'Any status from 200 to 599.', handler: status },
  {
    method: 'GET',
    path: '/redirect',
    description: '302 to user 7.',
    handler: () => createResponse(null, { status: 302, headers: { Location: `${PREFIX}/users/7` } }),
  },
  {
    method: 'GET',
    path: '/no-cors',
    description: 'User 7 without CORS headers: pages of other origins cannot read it.',
    cors: false,
    handler: ({ state }) => state.users.respond(7),
  },
]

const NOTIFICATIONS = ['Grace joined', 'Ada replied', 'Alan replied', 'Grace left']

function notifications({ request }: Exchange): Response {
  const seen = Number(request.headers.get('Last-Event-ID') ?? 0)
  const next = NOTIFICATIONS.slice(seen, seen + 2)
  if (next.length === 0) return noContent()
  const events = next.map((text, i) => `id: ${seen + i + 1}\nevent: activity\ndata: ${text}\n\n`)
  return createResponse(chunkedBody({ chunks: ['retry: 20\n\n', ...events], gapMs: 25 }), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
}

// The statuses that never have a body.
const NULL_BODY = new Set([204, 205, 304])

function status({ params }: Exchange): Response {
  const code = Number(params.code)
  if (!Number.isInteger(code) || code < 200 || code > 599)
    throw new Problem(400, 'The status must be a number from 200 to 599.')
  if (code >= 400) throw new Problem(code, `You asked for status ${code}.`)
  return NULL_BODY.has(code)
    ? createResponse(null, { status: code })
    : json({ status: code }, { status: code })
}
