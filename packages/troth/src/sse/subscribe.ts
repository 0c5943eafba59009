// Server-sent events that survive the end of their connection: connects with a client of
// Troth, reconnects as an `EventSource` does, and yields the events of all connections.

import type { TrothFailure } from '../errors.js'
import type { RequestOptions } from '../optionTypes.js'
import { parseEvents, type ServerSentEvent, type StreamState } from './events.js'

/** What `subscribe` needs of a client: any client of Troth has it. */
export interface EventClient {
  /** As in `TrothClient`. */
  getAsync(
    path: string | URL,
    options: RequestOptions<unknown, 'stream'>,
  ): PromiseLike<{ readonly data: Response['body']; readonly raw: Response }>
}

/** What `onReconnect` receives. */
export interface ReconnectContext {
  /** How many times in a row no event has arrived, this one included. */
  readonly failures: number
  /** Milliseconds until the next request. */
  readonly delay: number
  /** Why the connection ended; `undefined` when the server closed it. */
  readonly error: unknown
}

/** How a connection that has ended is made anew. */
export interface ReconnectOptions {
  /**
   * How many times in a row it may end without an event before the loop ends with the error.
   *
   * @default Infinity
   */
  limit?: number | undefined
  /**
   * Milliseconds to wait, doubled with each failure. A `retry` field of the server replaces it.
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

/** Options of `subscribe`: those of a request, and how to reconnect. */
export interface SubscribeOptions
  extends Omit<RequestOptions<unknown, 'stream'>, 'responseType' | 'schema' | 'idempotencyKey'> {
  /**
   * How a connection that has ended is made anew; `false` = the loop ends with it.
   *
   * @default {}
   */
  reconnect?: ReconnectOptions | false | undefined
  /**
   * The id of the last event that was received before, sent as `Last-Event-ID`.
   *
   * @default ''
   */
  lastEventId?: string | undefined
  /**
   * Called before each wait, to show that the connection is lost.
   *
   * @default undefined
   */
  onReconnect?: ((context: ReconnectContext) => void) | undefined
}

/**
 * Subscribes to server-sent events. It reconnects when the connection ends or cannot be made,
 * and when the server responds with 408, 429, 502, 503 or 504; a 204 ends the loop. Leave the
 * loop, or abort the signal, to close the connection.
 *
 * @param api A client of Troth.
 * @param path As in `getAsync`.
 * @param options Options of the requests, and how to reconnect.
 * @returns The events of all connections. The loop throws the `TrothFailure` of a request that is not repeated, and the reason of an aborted signal.
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
  const { reconnect = {}, lastEventId = '', onReconnect, ...request } = options
  const { signal } = request
  const state: StreamState = { lastEventId }
  let failures = 0
  for (;;) {
    const { response, error: refusal } = await connect(api, path, request, state.lastEventId)
    let error: unknown = refusal
    if (response) {
      if (response.raw.status === 204) return
      try {
        for await (const event of parseEvents(response.data, { signal }, state)) {
          failures = 0
          yield event
        }
      } catch (thrown) {
        if (signal?.aborted) throw thrown
        error = thrown
      }
    }
    if (!reconnect || failures >= (reconnect.limit ?? Number.POSITIVE_INFINITY)) {
      if (error) throw error
      return
    }
    const delay = nextDelay({ ...reconnect, ...state }, failures++, error)
    onReconnect?.({ failures, delay, error })
    await wait(delay, signal)
  }
}

type EventResponse = Awaited<ReturnType<EventClient['getAsync']>>

const TRANSIENT_STATUSES = [408, 429, 502, 503, 504]

/** Sends the request. Returns the response, or an error after which it makes sense to connect again. */
async function connect(
  api: EventClient,
  path: string | URL,
  { headers = {}, ...request }: RequestOptions<unknown, 'stream'>,
  lastEventId: string,
): Promise<{ response?: EventResponse; error?: TrothFailure }> {
  const { signal } = request
  const withOwn: (readonly [string, string | null | undefined])[] = [
    ['accept', 'text/event-stream'],
    ['last-event-id', lastEventId || null],
    ...(isIterable(headers) ? headers : Object.entries(headers)),
  ]
  try {
    const response = await api.getAsync(path, { ...request, headers: withOwn, responseType: 'stream' })
    checkType(response.raw)
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

function isIterable<T>(value: Iterable<T> | object): value is Iterable<T> {
  return Symbol.iterator in value
}

/** A page of HTML would be an endless loop of connections without an event. */
function checkType({ status, headers, body, url }: Response): void {
  const type = headers.get('content-type')
  if (status === 204 || /^text\/event-stream *(;|$)/i.test(type ?? '')) return
  body?.cancel().catch(() => {})
  throw new TypeError(
    `${url.replace(/\?.*/, '')} responded with the Content-Type ${type ?? '(none)'}, not text/event-stream. ` +
      'Read another format with readLines or readNdjson.',
  )
}

/** The wait of the server or of the options, with a random part that grows with the failures. */
function nextDelay(
  { delay = 1000, maxDelay = 30_000, retryMs = delay }: ReconnectOptions & Partial<StreamState>,
  failures: number,
  error: unknown,
): number {
  const longest = Math.max(retryMs, Math.min(maxDelay, retryMs * 2 ** failures))
  const { retryAfterMs = 0 } = Object(error) as { retryAfterMs?: number }
  return Math.max(retryAfterMs, retryMs + Math.random() * (longest - retryMs))
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
