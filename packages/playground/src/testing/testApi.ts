// A small API for the tests of this package: a successful response, and each way to fail.

import type { Api } from '../api/api.js'
import { DroppedConnection } from '../api/droppedConnection.js'
import { wait } from '../api/wait.js'
import { createHints } from '../worker/hints.js'
import type { StatusResponse, WorkerOptions } from '../worker/options.js'

export const API_ORIGIN = 'https://api.example.com'

const HALF = '{"id":7,"name":"Ada'

/** A new instance; deleted users are its only state. */
export function createTestApi(): Api {
  const deleted = new Set<string>()
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (request.method === 'DELETE') deleted.add(pathname)
      if (deleted.has(pathname)) return json({ title: 'Not Found' }, 404)
      switch (pathname) {
        case '/v1/echo':
          return json({ method: request.method, body: await request.text() })
        case '/v1/slow':
          await wait(5000, request.signal)
          return json({ ok: true })
        case '/v1/stall':
          return json(halfBody(() => {}))
        case '/v1/drop':
          throw new DroppedConnection()
        case '/v1/drop-body':
          return json(halfBody((controller) => controller.error(new DroppedConnection())))
        case '/v1/no-cors':
          return new Response('{}')
        case '/v1/redirect':
          return new Response(null, { status: 302, headers: { ...CORS, Location: '/v1/users/7' } })
        default:
          return json({ id: 7, name: 'Ada Lovelace', role: 'admin' })
      }
    },
  }
}

/** The options of a worker with this API. */
export const testWorkerOptions: WorkerOptions = {
  apiOrigin: API_ORIGIN,
  createApi: createTestApi,
  exampleUrl: `${API_ORIGIN}/v1/users/7`,
  statusResponse: (_, { status, headers, detail }: StatusResponse) =>
    new Response(detail ?? null, { status, headers: { ...CORS, ...headers } }),
  describeAbort: (reason) => (reason instanceof ClientError ? reason : undefined),
}

export const testHints = createHints(testWorkerOptions, ['relay'])

/** The reason with which an HTTP client aborts its own request. */
export class ClientError extends Error {
  constructor(
    readonly kind: string,
    readonly details: { readonly code: string; readonly phase?: string; readonly limitMs?: number },
  ) {
    super(`ended by the client: ${kind}`)
    Object.assign(this, details)
  }
}

const CORS = { 'Access-Control-Allow-Origin': '*' }

function json(value: unknown, status = 200): Response {
  const body = value instanceof ReadableStream ? value : JSON.stringify(value)
  const statusText = status === 200 ? 'OK' : 'Not Found'
  return new Response(body, { status, statusText, headers: { ...CORS, 'Content-Type': 'application/json' } })
}

type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

/** Half of a body, then the result of `next`. */
function halfBody(next: (controller: Controller) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) next(controller)
      else controller.enqueue(new TextEncoder().encode(HALF))
      isSent = true
    },
  })
}
