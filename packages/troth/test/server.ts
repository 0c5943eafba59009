// A real HTTP server on loopback that misbehaves on request. The path says what
// it does, the query says how; every request is recorded, so that a test can
// also tell what was never sent.
//
//   /echo                       what it received, as JSON
//   /status/503?after=2         that status; `after` = Retry-After, `body`, `type`, `times` = only the first n
//   /json, /text, /empty …      one response each, see ROUTES
//   /slow-headers?ms=200        headers after a delay
//   /stall                      half a body, then nothing
//   /drop                       ends the connection without an answer; /drop-body within the body
//   /redirect?to=/echo          302
//   /large?bytes=…              a body of that size

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What the server saw of one request. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A running server. */
export interface TestServer {
  readonly origin: string
  /** All requests since the last `reset`. */
  readonly seen: Seen[]
  /** The connections that are open. */
  readonly sockets: ReadonlySet<Socket>
  reset(): void
  close(): Promise<void>
}

/** Starts a server on a free port of 127.0.0.1. `respond` may respond in place of the routes; it then returns true. */
export async function startServer(respond?: (exchange: Exchange) => boolean): Promise<TestServer> {
  const seen: Seen[] = []
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  // Longer than a stalled machine leaves a connection alone: one that ends while a request is on its way is an error of the network.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const body = await readAll(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const { method = '', url = '' } = request
    seen.push({ method, url, headers, body })
    const count = (counts.get(url) ?? 0) + 1
    counts.set(url, count)
    const exchange = { request, response, seen: seen.at(-1) as Seen, count }
    if (!respond?.(exchange)) answer(exchange)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    sockets,
    reset() {
      seen.length = 0
      counts.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One request, and the response to be written. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly seen: Seen
  /** How many times this very URL was asked for. */
  readonly count: number
}

const JSON_TYPE = 'application/json'

const ROUTES: { readonly [path: string]: readonly [type: string | undefined, body: string | Buffer] } = {
  '/json': [JSON_TYPE, '{"id":7,"name":"Ada"}'],
  '/json-charset': ['Application/JSON ; charset=utf-8', '{"id":7}'],
  '/problem': ['application/problem+json', '{"title":"Out of credit"}'],
  '/json-lookalike': ['application/json-seq', '{"id":7}'],
  '/invalid-json': [JSON_TYPE, '{"id":'],
  '/empty-json': [JSON_TYPE, ''],
  '/text': ['text/plain; charset=utf-8', 'hello'],
  '/html': ['text/html', '<h1>hello</h1>'],
  '/empty-text': ['text/plain', ''],
  '/binary': ['application/octet-stream', Buffer.from([1, 2, 3])],
  '/latin1': ['text/plain; charset=iso-8859-1', Buffer.from('größe', 'latin1')],
  '/untyped': [undefined, 'who knows'],
  '/empty': [undefined, ''],
}

function answer(exchange: Exchange): unknown {
  const { request, response, seen, count } = exchange
  const { pathname, searchParams } = new URL(seen.url, 'http://server')
  const number = (name: string, otherwise: number) => Number(searchParams.get(name) ?? otherwise)
  const send = (status: number, type: string | undefined, body: string | Buffer) => {
    if (type) response.setHeader('content-type', type)
    response.writeHead(status).end(body)
  }
  const echo = () => send(200, JSON_TYPE, JSON.stringify(seen))
  const fixed = ROUTES[pathname]
  if (fixed) return send(200, ...fixed)

  const [, kind, detail] = pathname.split('/')
  switch (kind) {
    case 'status': {
      if (count > number('times', Number.POSITIVE_INFINITY)) return echo()
      const after = searchParams.get('after')
      if (after) response.setHeader('retry-after', after)
      const status = Number(detail)
      const empty = status === 204 || status === 205 || status === 304
      return send(
        status,
        empty ? undefined : (searchParams.get('type') ?? JSON_TYPE),
        empty ? '' : (searchParams.get('body') ?? `{"status":${status}}`),
      )
    }
    case 'slow-headers': {
      const timer = setTimeout(echo, number('ms', 100))
      response.once('close', () => clearTimeout(timer))
      return
    }
    case 'stall':
      response.writeHead(number('status', 200), {
        'content-type': searchParams.get('type') ?? JSON_TYPE,
        'content-length': '100',
      })
      response.write('{"half":')
      return
    case 'drop':
      if (count > number('times', Number.POSITIVE_INFINITY)) return echo()
      request.socket.destroy()
      return
    case 'drop-body':
      if (count > number('times', Number.POSITIVE_INFINITY)) return echo()
      response.writeHead(number('status', 200), { 'content-type': JSON_TYPE, 'content-length': '100' })
      response.write('{"half":', () => request.socket.destroy())
      return
    case 'redirect':
      response.writeHead(302, { location: searchParams.get('to') ?? '/echo' }).end()
      return
    case 'large':
      return send(200, 'text/plain', 'x'.repeat(number('bytes', 1)))
    default:
      return echo()
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
