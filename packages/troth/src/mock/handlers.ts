// The handlers that a mock comes with: a response with a status and headers, a request that
// fails as networks fail, and one response after another. They use nothing but `setTimeout`,
// so that fake timers control them.

import { checkOptions } from '../shared/checkOptions.js'
import { nearestOption } from '../shared/nearestOption.js'
import type { MockHandler, MockRequest, MockResponse } from './types.js'

/** Options for `reply`. */
export interface ReplyOptions {
  /**
   * The HTTP status.
   *
   * @default 200
   */
  status?: number | undefined
  /**
   * The text after the status.
   *
   * @default ''
   */
  statusText?: string | undefined
  /**
   * The response headers. If `Content-Type` is not set here, it follows from the body.
   *
   * @default {}
   */
  headers?: RequestInit['headers'] | undefined
  /**
   * Milliseconds before the response arrives. Aborting the request ends the wait.
   *
   * @default 0
   */
  delay?: number | undefined
}

/** How a request fails. */
export type FaultName =
  /** The connection fails: `fetch` rejects with a `TypeError`. */
  | 'network'
  /** Nothing arrives until the request is aborted, by a time limit or by the caller. */
  | 'no-response'
  /** The headers and a part of the body arrive, then nothing until the request is aborted. */
  | 'stalled-body'
  /** The headers and a part of the body arrive, then the connection ends. */
  | 'broken-body'
  /** The whole body arrives, but it is not valid JSON although its `Content-Type` says so. */
  | 'invalid-json'

/** Options for `fault`, including those of `reply`. */
export interface FaultOptions extends ReplyOptions {
  /**
   * The part of the body that arrives.
   *
   * @default '{"half":'
   */
  body?: string | undefined
  /**
   * The code of a network error, as in `error.cause.code` in Node.js.
   *
   * @default 'ECONNRESET'
   */
  code?: string | undefined
}

const NO_BODY = [204, 205, 304]
const REPLY_OPTIONS = {
  status: '',
  statusText: 'string',
  headers: '',
  delay: 'milliseconds | Infinity',
}

/**
 * Responds with a status, headers or a delay.
 *
 * @param body Sent as JSON, unless `Response` accepts it natively (string, `Blob`, `FormData`, …). Without it the response has no body.
 * @param options The status, headers and delay.
 * @returns A handler for a route.
 * @throws `RangeError` if a response cannot have the status, `TypeError` if an option is not valid.
 * @example
 * const mock = createMock({ 'POST /users': reply({ id: 13 }, { status: 201 }) })
 */
export function reply(body?: unknown, options: ReplyOptions = {}): MockHandler {
  checkOptions('reply', options, REPLY_OPTIONS, '', nearestOption)
  const { status = 200, delay = 0 } = options
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new RangeError(
      `A response cannot have the status ${status}. Use 200 to 599, or fault('network') for no response.`,
    )
  }
  if (body !== undefined && NO_BODY.includes(status))
    throw new RangeError(`A response with the status ${status} has no body. Write reply(undefined, …).`)
  return async ({ signal }) => {
    await wait(delay, signal)
    return createResponse(body, options)
  }
}

/**
 * Makes the request fail as networks and servers do.
 *
 * @param name What goes wrong.
 * @param options The delay, and what arrives before the failure.
 * @returns A handler for a route.
 * @throws `TypeError` if there is no fault of that name, or an option is not valid.
 * @example
 * const mock = createMock({ 'GET /users': sequence(fault('network'), [{ id: 7 }]) })
 */
export function fault(name: FaultName, options: FaultOptions = {}): MockHandler {
  if (!Object.hasOwn(FAULTS, name)) {
    throw new TypeError(`There is no fault "${name}". There are: ${Object.keys(FAULTS).join(', ')}.`)
  }
  checkOptions('fault', options, { ...REPLY_OPTIONS, body: 'string', code: 'string' }, '', nearestOption)
  return async (request) => {
    await wait(options.delay ?? 0, request.signal)
    return FAULTS[name](request, options)
  }
}

