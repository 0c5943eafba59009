// Server-sent events that survive the end of their connection: connects with a client of
// Troth, reconnects as an `EventSource` does, and yields the events of all connections.

import type { TrothFailure } from '../errors.js'
import type { HttpMethod } from '../hookTypes.js'
import type { BodyOptions } from '../optionTypes.js'
import { checkOptions } from '../shared/checkOptions.js'
import { parseEvents, type ServerSentEvent, type StreamState } from './events.js'

/** What `subscribe` needs of a client: any client of Troth has it. */
export interface EventClient {
  /** As in `TrothClient`. */
  requestAsync(
    method: HttpMethod,
    path: string | URL,
    options: BodyOptions<unknown, 'stream'>,
  ): PromiseLike<{ readonly data: Response['body']; readonly raw: Response }>
}

/** What `onReconnect` receives. */
export interface ReconnectContext {
  /** How many connections in a row have ended without an event, including this one; 0 if it had one. */
  readonly failures: number
  /** Milliseconds until the next request. */
  readonly delay: number
  /** Why the connection ended; `undefined` if the server closed it. */
  readonly error: unknown
}

/** How `subscribe` reconnects after a connection has ended. */
export interface ReconnectOptions {
  /**
   * How many connections in a row may end without an event. After one more, the loop ends, with the error of that
   * connection if there is one.
   *
   * @default Infinity
   */
  limit?: number | undefined
  /**
   * Milliseconds to wait before reconnecting. From the second connection in a row without an event, the wait has jitter,
   * and its upper bound doubles each time. A `retry` field from the server replaces it; the wait is then at least 100 ms
   * from the second connection in a row without an event.
   *
   * @default 1000
   */
  delay?: number | undefined
  /**
   * The longest wait in milliseconds, unless the server asks for a longer one.
   *
   * @default 30000
   */
  maxDelay?: number | undefined
}

/** Options for `subscribe`: those of a request, and how to reconnect. */
export interface SubscribeOptions
  extends Omit<BodyOptions<unknown, 'stream'>, 'responseType' | 'schema' | 'acceptStatus'> {
  /**
   * The HTTP method.
   *
   * @default 'GET', or 'POST' with a `body`
   */
  method?: HttpMethod | undefined
  /**
   * How to reconnect after a connection has ended; with `false`, the loop ends. Every connection sends the request
   * again, including its body.
   *
   * @default {} for GET, false for other methods
   */
  reconnect?: ReconnectOptions | false | undefined
  /**
   * How long a connection may send no data before `subscribe` closes it and reconnects, in milliseconds. Set it above
   * the interval of the server's heartbeat comments. `false` disables it.
   *
   * @default false
   */
  idleTimeout?: number | false | undefined
  /**
   * The id of the last event that you have received, sent as `Last-Event-ID`.
   *
   * @default ''
   */
  lastEventId?: string | undefined
  /**
   * Called before each wait. Use it to show that the connection is lost.
   *
   * @default undefined
   */
  onReconnect?: ((context: ReconnectContext) => void) | undefined
}

/**
 * Subscribes to server-sent events. It reconnects if the connection ends or fails,
 * and if the server responds with 408, 429, 502, 503 or 504; a 204 ends the loop. Responses never
 * come from a cache, unless `fetchOptions.cache` says so. Leave the loop, or abort the signal, to close
 * the connection.
 *
 * @param api A client of Troth.
 * @param path As in `getAsync`.
 * @param options Options of the requests, and how to reconnect.
 * @returns The events of all connections. The loop throws the `TrothFailure` of a request that is not sent again, a `TypeError` if the response is not an event stream with the status 200, and the reason of an aborted signal.
 * @example
 * for await (const { event, data, id } of subscribe(api, 'notifications', { signal: controller.signal })) {
 *   console.log(id, event, data)
 * }
 */
export async function* subscribe(
  api: EventClient,
  path: string | URL,
  options: SubscribeOptions = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const {
    body,
    method = body === undefined ? 'GET' : 'POST',
    reconnect = method === 'GET' && {},
    lastEventId = '',
    idleTimeout,
    onReconnect,
    ...request
  } = options
  checkOptions('subscribe', { method, reconnect, lastEventId, idleTimeout, onReconnect }, OPTIONS)
  if (reconnect) {
    checkOptions('subscribe', reconnect, RECONNECT_OPTIONS, 'reconnect.')
    if (isStream(body))
      throw new TypeError('subscribe cannot send a stream again. Pass another body, or reconnect: false.')
  }
  const { signal } = request
  const state: StreamState = { lastEventId }
  let failures = 0
  for (;;) {
    failures++
    const { response, error: refusal } = await connect(
      api,
      method,
      path,
      body === undefined ? request : { ...request, body },
      state.lastEventId,
    )
    let error: unknown = refusal
    if (response) {
      if (response.raw.status === 204) return
      try {
        for await (const event of parseEvents(response.data, { signal, idleTimeout }, state)) {
          failures = 0
          yield event
        }
      } catch (thrown) {
        if (signal?.aborted) throw thrown
        error = thrown
      }
    }
    if (!reconnect || failures > (reconnect.limit ?? Number.POSITIVE_INFINITY)) {
      if (error) throw error
      return
    }
    const delay = nextDelay({ ...reconnect, ...state }, failures, error)
    onReconnect?.({ failures, delay, error })
    await wait(delay, signal)
  }
}

