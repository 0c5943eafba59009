// A server that acts, and then fails as it is asked to: for what a client can know of the other side. The path is
// `/<store>/<failure>/<when>`: each store has a state of its own, and `when` says whether it acts before it fails.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { conflictStatus, type FailureName, type OutcomeMethod } from './tables/outcomes.js'

/** A running server. */
export interface ActingServer {
  readonly origin: string
  /** How many requests a store has received. */
  requests(store: string): number
  /** How often the state of a store has changed. */
  changes(store: string): number
  /** The statuses that a store has sent, one for each request; undefined when it has sent none. */
  statuses(store: string): readonly (number | undefined)[]
  /** Called when a request is left without a response. */
  onHeld: () => void
  close(): Promise<void>
}

/**
 * Fails as the row says: `acts` changes its state before, `refuses` does not. `conflicts` changes nothing either, but
 * another client does, after the first request. `healthy` acts and responds.
 */
export type Behaviour = 'acts' | 'refuses' | 'conflicts' | 'healthy'

interface Store {
  requests: number
  changes: number
  readonly statuses: (number | undefined)[]
  /** What PUT has stored, and DELETE removes. */
  value: string | undefined
  readonly keys: Set<string>
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startActingServer(): Promise<ActingServer> {
  const stores = new Map<string, Store>()
  const storeOf = (name: string): Store => {
    const store = stores.get(name) ?? {
      requests: 0,
      changes: 0,
      statuses: [],
      value: 'first',
      keys: new Set(),
    }
    stores.set(name, store)
    return store
  }
  // Longer than a stalled machine leaves a connection alone: one that ends while a request is on its way is an error of the network.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const body = await readAll(request)
    const [, name = '', failure = '', behaviour = ''] = decodeURIComponent(request.url ?? '').split('/')
    const store = storeOf(name)
    store.requests++
    const isChangedBefore = failure === 'conflict' && (behaviour === 'refuses' || store.requests > 1)
    const isActing = behaviour === 'healthy' || (behaviour === 'acts' && !isChangedBefore)
    if (isActing) act(store, request, body)
    if (behaviour === 'healthy') send(response, 200, '{"ok":true}')
    else if (isChangedBefore) send(response, conflictStatus(request.method as OutcomeMethod), '{}')
    else fail(failure as FailureName, response, () => acting.onHeld())
    store.statuses.push(response.headersSent ? response.statusCode : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const acting: ActingServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: (name) => storeOf(name).requests,
    changes: (name) => storeOf(name).changes,
    statuses: (name) => storeOf(name).statuses,
    onHeld: () => {},
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return acting
}

/** Does what the method means. A key that is known is a request that was made before. */
function act(store: Store, { method, headers }: IncomingMessage, body: string): void {
  const key = headers['idempotency-key']
  if (typeof key === 'string') {
    if (store.keys.has(key)) return
    store.keys.add(key)
  }
  const { value } = store
  if (method === 'PUT') store.value = body
  if (method === 'DELETE') store.value = undefined
  const isAddition = method === 'POST' || method === 'PATCH'
  if (isAddition || store.value !== value) store.changes++
}

function fail(failure: FailureName, response: ServerResponse, onHeld: () => void): unknown {
  switch (failure) {
    case '4xx':
      return send(response, 422, '{}')
    case '408':
    case '429':
    case '500':
    case '503':
      return send(response, Number(failure), '{}')
    case 'conflict':
      return send(response, 503, '{}')
    case 'stored 500':
      return send(response, 500, '{}')
    case 'no response':
      return response.socket?.destroy()
    case 'timeout':
    case 'aborted':
      return onHeld()
    case 'broken body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      return response.write('{"half":', () => response.socket?.destroy())
    case 'late body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      return response.write('{"half":')
    case 'invalid JSON':
      return send(response, 200, '{"id":')
    case 'schema':
    case 'thrown':
      return send(response, 200, '{"unexpected":true}')
    case 'config':
      throw new Error('A request with a wrong configuration was sent.')
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
