// A real HTTP server whose responses a test writes chunk by chunk. Requests are recorded, and
// so is which connections the client has closed.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running server. */
export interface StreamServer {
  readonly origin: string
  /** The requests so far. */
  readonly requests: IncomingMessage[]
  /** How many responses have ended, by either side. */
  closed: number
  close(): Promise<void>
}

/** Starts a server on a free port of 127.0.0.1; `respond` gets the number of the request, from 1. */
export async function startStreamServer(
  respond: (response: ServerResponse, number: number, request: IncomingMessage) => unknown,
): Promise<StreamServer> {
  const requests: IncomingMessage[] = []
  // Longer than a stalled machine leaves a connection alone: one that ends while a request is on its way is an error of the network.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    requests.push(request)
    response.once('close', () => {
      running.closed++
    })
    respond(response, requests.length, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: StreamServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    closed: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return running
}
