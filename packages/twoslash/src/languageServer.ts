// TypeScript's native compiler as a language server: a process that responds to JSON-RPC requests on its standard streams.
// Knows the protocol, and nothing of samples.

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reportedError } from './reportedError.js'

/** A running server. */
export interface LanguageServer {
  /** Sends a request; rejects when the server refuses it, or has ended. */
  readonly request: <T>(method: string, params: object) => Promise<T>
  readonly notify: (method: string, params: object) => void
  /** Ends the process. */
  readonly close: () => void
}

/** Starts a server; it does not keep this process from ending. */
export async function startLanguageServer(folder: string): Promise<LanguageServer> {
  const child = spawn(compilerFile(), ['--lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const connection = createConnection((message) => child.stdin.write(message))
  const output = child.stdout as Socket
  connection.onPending((isPending) => (isPending ? output.ref() : output.unref()))
  output.on('data', connection.read)
  child.on('error', (cause) => connection.end(serverError('could not be started', cause)))
  child.on('exit', (code, signal) =>
    connection.end(serverError(signal ? `was ended by ${signal}` : `ended with the exit code ${code}`)),
  )
  // Its end is reported to those who wait for a response.
  child.stdin.on('error', () => {})
  for (const handle of [child, child.stdin as Socket, output]) handle.unref()

  const { request, notify } = connection
  await request('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      textDocument: { hover: { contentFormat: ['markdown'] }, diagnostic: {} },
    },
  })
  notify('initialized', {})
  return { request, notify, close: () => child.kill() }
}

/** The executable for this platform: that of the package `typescript`, without its command, which a site may have too. */
function compilerFile(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return join(folder, 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc')
  } catch (cause) {
    throw serverError(`needs the package ${name}, which is not installed`, cause)
  }
}

function serverError(what: string, cause?: unknown): Error {
  return reportedError(`The TypeScript compiler, which checks samples, ${what}.`, {
    hint: 'Install the packages again with optional dependencies, or remove `typedSamples()` from `plugins`.',
    ...(cause !== undefined && { cause }),
  })
}

/** What is written to a server, and read from it. */
interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** The protocol, without the process. */
function createConnection(write: (message: string) => void) {
  const waiting = new Map<number, Waiting>()
  let onPending: (isPending: boolean) => void = () => {}
  let ended: Error | undefined
  let requests = 0
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const receive = ({ id, method, result, error }: Message) => {
    // A request of the server, say for its configuration: there is none.
    if (method !== undefined) return id === undefined ? undefined : send({ id, result: null })
    const request = waiting.get(id as number)
    waiting.delete(id as number)
    if (waiting.size === 0) onPending(false)
    if (error) request?.reject(new Error(error.message))
    else request?.resolve(result as never)
  }
  return {
    read: createReader(receive),
    notify: (method: string, params: object) => send({ method, params }),
    request: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        if (ended) return reject(ended)
        const id = ++requests
        waiting.set(id, { resolve, reject })
        if (waiting.size === 1) onPending(true)
        send({ id, method, params })
      }),
    end: (error: Error) => {
      ended ??= error
      for (const { reject } of waiting.values()) reject(ended)
      waiting.clear()
    },
    onPending: (listener: typeof onPending) => {
      onPending = listener
    },
  }
}

/** Cuts a stream into messages: each has a header with its length. */
function createReader(receive: (message: Message) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const end = rest.indexOf('\r\n\r\n')
      if (end === -1) return
      const header = rest.toString('latin1', 0, end)
      const start = end + 4
      const next = start + Number(/content-length: *(\d+)/i.exec(header)?.[1])
      if (rest.length < next) return
      const text = rest.toString('utf8', start, next)
      rest = rest.subarray(next)
      receive(JSON.parse(text) as Message)
    }
  }
}
