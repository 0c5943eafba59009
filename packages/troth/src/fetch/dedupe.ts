// A `fetch` that sends equal requests once while they are under way, and gives each caller a response of its own.

import { checkOptions } from '../shared/checkOptions.js'
import type { FetchFunction } from './types.js'
import { watchBody } from './watchBody.js'

/** Options for `dedupe`. */
export interface DedupeOptions {
  /**
   * Returns the key of a request: requests with the same key are sent once. A request whose key is `undefined` is never
   * shared. If unset, GET and HEAD requests without a body are equal if their URL, headers and `fetch` options are.
   *
   * @default undefined
   */
  key?: ((url: string, init: RequestInit) => string | undefined) | undefined
  /**
   * The function that sends the requests.
   *
   * @default globalThis.fetch
   */
  fetch?: FetchFunction | undefined
}

/** A request that several callers wait for. */
interface SharedRequest {
  readonly response: Promise<Response>
  readonly controller: AbortController
  /** How many callers have not been aborted. */
  callers: number
}

/**
 * Creates a `fetch` that deduplicates requests: a request shares the response of an equal one that is in flight.
 * Each caller gets a body of its own. A caller that aborts does not affect the others; the request is aborted once all
 * its callers have aborted.
 *
 * @param options What makes requests equal, and the function that sends them.
 * @returns A function for the option `fetch` of a client.
 * @throws `TypeError` if an option is not valid.
 * @example
 * const shared = createClient({ baseUrl: 'https://api.example.com/v1', fetch: dedupe() })
 * const [one, two] = await Promise.all([shared.getAsync('users/7'), shared.getAsync('users/7')])
 * console.log(one.data === two.data)
 */
export function dedupe(
  options: DedupeOptions = {},
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  checkOptions('dedupe', options, { key: 'function', fetch: 'function' })
  const pending = new Map<string, SharedRequest>()
  const { key = requestKey() } = options
  return async (input, init = {}) => {
    const url = String(input)
    const { signal } = init
    const send = async (init: RequestInit) => (options.fetch ?? fetch)(url, init)
    const id = key(url, init)
    if (id === undefined) return send(init)
    if (signal?.aborted) throw signal.reason
    let shared = pending.get(id)
    if (!shared) {
      const controller = new AbortController()
      const remove = () => {
        if (pending.get(id) === shared) pending.delete(id)
      }
      shared = {
        response: send({ ...init, signal: controller.signal }).finally(remove),
        controller,
        callers: 0,
      }
      pending.set(id, shared)
    }
    const { response, controller } = shared
    shared.callers++
    const own = await new Promise<Response>((resolve, reject) => {
      const onAbort = () => {
        reject(signal?.reason)
        if (--shared.callers > 0) return
        if (pending.get(id) === shared) pending.delete(id)
        controller.abort(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      response
        .then((response) => {
          if (signal?.aborted) return
          // The last one takes the response itself: a copy that nobody reads would keep the whole body.
          resolve(shared.callers-- > 1 ? response.clone() : response)
        })
        .catch(reject)
        .finally(() => signal?.removeEventListener('abort', onAbort))
    })
    return watchBody(own, { signal }) ?? own
  }
}

/** The key of requests that are equal in all that `fetch` gets. Objects are equal when they are the same. */
function requestKey(): NonNullable<DedupeOptions['key']> {
  const ids = new WeakMap<object, number>()
  let count = 0
  const idOf = (value: unknown): unknown => {
    if (Object(value) !== value) return String(value)
    const object = value as object
    if (!ids.has(object)) ids.set(object, ++count)
    return ids.get(object)
  }
  return (url, { method = 'GET', headers, signal: _, body, ...rest }) =>
    body == null && /^(get|head)$/i.test(method)
      ? JSON.stringify([
          method.toUpperCase(),
          url,
          [...new Headers(headers)],
          Object.entries(rest)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, idOf(value)])
            .sort(),
        ])
      : undefined
}
