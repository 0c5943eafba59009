// Serves one instance of the demo API over HTTP on this machine. Knows no
// endpoint: a Request goes in, and its response is sent as it arrives.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, DroppedConnection } from 'vellum-playground/api'
import { Problem } from './problem'
import { createDemoApi } from './service'

export interface DemoServer {
  /** 'http://127.0.0.1:49152' */
  readonly origin: string
  readonly api: Api
  /** Ends all connections at once, open responses too. */
  close(): Promise<void>
}

/** Starts a new instance on a free port of 127.0.0.1. `through`: what stands between the server and the API. */
export async function startDemoServer(through: (api: Api) => Api = (api) => api): Promise<DemoServer> {
  const api = through(createDemoApi())
  // Longer than a stalled machine leaves a connection alone: one that ends while a request is on its way is an error of the network.
  const server = createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
    // Ends in a response or in a destroyed socket, never in a rejection.
    void serve({ api, origin: origin(), incoming, outgoing })
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: origin(),
    api,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Visit {
  readonly api: Api
  readonly origin: string
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

async function serve({ api, origin, incoming, outgoing }: Visit): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  try {
    const request = await readRequest({ incoming, origin, signal: gone.signal })
    await send({ response: await api.fetch(request), outgoing, signal: gone.signal })
  } catch (error) {
    if (gone.signal.aborted) return
    if (error instanceof DroppedConnection || outgoing.headersSent) {
      outgoing.destroy()
      return
    }
    const problem = error instanceof Problem ? error : new Problem(500, String(error))
    await send({ response: problem.toResponse(), outgoing, signal: gone.signal })
  }
}

interface Incoming {
  readonly incoming: IncomingMessage
  readonly origin: string
  readonly signal: AbortSignal
}

async function readRequest({ incoming, origin, signal }: Incoming): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string)
  const body = method === 'GET' || method === 'HEAD' || chunks.length === 0 ? null : Buffer.concat(chunks)
  try {
    return new Request(origin + url, { method, headers, body, signal })
  } catch {
    throw new Problem(400, `${method} ${url} is not a request to this service.`)
  }
}

interface Outgoing {
  readonly response: Response
  readonly outgoing: ServerResponse
  readonly signal: AbortSignal
}

async function send({ response, outgoing, signal }: Outgoing): Promise<void> {
  outgoing.writeHead(response.status, response.statusText, Object.fromEntries(response.headers))
  const reader = response.body?.getReader()
  if (reader) {
    // A caller that leaves ends a read that would wait forever.
    const cancel = () => void reader.cancel().catch(() => {})
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      await flushed(outgoing, value)
    }
  }
  outgoing.end()
}

/** Writes a chunk and waits until it is sent, so that a connection that drops next has carried it. */
function flushed(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => outgoing.write(chunk, () => resolve()))
}
