// A `fetch` that lets a number of requests through at a time, or within a time, and keeps the others in a queue.

import { checkOptions } from '../shared/checkOptions.js'
import type { FetchFunction } from './types.js'
import { watchBody } from './watchBody.js'

/** Options for `limit`. */
export interface LimitOptions {
  /**
   * How many requests may be in flight at the same time.
   *
   * @default Infinity
   */
  concurrency?: number | undefined
  /**
   * How many requests may be in flight to one origin at the same time.
   *
   * @default Infinity
   */
  perOrigin?: number | undefined
  /**
   * How many requests may start within `interval`.
   *
   * @default Infinity
   */
  rate?: number | undefined
  /**
   * The length of the window for `rate`, in milliseconds.
   *
   * @default 1000
   */
  interval?: number | undefined
  /**
   * The function that sends the requests.
   *
   * @default globalThis.fetch
   */
  fetch?: FetchFunction | undefined
}

/** A timer with a longer delay would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

/** A request in the queue. */
interface Waiting {
  readonly origin: string
  start(): void
}

/**
 * Creates a `fetch` that limits concurrency and rate: how many requests are in flight, and how many start within a
 * time window. The others wait in a queue, first in, first out; an aborted request leaves it. A request is in flight
 * until its body has been read. A body that nobody reads does not count, so it does not block the queue.
 *
 * Time in the queue counts towards the client's `timeout`.
 *
 * @param options The limits, and the function that sends requests.
 * @returns A function for the option `fetch` of a client.
 * @throws `TypeError` if an option is not valid.
 * @example
 * const polite = createClient({ baseUrl: 'https://api.example.com/v1', fetch: limit({ concurrency: 4, rate: 10 }) })
 * await Promise.all([7, 8, 9].map((id) => polite.getAsync(`users/${id}`)))
 */
export function limit(
  options: LimitOptions = {},
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const count = 'integer >= 1 | Infinity'
  checkOptions('limit', options, {
    concurrency: count,
    perOrigin: count,
    rate: count,
    interval: 'milliseconds >= 1',
    fetch: 'function',
  })
  const none = Number.POSITIVE_INFINITY
  const { concurrency = none, perOrigin = none, rate = none, interval = 1000 } = options
  const queue = new Set<Waiting>()
  const underWay = new Map<string, number>()
  /** When the last requests started, as many as `rate`. */
  const starts: number[] = []
  let hasTimer = false
  let total = 0

  const add = (origin: string, change: number) => {
    total += change
    const left = (underWay.get(origin) ?? 0) + change
    if (left) underWay.set(origin, left)
    else underWay.delete(origin)
  }
  const startNext = () => {
    for (const waiting of queue) {
      if (total >= concurrency) return
      if ((underWay.get(waiting.origin) ?? 0) >= perOrigin) continue
      const now = performance.now()
      const [first] = starts
      if (first !== undefined && starts.length >= rate) {
        const wait = first + interval - now
        if (wait > 0) {
          if (!hasTimer)
            setTimeout(
              () => {
                hasTimer = false
                startNext()
              },
              Math.min(Math.ceil(wait), LONGEST_MS),
            )
          hasTimer = true
          return
        }
        starts.shift()
      }
      if (rate < none) starts.push(now)
      queue.delete(waiting)
      add(waiting.origin, 1)
      waiting.start()
    }
  }
  return async (input, init = {}) => {
    const url = String(input)
    const { signal } = init
    const origin = perOrigin < none ? originOf(url) : ''
    await new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => {
        queue.delete(waiting)
        reject(signal?.reason)
      }
      const waiting: Waiting = {
        origin,
        start() {
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.add(waiting)
      startNext()
    })
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      add(origin, -1)
      startNext()
    }
    try {
      const response = await (options.fetch ?? fetch)(url, init)
      const watched = watchBody(response, {
        onStart() {
          clearTimeout(unread)
          if (!isCounted) add(origin, 1)
          isCounted = true
        },
        onEnd: release,
      })
      const unread = watched && setTimeout(release)
      if (!watched) release()
      return watched ?? response
    } catch (error) {
      release()
      throw error
    }
  }
}

/** The origin of a URL, which in a browser may be relative to the page. `fetch` refuses an invalid one. */
function originOf(url: string): string {
  const { location } = globalThis as { location?: { readonly href: string } }
  try {
    return new URL(url, location?.href).origin
  } catch {
    return ''
  }
}