/** Options besides those of a request, which the client checks. */
const OPTIONS = {
  method: 'string',
  reconnect: 'object | false',
  lastEventId: 'string',
  idleTimeout: 'milliseconds >= 1 | false',
  onReconnect: 'function',
}
const RECONNECT_OPTIONS = {
  limit: 'integer | Infinity',
  delay: 'milliseconds',
  maxDelay: 'milliseconds',
}

/** A body that can be sent once. */
function isStream(body: unknown): boolean {
  const value = Object(body)
  return 'getReader' in value || Symbol.asyncIterator in value
}

type EventResponse = Awaited<ReturnType<EventClient['requestAsync']>>

const TRANSIENT_STATUSES = [408, 429, 502, 503, 504]

/** Sends the request. Returns the response, or an error after which it makes sense to connect again. */
async function connect(
  api: EventClient,
  method: HttpMethod,
  path: string | URL,
  { headers = {}, fetchOptions, ...request }: BodyOptions<unknown, 'stream'>,
  lastEventId: string,
): Promise<{ response?: EventResponse; error?: TrothFailure }> {
  const { signal } = request
  const ownHeaders: (readonly [string, string | null | undefined])[] = [
    ['accept', 'text/event-stream'],
    ['last-event-id', headerValue(lastEventId)],
    ...(isIterable(headers) ? headers : Object.entries(headers)),
  ]
  try {
    const response = await api.requestAsync(method, path, {
      ...request,
      headers: ownHeaders,
      fetchOptions: { cache: 'no-store', ...fetchOptions },
      responseType: 'stream',
    })
    checkResponse(response.raw)
    return { response }
  } catch (thrown) {
    if (signal?.aborted) throw signal.reason
    const error = thrown as TrothFailure
    const isTransient =
      error.kind === 'network' ||
      error.kind === 'timeout' ||
      (error.kind === 'http' && TRANSIENT_STATUSES.includes(error.status))
    if (!isTransient) throw error
    return { error }
  }
}

/** An id as the platform sends it: each byte of its UTF-8 as a character. Nothing when it is empty, or no header can have it. */
function headerValue(id: string): string | null {
  const bytes = new TextEncoder().encode(id)
  return id && bytes.every((byte) => byte === 9 || (byte > 31 && byte !== 127))
    ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    : null
}

function isIterable<T>(value: Iterable<T> | object): value is Iterable<T> {
  return Symbol.iterator in value
}

/** A page of HTML would be an endless loop of connections without an event. */
function checkResponse({ status, headers, body, url }: Response): void {
  if (status === 204) return
  const type = headers.get('content-type')
  const problem =
    status !== 200
      ? `the status ${status}, not 200. Events cannot be read.`
      : !/^text\/event-stream[\t ]*([;,]|$)/i.test(type ?? '') &&
        `the Content-Type ${type ?? '(none)'}, not text/event-stream. Read another format with readLines or readNdjson.`
  if (!problem) return
  body?.cancel().catch(() => {})
  throw new TypeError(`${url.replace(/\?.*/, '')} responded with ${problem}`)
}

/** The wait of the server or of the options, with a random part that grows with the failures. */
function nextDelay(
  { delay = 1000, maxDelay = 30_000, retryMs = delay }: ReconnectOptions & Partial<StreamState>,
  failures: number,
  error: unknown,
): number {
  // A wait of 0 stays 0 when it is doubled: an endless loop of requests to a server that is gone.
  const shortest = failures > 1 ? Math.max(retryMs, Math.min(100, delay), 1) : retryMs
  const longest = Math.max(shortest, Math.min(maxDelay, shortest * 2 ** Math.max(0, failures - 1)))
  const { retryAfterMs = 0 } = Object(error) as { retryAfterMs?: number }
  return Math.max(retryAfterMs, shortest + Math.random() * (longest - shortest))
}

/** Waits; rejects with the reason of the signal as soon as it is aborted. */
function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    // Longer than a timer can be, it would be over at once.
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      },
      Math.min(ms, 2 ** 31 - 1),
    )
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
