// A mock of what was recorded: each request gets the response to the same request in the recording.

import { sequence } from './handlers.js'
import { createMockOf, type MockedRoute } from './mock.js'
import type { Exchange, Recording } from './recorder.js'
import type { Mock } from './types.js'

/**
 * Creates a `fetch` for tests that replays a recording. A request is matched by method, URL and body; a recorded
 * request without a body matches any. Several responses to the same request are replayed in order, and the last one is
 * repeated. A request that was not recorded rejects.
 *
 * @param recording The recording of `createRecorder`, such as the content of a JSON file.
 * @returns The mock; pass its `fetch` to `createClient`.
 * @throws `TypeError` if it is not a recording.
 * @example
 * const recorder = createRecorder()
 * await createClient({ baseUrl: 'https://api.example.com/v1', fetch: recorder.fetch }).getAsync('users/7')
 * const mock = createReplay(recorder.recording)
 * console.log(mock.unused)
 */
export function createReplay(recording: Recording): Mock {
  const { version, exchanges } = Object(recording) as Recording
  if (version !== 1 || !Array.isArray(exchanges) || !exchanges.every(isExchange))
    throw new TypeError(
      'createReplay takes what createRecorder has recorded: { "version": 1, "exchanges": […] }.',
    )
  const groups = new Map<string, Exchange[]>()
  for (const exchange of exchanges as readonly Exchange[]) {
    const key = JSON.stringify([exchange.method, exchange.url, exchange.requestBody])
    groups.set(key, [...(groups.get(key) ?? []), exchange])
  }
  // One without a body matches any, so it comes after those that have one.
  const withoutBody = ([exchange]: readonly Exchange[]) => Number(exchange?.requestBody === undefined)
  const sorted = [...groups.values()].sort((one, other) => withoutBody(one) - withoutBody(other))
  return createMockOf(sorted.map(routeOf), {})
}

function isExchange(exchange: unknown): boolean {
  const { method, url, status } = Object(exchange) as Exchange
  return typeof method === 'string' && typeof url === 'string' && Number.isInteger(status)
}

/** The route of exchanges with the same request. */
function routeOf(exchanges: readonly Exchange[]): MockedRoute {
  const [{ method, url, requestBody }] = exchanges as [Exchange]
  return {
    text: `${method} ${url}`,
    method,
    match: ({ href }) => (href === url ? {} : undefined),
    matchBody: (body) => requestBody === undefined || JSON.stringify(body) === JSON.stringify(requestBody),
    response: sequence(...exchanges.map((exchange) => () => responseOf(exchange))),
  }
}

function responseOf(exchange: Exchange): Response {
  const { status, statusText = '', headers = {}, text, json, base64 } = exchange
  const body =
    base64 !== undefined
      ? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      : json !== undefined
        ? JSON.stringify(json)
        : (text ?? null)
  return new Response(body, { status, statusText, headers: headers as Record<string, string> })
}
