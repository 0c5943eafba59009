// A mock: routes in, a `fetch` out that responds from memory and records what it receives.
// It rejects as `fetch` does, so that the errors of Troth are those of real requests.

import { createResponse, onAbort } from './handlers.js'
import { parseRoute, type Route } from './route.js'
import type { Mock, MockHandler, MockOptions, MockRequest, MockResponse, MockRoutes } from './types.js'

interface MockedRoute extends Route {
  readonly response: MockResponse
}

/** What is known of a request before its route is. */
type Sent = Omit<MockRequest, 'route' | 'params' | 'count'>

/**
 * Makes a `fetch` for tests. A request that matches no route rejects with an error that lists
 * the routes. Redirects are not followed: respond with what the last URL would.
 *
 * @param routes Responses by route, such as `GET /users/:id`; the first that matches wins.
 * @param options Options of the mock.
 * @returns The mock; pass its `fetch` to `createClient`.
 * @throws `TypeError` when a route or a response is not valid.
 * @example
 * const mock = createMock({ 'GET /v1/users/:id': ({ params }) => ({ id: Number(params.id) }) })
 * const client = createClient({ baseUrl: 'https://api.example.com/v1', fetch: mock.fetch })
 */
export function createMock(routes: MockRoutes = {}, { baseUrl }: MockOptions = {}): Mock {
  const toRoute = ([text, response]: readonly [string, MockResponse]): MockedRoute => {
    checkResponse(response, text)
    return { ...parseRoute(text, baseUrl), response }
  }
  const initial = Object.entries(routes).map(toRoute)
  let current = initial
  const requests: MockRequest[] = []
  const counts = new Map<MockedRoute, number>()

  const mock: Mock = {
    requests,
    async fetch(input, init = {}) {
      const sent = await readRequest(input, init)
      if (sent.signal?.aborted) throw sent.signal.reason
      const { route, params } = findRoute(current, sent)
      const count = route ? (counts.get(route) ?? 0) + 1 : 1
      const request: MockRequest = { ...sent, route: route?.text, params, count }
      requests.push(request)
      if (!route) throw unexpected([request], current)
      counts.set(route, count)
      return respond(route, request)
    },
    on(text, response) {
      const added = toRoute([text, response])
      current = [added, ...current.filter((route) => route.text !== text)]
      return mock
    },
    reset() {
      current = initial
      counts.clear()
      requests.length = 0
    },
    verify() {
      const missed = requests.filter(({ route }) => route === undefined)
      if (missed.length > 0) throw unexpected(missed, current)
    },
  }
  return mock
}

function findRoute(routes: readonly MockedRoute[], { method, url }: Sent) {
  const target = new URL(url)
  for (const route of routes) {
    const params = route.method === '*' || route.method === method ? route.match(target) : undefined
    if (params) return { route, params }
  }
  return { route: undefined, params: {} }
}

/** The response of a route. It rejects when the request is aborted, whatever the handler does. */
async function respond({ response: value, text }: MockedRoute, request: MockRequest): Promise<Response> {
  let stop: (() => void) | undefined
  try {
    const aborted = new Promise<never>((_, reject) => {
      stop = onAbort(request.signal, reject)
    })
    let result: MockResponse = value instanceof Response ? value.clone() : value
    while (typeof result === 'function') {
      result = await Promise.race([aborted, (result as MockHandler)(request)])
      checkResponse(result, text)
    }
    const response = result instanceof Response ? result : createResponse(result)
    return withUrl(request.method === 'HEAD' ? new Response(null, response) : response, request.url)
  } finally {
    stop?.()
  }
}

/** A response that was made by hand has no URL; that of `fetch` has. */
function withUrl(response: Response, url: string): Response {
  return response.url ? response : Object.defineProperty(response, 'url', { value: url.replace(/#.*/, '') })
}

/** Reads what `fetch` was called with. The platform checks it, and adds the headers that it would send. */
async function readRequest(input: string | URL | Request, init: RequestInit): Promise<Sent> {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** In JavaScript, and from handlers, anything may come. */
function checkResponse(response: unknown, route: string): void {
  const type = typeof response
  if (type === 'string' || type === 'function' || (type === 'object' && response !== null)) return
  throw new TypeError(
    `Route "${route}" responds with ${response === null ? 'null' : type}. ` +
      'Return an object, a string or a Response; reply() for an empty one, reply(value) for JSON of any value.',
  )
}

/** The error for requests without a route. Its code becomes part of the message of a `NetworkError`. */
function unexpected(requests: readonly MockRequest[], routes: readonly MockedRoute[]): Error {
  const seen = requests.map(({ method, url }) => `${method} ${url}`).join('\n  ')
  const lines = routes.map((route) => {
    const isNear = requests.some(({ url }) => route.match(new URL(url)))
    return `  ${route.text}${isNear ? '  (the path matches, the method does not)' : ''}`
  })
  const listed = lines.length > 0 ? `Its routes are:\n${lines.join('\n')}` : 'It has no routes.'
  const [{ method, url }] = requests as [MockRequest]
  const error = new Error(
    `The mock has no route for\n  ${seen}\n${listed}\nAdd one: mock.on('${method} ${url.replace(/[?#].*/, '')}', …).`,
  )
  return Object.assign(error, { code: 'NO_MOCK_ROUTE' })
}
