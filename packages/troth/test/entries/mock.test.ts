import { describe, expect, it } from 'vitest'
import { createClient, type HttpMethod } from '../../src/index.js'
import { createMock, fault, type MockRoutes, reply, sequence } from '../../src/mock/index.js'
import { failureOf } from '../setup.js'

const BASE = 'https://api.example.com/v1'

/** A mock, and a client that sends its requests there. */
function mocked(routes: MockRoutes) {
  const mock = createMock(routes, { baseUrl: BASE })
  return { mock, api: createClient({ baseUrl: BASE, fetch: mock.fetch }) }
}

describe('routes', () => {
  it.each<[route: string, method: HttpMethod, path: string, params: object | undefined]>([
    ['GET /users/:id', 'GET', 'users/7', { id: '7' }],
    ['GET users/:id', 'GET', '/users/7', { id: '7' }],
    ['get /users/:id', 'GET', 'users/7', { id: '7' }],
    ['GET /users/:id', 'DELETE', 'users/7', undefined],
    ['* /users/:id', 'DELETE', 'users/7', { id: '7' }],
    ['GET /users/:id', 'GET', 'users/7/posts', undefined],
    ['GET /users/:id', 'GET', 'users/a%2Fb%20c', { id: 'a/b c' }],
    ['GET /users/:id', 'GET', 'users/%ff', { id: '%ff' }],
    ['GET /users/:user/posts/:post.json', 'GET', 'users/7/posts/3.json', { user: '7', post: '3' }],
    ['GET /users/:user/posts/:post.json', 'GET', 'users/7/posts/3xjson', undefined],
    ['GET /files/*', 'GET', 'files/a/b.txt', { 0: 'a/b.txt' }],
    ['GET *', 'GET', 'anything/at/all', { 0: 'anything/at/all' }],
    ['GET /größe', 'GET', 'größe', {}],
    ['POST /users:batchGet', 'POST', 'users:batchGet', {}],
    ['POST /users:batchGet', 'POST', 'usersX', undefined],
    ['POST /users/:id:activate', 'POST', 'users/7:activate', { id: '7' }],
    ['POST /users/:id:activate', 'POST', 'users/7', undefined],
    ['GET /map/:lat,:lon', 'GET', 'map/52,13', { lat: '52', lon: '13' }],
    ['GET /users', 'HEAD', 'users', undefined],
    ['HEAD /users', 'HEAD', 'users', {}],
    ['GET /users?role=admin', 'GET', 'users?page=2&role=editor&role=admin', {}],
    ['GET /users?role=admin', 'GET', 'users?role=editor', undefined],
    ['GET https://api.example.com/v1/users', 'GET', 'users', {}],
    ['GET https://elsewhere.example/v1/users', 'GET', 'users', undefined],
  ])('%s, %s %s', async (route, method, path, params) => {
    const { mock, api } = mocked({ [route]: {} })
    const { ok } = await api.safe.requestAsync(method, path)
    expect(ok).toBe(params !== undefined)
    expect(mock.requests[0]).toMatchObject({ route: params && route, params: params ?? {} })
  })

  it('without a base URL belong to every origin', async () => {
    const { fetch } = createMock({ 'GET /users': [7] })
    expect(await (await fetch('https://a.example/users')).json()).toEqual([7])
    expect(await (await fetch(new URL('https://b.example:8443/users?page=1'))).json()).toEqual([7])
  })

  it('are tried in their order; those of on come first', async () => {
    const { mock, api } = mocked({ 'GET /users/me': { id: 'me' }, 'GET /users/:id': { id: 'any' } })
    expect((await api.getAsync('users/me')).data).toEqual({ id: 'me' })
    mock.on('GET /users/:id', { id: 'other' }).on('GET /users/me', reply(undefined, { status: 401 }))
    expect((await failureOf(api.getAsync('users/me'))).code).toBe('HTTP_STATUS')
    expect((await api.getAsync('users/7')).data).toEqual({ id: 'other' })
  })

  it.each([
    [
      'users',
      'Route "users" is not a method and a path. Write "GET /users/:id", or "* /users/:id" for any method.',
    ],
    [
      'GET',
      'Route "GET" is not a method and a path. Write "GET /users/:id", or "* /users/:id" for any method.',
    ],
    ['GET http://[', 'Route "GET http://[" is not a valid URL. Write a path, or a whole URL.'],
  ])('"%s" is refused', (route, message) => {
    expect(() => createMock({ [route]: {} })).toThrow(new TypeError(message))
  })

  it('name the base URL when that is what is wrong', () => {
    expect(() => createMock({ 'GET /x': {} }, { baseUrl: '/v1' })).toThrow(
      'Route "GET /x" with baseUrl "/v1" is not a valid URL. Write a path, or a whole URL.',
    )
  })
})

