// An API as a `fetch` function, for pages that have no server: what a page of another
// origin would see. Redirects, aborts, CORS and lost connections behave as with the real
// `fetch`.

import type { Api } from './api.js'
import { DroppedConnection } from './droppedConnection.js'
import { boundaryOf, multipartBody } from './multipartBody.js'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** A `fetch` whose responses come from this API, whatever the host of the URL. */
export function asFetch(api: Api): typeof fetch {
  return async (input, init) => {
    const request = toRequest(input, init)
    // The caller's own signal where there is one: that of a Request lasts only as long as the Request.
    const signal = init?.signal ?? request.signal
    const response = await untilAborted(responseOf(api, request), signal)
    if (!response.headers.has('Access-Control-Allow-Origin')) throw new TypeError('Failed to fetch')
    const location = response.headers.get('Location')
    if (REDIRECTS.has(response.status) && location !== null && request.redirect !== 'manual') {
      if (request.redirect === 'error') throw new TypeError('Failed to fetch')
      const target = new URL(location, request.url)
      const final = await asFetch(api)(target, { headers: request.headers, signal })
      return Object.defineProperty(final, 'redirected', { value: true })
    }
    const body = response.body && readable(response.body, signal)
    return asFetched(new Response(body, response), { url: request.url, signal })
  }
}

/** The request with the headers that the platform sends; of a form, the body is encoded here, see multipartBody.ts. */
function toRequest(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  const request = new Request(input, init)
  const form = init?.body
  if (!(form instanceof FormData)) return request
  const chosen = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  // Under a type that the caller has chosen, the platform does not use its boundary either.
  const boundary = chosen.has('Content-Type') ? undefined : boundaryOf(request.headers.get('Content-Type'))
  return new Request(request, { body: multipartBody(form, boundary ?? UNUSED_BOUNDARY) })
}

const UNUSED_BOUNDARY = '----boundary'

async function responseOf(api: Api, request: Request): Promise<Response> {
  try {
    return await api.fetch(request)
  } catch (error) {
    if (error instanceof DroppedConnection) throw new TypeError('Failed to fetch')
    throw error
  }
}

/** The promise, or the reason of the signal if that aborts first. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const settled = new AbortController()
  try {
    return await Promise.race([
      promise,
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal })
      }),
    ])
  } finally {
    settled.abort()
  }
}

/**
 * The body as a page reads it: it fails with the reason of an abort, and with a TypeError when the connection
 * is lost.
 */
function readable(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const ended = new AbortController()
  return new ReadableStream({
    start(controller) {
      const abort = () => {
        ended.abort()
        controller.error(signal.reason)
        // The line above fails the read; an error of the source would change nothing.
        reader.cancel(signal.reason).catch(() => {})
      }
      signal.addEventListener('abort', abort, { signal: ended.signal })
      if (signal.aborted) abort()
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (ended.signal.aborted) return
        if (!done) {
          controller.enqueue(value)
          return
        }
        ended.abort()
        controller.close()
      } catch {
        if (ended.signal.aborted) return
        ended.abort()
        controller.error(new TypeError('network error'))
      }
    },
    async cancel(reason) {
      ended.abort()
      await reader.cancel(reason)
    },
  })
}

const BODY_METHODS = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'] as const

/**
 * What a response made by a script lacks, as properties of the object: its URL, and reads that fail
 * with the reason of an abort. Chromium's own reads make every error of such a body a TypeError.
 */
function asFetched(response: Response, { url, signal }: { url: string; signal: AbortSignal }): Response {
  const clone = response.clone.bind(response)
  const methods = BODY_METHODS.filter((name) => name in response).map((name) => {
    const read: () => Promise<unknown> = response[name].bind(response)
    const value = () =>
      read().catch((error) => {
        signal.throwIfAborted()
        throw error
      })
    return [name, { value }]
  })
  return Object.defineProperties(response, {
    ...Object.fromEntries(methods),
    url: { value: url },
    redirected: { value: false, configurable: true },
    clone: { value: () => asFetched(clone(), { url, signal }) },
  })
}
