// A real HTTP server for tests of the entries in browsers: a page, the built files of Troth, and
// routes that behave as their names say. It accepts requests of every origin, with cookies.

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running server, under two origins. */
export interface BrowserServer {
  readonly origin: string
  /** The same server, by another name: another origin for browsers. */
  readonly otherOrigin: string
  close(): Promise<void>
}

const dist = new URL('../../dist/', import.meta.url)

/** Starts a server on a free port. */
export async function startBrowserServer(): Promise<BrowserServer> {
  const held = new Set<() => void>()
  // Longer than a stalled machine leaves a connection alone: one that ends while a request is on its way is an error of the network.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    respond(request, response, held).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * The rest of the body of `/drop-body` and `/large` waits in `held` until the page, which has the headers or the
 * first half by then, asks for `/continue`; so does the reading of an upload to `/slow`, after its first part.
 */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  held: Set<() => void>,
): Promise<unknown> {
  const { pathname } = new URL(request.url ?? '', 'http://server')
  const { origin } = request.headers
  if (origin) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type, x-token, last-event-id')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT')
    response.setHeader('access-control-expose-headers', 'x-seen')
  }
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  if (pathname.startsWith('/dist/')) {
    const code = await readFile(new URL(pathname.slice('/dist/'.length), dist))
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
  }
  if (pathname === '/page') {
    const headers = { 'content-type': 'text/html', 'set-cookie': 'session=1; Path=/; SameSite=Lax' }
    return response.writeHead(200, headers).end('<!doctype html><title>Entries</title>')
  }
  if (pathname === '/continue') {
    for (const release of held) release()
    held.clear()
    return response.writeHead(204).end()
  }
  if (pathname === '/events') return sendEvents(request, response)
  const continued = pathname === '/slow' ? new Promise<void>((resolve) => held.add(resolve)) : undefined
  const body = await readBody(request, continued)
  const [, kind, detail] = pathname.split('/')
  switch (kind) {
    case 'redirect':
      return response.writeHead(Number(detail), { location: '/echo' }).end()
    case 'drop':
      return request.socket.destroy()
    case 'drop-body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      held.add(() => request.socket.destroy())
      return response.write('{"half":')
    case 'stall':
      return
    case 'none':
      return response.writeHead(204).end()
    case 'large':
      response.writeHead(200, { 'content-length': detail })
      // WebKit would read a quick body as one chunk.
      held.add(() => response.end(Buffer.alloc(Number(detail) / 2, 'x')))
      return response.write(Buffer.alloc(Number(detail) / 2, 'x'))
    default: {
      const status = kind === 'status' ? Number(detail) : 200
      response.writeHead(status, 'So it is', { 'content-type': 'application/json', 'x-seen': 'a, b' })
      const { cookie = '', 'content-type': type = '', 'x-token': token = '' } = request.headers
      const text = body.length < 200 ? body.toString() : ''
      const seen = { method: request.method, cookie, type, token, bytes: body.length, text }
      return response.end(JSON.stringify(seen))
    }
  }
}

/** Two events for each connection, then its end; after three connections, 204. */
export function sendEvents({ headers }: IncomingMessage, response: ServerResponse): unknown {
  const last = Number(headers['last-event-id'] ?? 0)
  if (last >= 6) return response.writeHead(204).end()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`retry: 5\nid: ${last + 1}\ndata: grö`)
  return setTimeout(() => response.end(`ße\r\n\r\nid: ${last + 2}\rdata: b\r\r`), 10)
}

async function readBody(request: IncomingMessage, continued?: Promise<void>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(chunk)
    await continued
  }
  return Buffer.concat(chunks)
}
