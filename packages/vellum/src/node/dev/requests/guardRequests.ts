// Checks all requests of the development server first: malformed or forbidden ones are refused here, and an
// error of a handler ends that request, never the server.

import { type IncomingMessage, Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { requestPath } from 'vellum-host'
import { errorText } from '../devProblems.js'

/** Why a request is not handled. */
export interface Refusal {
  readonly status: 400 | 403 | 404
  /** What happened and how to fix it. */
  readonly text: string
}

/** Decides about a well-formed request; undefined when it may be handled. */
export type RequestRule = (request: IncomingMessage) => Refusal | undefined

/** What handles the requests of a server. */
export interface GuardInput {
  readonly rule: RequestRule
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  /** Whether open pages connect to a socket at this path. */
  readonly isSocketPath: (path: string) => boolean
}

/**
 * Handles the requests of a server. Returns a server that does not listen: it emits `upgrade` for the sockets
 * that may be opened, and can be passed to code that would listen for all of them otherwise.
 */
export function guardRequests(server: Server, { rule, handle, isSocketPath }: GuardInput): Server {
  const sockets = new Server()
  server.on('request', (request, response) => {
    response.on('error', () => {})
    const refusal = normalizeTarget(request) ?? rule(request)
    if (refusal) return sendText(response, refusal)
    // Not awaited: its errors are handled here.
    void attemptResponse(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    // From here on Node.js leaves the errors of the connection to us.
    socket.on('error', () => socket.destroy())
    const refusal = normalizeTarget(request) ?? rule(request) ?? unknownSocket(request)
    if (refusal) return refuseSocket(socket, refusal)
    try {
      // Without a listener while a site is closing, nothing would ever close the socket.
      if (!sockets.emit('upgrade', request, socket, head)) socket.destroy()
    } catch {
      socket.destroy()
    }
  })
  return sockets

  async function attemptResponse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await handle(request, response)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else sendText(response, { status: 500, text: errorText(error) })
    }
  }

  function unknownSocket({ url = '', headers }: IncomingMessage): Refusal | undefined {
    const isOpened = SOCKET_PROTOCOLS.has(headers['sec-websocket-protocol'] ?? '')
    return isOpened && isSocketPath(url.replace(/\?.*$/, '')) ? undefined : NOT_FOUND
  }
}

/** The protocols of the sockets that Vite's client opens. */
const SOCKET_PROTOCOLS = new Set(['vite-hmr', 'vite-ping'])

const BAD_REQUEST: Refusal = { status: 400, text: 'Bad request' }
const NOT_FOUND: Refusal = { status: 404, text: 'Not found' }

/** Reduces the target of a request to its path and query, which every handler can parse. */
function normalizeTarget(request: IncomingMessage): Refusal | undefined {
  const requested = requestPath(request.url ?? '')
  if (!requested) return BAD_REQUEST
  const { encodedPath, query } = requested
  // Parsers read a path that starts with two slashes as a host.
  if (encodedPath.startsWith('//')) return NOT_FOUND
  request.url = encodedPath + query
  return undefined
}

/** Responds with a sentence. */
export function sendText(
  response: ServerResponse,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  const body = `${text}\n`
  response.writeHead(status, { ...TEXT_HEADERS, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}

function refuseSocket(socket: Duplex, { status, text }: Refusal): void {
  const headers = { ...TEXT_HEADERS, Connection: 'close', 'Content-Length': Buffer.byteLength(`${text}\n`) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', `${text}\n`].join('\r\n'))
}

const TEXT_HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}
