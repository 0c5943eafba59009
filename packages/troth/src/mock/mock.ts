// A mock: routes in, a `fetch` out that responds from memory and records what it receives.
// It rejects as `fetch` does, so that the errors of Troth are those of real requests.

import { checkOptions } from '../shared/checkOptions.js'
import { nearestOption } from '../shared/nearestOption.js'
import { createResponse, onAbort } from './handlers.js'
import { readRequest, type SentRequest } from './readRequest.js'
import { parseRoute, type Route } from './route.js'
import type { Mock, MockHandler, MockOptions, MockRequest, MockResponse, MockRoutes } from './types.js'

/** A route, and what it responds with. */
export interface MockedRoute extends Route {
  readonly response: MockResponse
  /** Whether the body of a request is one of the route's. Any is, without it. */
  matchBody?(body: unknown): boolean
}

/**
 * Creates a `fetch` for tests. A request that matches no route rejects with an error that lists
 * the routes. Redirects are not followed: respond as the final URL would.
 *
 * @param routes Responses by route, such as `GET /users/:id`; the first that matches wins.
 * @param options Options for the mock.
 * @returns The mock; pass its `fetch` to `createClient`.
 * @throws `TypeError` if a route or a response is not valid.
 * @example
 * const mock = createMock({ 'GET /v1/users/:id': ({ params }) => ({ id: Number(params.id) }) })
 * const client = createClient({ baseUrl: 'https://api.example.com/v1', fetch: mock.fetch })
 */
export function createMock(routes: MockRoutes = {}, options: MockOptions = {}): Mock {
  checkOptions('createMock', options, { baseUrl: '' }, '', nearestOption)
  return createMockOf(
    Object.entries(routes).map(([text, response]) => toRoute(text, response, options)),
    options,
  )
}

function toRoute(text: string, response: MockResponse, { baseUrl }: MockOptions): MockedRoute {
  checkResponse(response, text)
  return { ...parseRoute(text, baseUrl), response }
}

/** A mock of routes that are read already. */
export function createMockOf(initial: readonly MockedRoute[], options: MockOptions): Mock {
  let current: readonly MockedRoute[] = initial
  const requests: MockRequest[] = []
  const counts = new Map<MockedRoute, number>()

  const mock: Mock = {
    requests,
    get unused() {
      return current.filter((route) => !counts.has(route)).map(({ text }) => text)
    },
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
      const added = toRoute(text, response, options)
      current = [added, ...current.filter((route) => route.text !== text)]
      return mock
    },
    reset() {
      current = initial
      counts.clear()
      requests.length = 0
    },
    verify(options = {}) {
      checkOptions('verify', options, { unused: '' }, '', nearestOption)
      const missed = requests.filter(({ route }) => route === undefined)
      if (missed.length > 0) throw unexpected(missed, current)
      const { unused } = mock
      if (options.unused && unused.length > 0)
        throw new Error(`These routes of the mock were never requested:\n  ${unused.join('\n  ')}`)
    },
  }
  return mock
}

function findRoute(routes: readonly MockedRoute[], { method, url, body }: SentRequest) {
  const target = new URL(url)
  for (const route of routes) {
    const params = route.method === '*' || route.method === method ? route.match(target) : undefined
    if (params && (route.matchBody?.(body) ?? true)) return { route, params }
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
    const near = requests.filter(({ url }) => route.match(new URL(url)))
    const hasMethod = near.some(({ method }) => route.method === method)
    const difference = hasMethod
      ? '  (the path and the method match, the body does not)'
      : '  (the path matches, the method does not)'
    return `  ${route.text}${near.length > 0 ? difference : ''}`
  })
  const listed = lines.length > 0 ? `Its routes are:\n${lines.join('\n')}` : 'It has no routes.'
  const [{ method, url }] = requests as [MockRequest]
  const error = new Error(
    `The mock has no route for\n  ${seen}\n${listed}\nAdd one: mock.on('${method} ${url.replace(/[?#].*/, '')}', …).`,
  )
  return Object.assign(error, { code: 'NO_MOCK_ROUTE' })
}
