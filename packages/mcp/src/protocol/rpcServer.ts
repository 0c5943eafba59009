// JSON-RPC 2.0 over lines of text: parses messages, runs requests side by side, cancels them, writes responses. Knows
// no method by name but that which cancels.

import { createInterface } from 'node:readline'

/** A request that is wrong for the protocol. */
export class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The codes of JSON-RPC, and that of MCP for an unknown resource. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internalError: -32603,
  unknownResource: -32002,
} as const

/** The parameters of a message. */
export type Params = Readonly<Record<string, unknown>>

/** Runs a request. Its result is plain data. */
export type Handler = (params: Params, signal: AbortSignal) => Promise<unknown>

/** Where messages come from and go to. */
export interface RpcInput {
  readonly input: NodeJS.ReadableStream
  readonly write: (line: string) => void
  readonly methods: Readonly<Record<string, Handler>>
}

type Id = string | number
interface Response {
  readonly jsonrpc: '2.0'
  readonly id: Id | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** A longer line is no message of a client. */
const LONGEST_LINE = 4_000_000

/** Serves until the input ends and all requests have a response. */
export async function serveRpc({ input, write, methods }: RpcInput): Promise<void> {
  const running = new Map<Id, AbortController>()
  const open = new Set<Promise<void>>()
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const work = answerLine(line, { methods, running }).then((response) => {
      if (response !== undefined) write(`${JSON.stringify(response)}\n`)
    })
    open.add(work)
    void work.finally(() => open.delete(work))
  }
  await Promise.all(open)
}

interface Session {
  readonly methods: RpcInput['methods']
  readonly running: Map<Id, AbortController>
}

/** The response to a line, or to each message of a batch; undefined if there is nothing to say. */
async function answerLine(line: string, session: Session): Promise<Response | Response[] | undefined> {
  let message: unknown
  try {
    if (line.length > LONGEST_LINE) throw new Error('too long')
    message = JSON.parse(line)
  } catch {
    return failure(null, RPC.parseError, 'Parse error: every line must be one message in JSON.')
  }
  if (!Array.isArray(message)) return answer(message, session)
  if (message.length === 0) return failure(null, RPC.invalidRequest, 'Invalid request: the batch is empty.')
  const responses = await Promise.all(message.map((each) => answer(each, session)))
  const sent = responses.filter((response) => response !== undefined)
  return sent.length > 0 ? sent : undefined
}

async function answer(message: unknown, { methods, running }: Session): Promise<Response | undefined> {
  if (!isRecord(message) || message.jsonrpc !== '2.0') {
    return failure(null, RPC.invalidRequest, 'Invalid request: a message is an object with "jsonrpc": "2.0".')
  }
  const { id, method, params = {} } = message
  // A response: this server sends no requests.
  if (method === undefined && ('result' in message || 'error' in message)) return undefined
  const isId = typeof id === 'string' || typeof id === 'number'
  if (typeof method !== 'string' || (id !== undefined && !isId)) {
    return failure(
      isId ? id : null,
      RPC.invalidRequest,
      'Invalid request: it needs a method, and an id that is a string or a number.',
    )
  }
  if (!isId) {
    if (method === 'notifications/cancelled' && isRecord(params)) {
      running.get(params.requestId as Id)?.abort()
    }
    return undefined
  }
  if (!isRecord(params)) return failure(id, RPC.invalidParams, '`params` must be an object.')
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!handler) return failure(id, RPC.unknownMethod, `Method not found: ${method}`)
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const result = await handler(params, controller.signal)
    return controller.signal.aborted ? undefined : { jsonrpc: '2.0', id, result }
  } catch (error) {
    // Nobody waits for the response of a cancelled request.
    if (controller.signal.aborted) return undefined
    if (error instanceof RpcError) return failure(id, error.code, error.message)
    process.stderr.write(`${(error as Error)?.stack ?? error}\n`)
    return failure(id, RPC.internalError, 'Internal error: see the log of the server.')
  } finally {
    if (running.get(id) === controller) running.delete(id)
  }
}

function failure(id: Id | null, code: number, message: string): Response {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
