// Reads what a `fetch` was called with. The platform checks it, and adds the headers that it would send.

import type { MockRequest } from './types.js'

/** What is known of a request before its route is. */
export type SentRequest = Omit<MockRequest, 'route' | 'params' | 'count'>

/** Reads a request. The body of a `Request` is read to its end. */
export async function readRequest(input: string | URL | Request, init: RequestInit): Promise<SentRequest> {
  // The signal is followed by the mock itself: a `Request` would leave a listener on it.
  const request = new Request(input, { ...init, signal: null })
  const { method, headers } = request
  const source = input instanceof Request ? input : undefined
  const { pathname, searchParams, href } = new URL(request.url)
  const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '')
  const content = init.body ?? (source?.body ? await request.text() : undefined)
  return {
    method,
    url: href,
    path: pathname,
    query: searchParams,
    headers,
    body: isJson && typeof content === 'string' ? parseJson(content) : content,
    signal: init.signal ?? source?.signal,
  }
}

/** The value of a JSON text, or the text when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
