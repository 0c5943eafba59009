// Records what a real API responds with, as plain data that a program may write to a file. Headers of
// requests and cookies are left out: a recording is meant to be committed.

import { checkOptions } from '../shared/checkOptions.js'
import { nearestOption } from '../shared/nearestOption.js'
import { parseJson, readRequest } from './readRequest.js'
import type { MockFetch } from './types.js'

/** A request and the response to it, as plain data. */
export interface Exchange {
  /** The HTTP method, in upper case. */
  readonly method: string
  /** The full URL of the request. */
  readonly url: string
  /** The body of the request: JSON as a value, text as a string. Other bodies are left out. */
  readonly requestBody?: unknown
  /** The HTTP status. */
  readonly status: number
  /** The text after the status. */
  readonly statusText?: string | undefined
  /** The response headers, without cookies, and without those of the connection. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** The body of the response as a value, if it is JSON without extra white space. */
  readonly json?: unknown
  /** The body of the response as text, if it is UTF-8. */
  readonly text?: string | undefined
  /** The body of the response in Base64, if it is neither. */
  readonly base64?: string | undefined
}

/** A recording. Write it to a file with `JSON.stringify`. */
export interface Recording {
  /** The version of this format. */
  readonly version: number
  /** The requests and responses, in the order in which the responses were completed. */
  readonly exchanges: readonly Exchange[]
}

/** Options for `createRecorder`. */
export interface RecorderOptions {
  /**
   * Changes what is kept of a response, for example to remove a secret. Return `undefined` to keep nothing. The
   * caller receives the response unchanged.
   *
   * @default undefined
   */
  edit?: ((exchange: Exchange) => Exchange | undefined) | undefined
  /**
   * The function that sends the requests.
   *
   * @default globalThis.fetch
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** A `fetch` that sends requests and records the responses. */
export interface Recorder {
  /** Pass it to `createClient`. It does not depend on `this`. */
  readonly fetch: MockFetch
  /** What has been recorded so far. */
  readonly recording: Recording
  /** Returns the recording, so that `JSON.stringify(recorder)` writes it. */
  toJSON(): Recording
}

/** Of the connection, or of bytes that `fetch` has decoded. */
const LEFT_OUT = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]

/**
 * Creates a `fetch` that sends requests and records the responses for `createReplay`. Each response is
 * returned once its whole body has arrived, so a stream that never ends cannot be recorded.
 *
 * @param options Options for the recorder.
 * @returns The recorder; pass its `fetch` to `createClient`.
 * @throws `TypeError` if an option is not valid.
 * @example
 * const recorder = createRecorder()
 * const client = createClient({ baseUrl: 'https://api.example.com/v1', fetch: recorder.fetch })
 * await client.getAsync('users/7')
 * console.log(recorder.recording.exchanges.length)
 */
export function createRecorder(options: RecorderOptions = {}): Recorder {
  checkOptions('createRecorder', options, { edit: 'function', fetch: 'function' }, '', nearestOption)
  const { edit = (exchange) => exchange } = options
  const exchanges: Exchange[] = []
  const recording: Recording = { version: 1, exchanges }
  return {
    recording,
    toJSON: () => recording,
    async fetch(input, init = {}) {
      const { body } = init
      // Reading it must not use up what is sent.
      const copy = input instanceof Request ? input.clone() : input
      const readable = { ...init, body: typeof body === 'string' ? body : null }
      const { method, url, body: requestBody } = await readRequest(copy, readable)
      const response = await (options.fetch ?? fetch)(input as string, init)
      const bytes = new Uint8Array(await response.clone().arrayBuffer())
      const { status, statusText } = response
      const headers = Object.fromEntries([...response.headers].filter(([name]) => !LEFT_OUT.includes(name)))
      const sent = requestBody === undefined ? {} : { requestBody }
      const kept = edit({ method, url, ...sent, status, statusText, headers, ...describeBody(bytes) })
      if (kept) exchanges.push(kept)
      return response
    },
  }
}

/** A body as the field of an exchange that keeps it without loss. */
function describeBody(bytes: Uint8Array): Pick<Exchange, 'json' | 'text' | 'base64'> {
  if (bytes.length === 0) return {}
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const json = parseJson(text)
    return JSON.stringify(json) === text ? { json } : { text }
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
  }
}