/**
 * Responds to each request of the route with the next response. The last one is used for all later requests.
 *
 * @param responses The responses, in order.
 * @returns A handler for a route.
 * @throws `TypeError` if no response is passed.
 * @example
 * const mock = createMock({ 'GET /job': sequence({ state: 'running' }, { state: 'done' }) })
 */
export function sequence(...responses: readonly MockResponse[]): MockHandler {
  if (responses.length === 0) throw new TypeError('A sequence needs at least one response.')
  return ({ count }) => {
    const response = responses[Math.min(count, responses.length) - 1] as MockResponse
    return response instanceof Response ? response.clone() : response
  }
}

const FAULTS: Record<FaultName, (request: MockRequest, options: FaultOptions) => Response | Promise<never>> =
  {
    network: (_, { code = 'ECONNRESET' }) => {
      const cause = Object.assign(new Error(`mocked network error, ${code}`), { code })
      throw new TypeError('fetch failed', { cause })
    },
    'no-response': ({ signal }) => wait(Number.POSITIVE_INFINITY, signal) as Promise<never>,
    'stalled-body': ({ signal }, options) => {
      let stop: (() => void) | undefined
      return partialResponse(options, {
        pull: (controller) =>
          new Promise<void>((resolve) => {
            stop = onAbort(signal, (reason) => {
              controller.error(reason)
              resolve()
            })
          }),
        cancel: () => stop?.(),
      })
    },
    'broken-body': (_, options) =>
      partialResponse(options, { pull: (controller) => controller.error(new TypeError('terminated')) }),
    'invalid-json': (_, options) => createResponse(options.body ?? HALF, asJson(options)),
  }

const HALF = '{"half":'

/** A response whose body begins, and goes on as `rest` says. */
function partialResponse(options: FaultOptions, rest: UnderlyingDefaultSource<Uint8Array>): Response {
  const { body = HALF } = options
  let isSent = body === ''
  const stream = new ReadableStream<Uint8Array>(
    {
      ...rest,
      pull(controller) {
        if (isSent) return rest.pull?.(controller)
        isSent = true
        return controller.enqueue(new TextEncoder().encode(body))
      },
    },
    { highWaterMark: 0 },
  )
  return createResponse(stream, asJson(options))
}

function asJson(options: FaultOptions): ReplyOptions {
  const headers = new Headers(options.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return { ...options, headers }
}

/** A response from memory. Plain data is JSON, as in the bodies that Troth sends. */
export function createResponse(
  body: unknown,
  { status = 200, statusText = '', headers }: ReplyOptions = {},
): Response {
  const init = { status, statusText, headers: new Headers(headers) }
  const isText = typeof body === 'string'
  const isSendable =
    body === undefined ||
    isText ||
    ArrayBuffer.isView(body) ||
    [ArrayBuffer, Blob, FormData, ReadableStream, URLSearchParams].some((type) => body instanceof type)
  // Bun adds no type to a text.
  const type = isText ? 'text/plain;charset=UTF-8' : isSendable ? '' : 'application/json'
  if (type && !init.headers.has('content-type')) init.headers.set('content-type', type)
  return new Response(isSendable ? (body as BodyInit) : JSON.stringify(body), init)
}

/** Waits, and rejects with the reason of the signal as soon as it is aborted. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> | undefined {
  if (ms <= 0) return undefined
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined
    const stop = onAbort(signal, (reason) => {
      clearTimeout(timer)
      reject(reason)
    })
    function done() {
      stop()
      resolve()
    }
  })
}

/** Calls a function with the reason when a signal is aborted, or at once. Returns how to stop that. */
export function onAbort(signal: AbortSignal | undefined, run: (reason: unknown) => void): () => void {
  const listener = () => run(signal?.reason)
  if (signal?.aborted) listener()
  else signal?.addEventListener('abort', listener, { once: true })
  return () => signal?.removeEventListener('abort', listener)
}