describe('responses', () => {
  it('are JSON of an object, text of a string, and a Response as it is, every time', async () => {
    const { api } = mocked({
      'GET /json': [{ id: 7 }],
      'GET /text': 'hello',
      'GET /response': new Response('<p>', { status: 203, headers: { 'content-type': 'text/html' } }),
    })
    for (let i = 0; i < 2; i++) {
      expect((await api.getAsync('json')).data).toEqual([{ id: 7 }])
      expect((await api.getAsync('text')).data).toBe('hello')
      expect(await api.getAsync('response')).toMatchObject({ status: 203, data: '<p>' })
    }
  })

  it('have the URL of the request', async () => {
    const { fetch } = createMock({ 'GET /a': {} })
    expect((await fetch('https://a.example/a?b=1#c')).url).toBe('https://a.example/a?b=1')
  })

  it('of reply have a status, headers, and any body', async () => {
    const { api } = mocked({
      'POST /users': reply({ id: 13 }, { status: 201, statusText: 'Created', headers: { location: '/13' } }),
      'GET /null': reply(null),
      'GET /none': reply(undefined, { status: 204 }),
      'GET /problem': reply({ title: 'No' }, { headers: { 'content-type': 'application/problem+json' } }),
      'GET /bytes': reply(new Uint8Array([1, 2, 3])),
      'GET /form': reply(new URLSearchParams({ a: '1' })),
    })
    const created = await api.postAsync('users', {})
    expect([created.status, created.raw.statusText, created.headers.get('location'), created.data]).toEqual([
      201,
      'Created',
      '/13',
      { id: 13 },
    ])
    expect((await api.getAsync('null')).data).toBe(null)
    expect((await api.getAsync('none')).data).toBe(undefined)
    expect((await api.getAsync('problem')).headers.get('content-type')).toBe('application/problem+json')
    expect((await api.getAsync('bytes', { responseType: 'arrayBuffer' })).data).toHaveProperty(
      'byteLength',
      3,
    )
    expect((await api.getAsync('form', { responseType: 'text' })).data).toBe('a=1')
  })

  it('to HEAD have no body', async () => {
    const { fetch } = createMock({ '* /a': reply({ id: 7 }, { status: 202 }) })
    const response = await fetch('https://a.example/a', { method: 'HEAD' })
    expect([response.status, response.body]).toEqual([202, null])
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  it('may be made by a function, which may return a promise or another handler', async () => {
    const { api } = mocked({
      'GET /users/:id': async ({ params }) =>
        params.id === '7' ? { id: 7 } : reply({ detail: 'none' }, { status: 404 }),
    })
    expect((await api.getAsync('users/7')).data).toEqual({ id: 7 })
    expect(await failureOf(api.getAsync('users/8'))).toMatchObject({ status: 404, data: { detail: 'none' } })
  })

  it('of a sequence come one after another; the last is repeated', async () => {
    const { mock, api } = mocked({
      'GET /job': sequence(new Response('first'), reply('second'), () => 'third'),
    })
    const next = async () => (await api.getAsync('job', { responseType: 'text' })).data
    expect([await next(), await next(), await next(), await next()]).toEqual([
      'first',
      'second',
      'third',
      'third',
    ])
    expect(mock.requests.map(({ count }) => count)).toEqual([1, 2, 3, 4])
    mock.reset()
    expect(await next()).toBe('first')
  })

  const advice =
    'Return an object, a string or a Response; reply() for an empty one, reply(value) for JSON of any value.'
  it.each([
    [404, 'number'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'boolean'],
  ])('%s is refused', async (value, type) => {
    const message = `Route "GET /x" responds with ${type}. ${advice}`
    expect(() => createMock({ 'GET /x': value as never })).toThrow(new TypeError(message))
    const { fetch } = createMock({ 'GET /x': () => value as never })
    await expect(fetch('https://a.example/x')).rejects.toThrow(new TypeError(message))
  })

  it('cannot have a status or a body that no response has', () => {
    expect(() => reply('', { status: 101 })).toThrow(
      new RangeError(
        "A response cannot have the status 101. Use 200 to 599, or fault('network') for no response.",
      ),
    )
    expect(() => reply({}, { status: 204 })).toThrow(
      new RangeError('A response with the status 204 has no body. Write reply(undefined, …).'),
    )
    expect(() => sequence()).toThrow(new TypeError('A sequence needs at least one response.'))
  })
})

describe('what was sent', () => {
  it('is recorded with what the platform adds', async () => {
    const { mock, api } = mocked({ '* *': {} })
    await api.setHeaders({ 'X-Token': 'a' }).postAsync('users', { name: 'Ada' }, { query: { page: 2 } })
    const [request] = mock.requests
    expect(request).toMatchObject({
      method: 'POST',
      url: `${BASE}/users?page=2`,
      path: '/v1/users',
      body: { name: 'Ada' },
      route: '* *',
      count: 1,
    })
    expect(request?.query.get('page')).toBe('2')
    expect(request?.headers.get('x-token')).toBe('a')
    expect(request?.headers.get('content-type')).toBe('application/json')
  })

  it.each<[body: unknown, type: RegExp | null]>([
    ['text', /^text\/plain/],
    [new URLSearchParams({ a: '1' }), /^application\/x-www-form-urlencoded/],
    [new FormData(), /^multipart\/form-data; boundary=/],
    [new Blob(['x'], { type: 'image/png' }), /^image\/png$/],
    [new Uint8Array([1]), null],
  ])('is the body as it was passed: %s', async (body, type) => {
    const { mock, api } = mocked({ 'POST /x': {} })
    await api.postAsync('x', body as object)
    expect(mock.requests[0]?.body).toBe(body)
    const header = mock.requests[0]?.headers.get('content-type')
    if (type) expect(header).toMatch(type)
    else expect(header).toBe(null)
  })

  it('is a string when JSON is broken, and nothing without a body', async () => {
    const { mock, api } = mocked({ '* /x': {} })
    await api.postAsync('x', '{', { headers: { 'content-type': 'application/json' } })
    await api.getAsync('x')
    expect(mock.requests.map(({ body }) => body)).toEqual(['{', undefined])
  })

  it('may be a Request', async () => {
    const mock = createMock({ 'PUT /x': {} })
    const body = JSON.stringify({ id: 7 })
    const headers = { 'content-type': 'application/json' }
    await mock.fetch(new Request('https://a.example/x', { method: 'PUT', body, headers }))
    expect(mock.requests[0]).toMatchObject({ method: 'PUT', body: { id: 7 } })
  })

  it('is refused as fetch refuses it', async () => {
    const mock = createMock({ '* *': {} })
    await expect(mock.fetch('https://a.example/', { method: 'GET', body: 'x' })).rejects.toThrow(TypeError)
    expect(mock.requests).toEqual([])
  })

  it('is forgotten by reset, which also restores the routes and begins sequences again', async () => {
    const { mock, api } = mocked({ 'GET /a': sequence('first', 'second') })
    mock.on('GET /b', {})
    await api.getAsync('b')
    const texts: unknown[] = [(await api.getAsync('a')).data]
    mock.reset()
    texts.push((await api.getAsync('a')).data)
    expect(texts).toEqual(['first', 'first'])
    mock.reset()
    expect(mock.requests).toEqual([])
    expect((await api.safe.getAsync('b')).ok).toBe(false)
  })
})

describe('a request without a route', () => {
  it('rejects with the routes, those of another method marked', async () => {
    const { mock, api } = mocked({ 'POST /users/:id': {}, 'GET /posts': {} })
    const error = await failureOf(api.getAsync('users/7?page=1'))
    expect(error.message).toBe(`GET ${BASE}/users/7 failed: no response (NO_MOCK_ROUTE)`)
    const message = `The mock has no route for
  GET ${BASE}/users/7?page=1
Its routes are:
  POST /users/:id  (the path matches, the method does not)
  GET /posts
Add one: mock.on('GET ${BASE}/users/7', …).`
    expect((error.cause as Error).message).toBe(message)
    expect(() => mock.verify()).toThrow(message)
  })

  it('is reported by verify, with all others, even when the code under test caught its error', async () => {
    const mock = createMock()
    mock.verify()
    await mock.fetch('https://a.example/x').catch(() => {})
    await mock.fetch('https://a.example/y', { method: 'PUT' }).catch(() => {})
    expect(() => mock.verify()).toThrow(
      `The mock has no route for
  GET https://a.example/x
  PUT https://a.example/y
It has no routes.
Add one: mock.on('GET https://a.example/x', …).`,
    )
    mock.reset()
    mock.verify()
  })
})

describe('routes that were never requested', () => {
  it('are in unused, and reported by verify({ unused: true }) alone', async () => {
    const { mock, api } = mocked({ 'GET /a': {}, 'GET /b/:id': {}, 'GET /c': {} })
    expect(mock.unused).toEqual(['GET /a', 'GET /b/:id', 'GET /c'])
    await api.getAsync('b/7')
    mock.on('GET /c', reply(undefined, { status: 404 }))
    expect(mock.unused).toEqual(['GET /c', 'GET /a'])
    mock.verify()
    expect(() => mock.verify({ unused: true })).toThrow(
      new Error('These routes of the mock were never requested:\n  GET /c\n  GET /a'),
    )
    await api.safe.getAsync('a')
    await api.safe.getAsync('c')
    expect(mock.unused).toEqual([])
    mock.verify({ unused: true })
    mock.reset()
    expect(mock.unused).toHaveLength(3)
  })
})

describe('options', () => {
  it.each<[use: () => unknown, message: string]>([
    [
      () => createMock({}, { baseURL: '' } as object),
      'Option "baseURL" of createMock is unknown; did you mean "baseUrl"?',
    ],
    [
      () => reply({}, { stauts: 404 } as object),
      'Option "stauts" of reply is unknown; did you mean "status"?',
    ],
    [
      () => reply({}, { code: 404 } as object),
      'Option "code" of reply is unknown. There are: status, statusText, headers, delay.',
    ],
    [() => reply({}, { delay: -1 }), 'Option "delay" of reply must be milliseconds | Infinity.'],
    [
      () => fault('network', { cod: 'X' } as object),
      'Option "cod" of fault is unknown; did you mean "code"?',
    ],
    [
      () => createMock().verify({ unusd: true } as object),
      'Option "unusd" of verify is unknown; did you mean "unused"?',
    ],
  ])('that are misspelt are refused: %s', (use, message) => {
    expect(use).toThrow(new TypeError(message))
  })
})
