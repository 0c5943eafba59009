import { describe, expect, it } from 'vitest'
import { createClient, type Hooks, type RequestContext, type TrothOptions } from '../../src/index.js'
import { echoed, failureOf, noJitter, useServer } from '../setup.js'

type RequestHook = NonNullable<Hooks['request']>[number]

describe('Hooks that change what is sent', () => {
  const server = useServer()
  const api = (hook: RequestHook, options: TrothOptions = {}) =>
    createClient({ baseUrl: `${server.origin}/v1`, hooks: { request: [hook] }, ...options })

  it('changes URL, query, method and headers', async () => {
    const sent = echoed(
      await api((request) => {
        const url = new URL(request.url)
        url.searchParams.set('locale', 'de')
        request.url = `${url}`
        request.method = 'DELETE'
        request.headers.set('x-hook', '1')
      }).getAsync('users', { query: { page: 2 } }),
    )
    expect(sent).toMatchObject({
      method: 'DELETE',
      url: '/v1/users?page=2&locale=de',
      headers: { 'x-hook': '1' },
    })
  })

  it('joins a path to the base URL, and reports the URL that was sent', async () => {
    const client = api((request) => {
      request.url = 'other?a=1'
    })
    expect(echoed(await client.getAsync('users')).url).toBe('/v1/other?a=1')
    const direct = createClient({
      baseUrl: server.origin,
      hooks: {
        request: [
          (request) => {
            request.url = '/status/404'
          },
        ],
      },
    })
    expect(await failureOf(direct.getAsync('users'))).toMatchObject({
      status: 404,
      url: `${server.origin}/status/404`,
    })
  })

  it.each(['https://evil.example/', '//evil.example/', '../admin'])(
    'refuses the URL %s outside of the base URL',
    async (url) => {
      const client = api((request) => {
        request.url = url
      })
      const error = await failureOf(client.getAsync('users'))
      expect(error).toMatchObject({ code: 'CONFIG_ORIGIN', attempts: 0 })
      const returning = api(() => new Request(new URL(url, `${server.origin}/v1/`)))
      expect(await failureOf(returning.getAsync('users'))).toMatchObject({
        code: 'CONFIG_ORIGIN',
        attempts: 0,
      })
      expect(server.seen).toEqual([])
    },
  )

  it('leaves the headers of the client out on a foreign origin, and keeps those of the call and of the hook', async () => {
    const seen: Record<string, string>[] = []
    const fetch = async (_: string, init: RequestInit) => {
      seen.push(Object.fromEntries(new Headers(init.headers)))
      return new Response()
    }
    const move = (request: RequestContext) => {
      request.url = 'https://uploads.example/x'
      request.headers.set('x-hook', '1')
    }
    const pass = ({ headers }: RequestContext) => new Request('https://uploads.example/x', { headers })
    for (const hook of [move, pass]) {
      const client = createClient({
        baseUrl: 'https://api.example.com',
        allowedOrigins: ['https://uploads.example'],
        headers: { authorization: 'Bearer secret' },
        hooks: { request: [hook] },
        fetch,
      })
        .extend({ headers: async () => ({ 'x-tenant': 'secret' }) })
        .setHeaders({ cookie: 'secret' })
      await client.getAsync('x', { headers: { 'x-call': '1' } })
      const headers = seen.at(-1)!
      expect(JSON.stringify(headers)).not.toContain('secret')
      expect(headers).toMatchObject({ 'x-call': '1', accept: 'application/json, text/plain, */*' })
    }
    expect(seen[0]).toMatchObject({ 'x-hook': '1' })
  })

  it('sends a Request that a hook returns, and shows it to the next hook', async () => {
    const seen: unknown[] = []
    const client = createClient({
      baseUrl: server.origin,
      headers: { 'x-client': '1' },
      hooks: {
        request: [
          ({ url }) =>
            new Request(`${url}?from=hook`, {
              method: 'PUT',
              body: '{"b":2}',
              headers: { 'content-type': 'application/vnd.api+json' },
            }),
          ({ method, url, headers }) => void seen.push([method, url, headers.get('x-client')]),
        ],
      },
    })
    const sent = echoed(await client.postAsync('echo', { a: 1 }))
    expect(sent).toMatchObject({
      method: 'PUT',
      url: '/echo?from=hook',
      body: '{"b":2}',
      headers: { 'content-type': 'application/vnd.api+json' },
    })
    expect(sent.headers).not.toHaveProperty('x-client')
    expect(seen).toEqual([['PUT', `${server.origin}/echo?from=hook`, null]])
  })

  it('sends a Request without a body, and one of a form', async () => {
    const bare = createClient({ baseUrl: server.origin, hooks: { request: [({ url }) => new Request(url)] } })
    expect(echoed(await bare.postAsync('echo', { a: 1 }))).toMatchObject({ method: 'GET', body: '' })
    const body = new FormData()
    body.set('name', 'Ada')
    const form = createClient({
      baseUrl: server.origin,
      hooks: { request: [({ url }) => new Request(url, { method: 'POST', body })] },
    })
    const sent = echoed(await form.getAsync('echo'))
    const boundary = sent.headers['content-type']?.split('boundary=')[1]
    expect(sent.body).toContain(`${boundary}`)
    expect(sent.body).toContain('Ada')
  })

  it('keeps the Content-Type of a Request, even when it is that of the body before', async () => {
    const requests: [unknown, RequestInit, string][] = [
      [{ a: 1 }, { body: '{"b":2}', headers: { 'content-type': 'application/json' } }, 'application/json'],
      ['a', { body: 'b' }, 'text/plain;charset=UTF-8'],
      [
        new URLSearchParams({ a: '1' }),
        { body: new URLSearchParams({ b: '2' }) },
        'application/x-www-form-urlencoded;charset=UTF-8',
      ],
    ]
    for (const [body, init, type] of requests) {
      const client = createClient({
        baseUrl: server.origin,
        hooks: { request: [({ url }) => new Request(url, { ...init, method: 'POST' })] },
      })
      const sent = echoed(await client.postAsync('echo', body as RequestContext['body']))
      expect([sent.body, sent.headers['content-type']]).toEqual([String(init.body), type])
    }
    const copies = createClient({
      baseUrl: server.origin,
      hooks: {
        request: [
          ({ url, method, headers, body }) => new Request(url, { method, headers, body: String(body) }),
        ],
      },
    })
    expect(echoed(await copies.postAsync('echo', { a: 1 }))).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('shows the body as it is sent, so that it can be signed', async () => {
    const bodies: unknown[] = []
    const client = api((request) => {
      bodies.push(request.body)
      request.headers.set('x-length', `${String(request.body).length}`)
    })
    expect(echoed(await client.postAsync('echo', { a: 1 })).headers['x-length']).toBe('7')
    const form = new URLSearchParams({ a: '1' })
    await client.postAsync('echo', form)
    await client.getAsync('echo')
    expect(bodies).toEqual(['{"a":1}', form, undefined])
  })

  it('encodes a body that a hook sets, with its Content-Type', async () => {
    const cases: [unknown, string, string | undefined][] = [
      [{ wrapped: true }, '{"wrapped":true}', 'application/json'],
      ['text', 'text', 'text/plain;charset=UTF-8'],
      [new URLSearchParams({ a: '1' }), 'a=1', 'application/x-www-form-urlencoded;charset=UTF-8'],
      [undefined, '', undefined],
    ]
    for (const [body, text, type] of cases) {
      const client = api((request) => {
        request.body = body as RequestContext['body']
      })
      const sent = echoed(await client.postAsync('echo', { a: 1 }))
      expect([sent.body, sent.headers['content-type']]).toEqual([text, type])
    }
    const client = api((request) => {
      request.body = new Map()
    })
    expect((await failureOf(client.postAsync('echo', {}))).code).toBe('CONFIG_BODY')
    const own = api((request) => {
      request.body = { b: 1 }
    })
    const headers = { 'content-type': 'application/merge-patch+json' }
    expect(echoed(await own.patchAsync('echo', {}, { headers })).headers).toMatchObject(headers)
  })

  it('refuses the body of a request that a hook has made a GET or HEAD', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const client = api((request) => {
        request.method = method
      })
      const error = await failureOf(client.postAsync('echo', { a: 1 }))
      expect(error.message).toBe(
        `${method} ${server.origin}/v1/echo failed: a body of type Object cannot be sent`,
      )
      expect(error).toMatchObject({ code: 'CONFIG_BODY', method, attempts: 0 })
    }
    expect(server.seen).toEqual([])
    const bare = api((request) => {
      request.method = 'GET'
      request.body = undefined
    })
    expect(echoed(await bare.postAsync('echo', { a: 1 }))).toMatchObject({ method: 'GET', body: '' })
  })

  it('sends the body of a GET that a hook has made another method', async () => {
    const client = api((request) => {
      request.method = 'QUERY'
    })
    const sent = echoed(await client.requestAsync('GET', 'echo', { body: { a: 1 } }))
    expect(sent).toMatchObject({ method: 'QUERY', body: '{"a":1}' })
  })

  it('starts every attempt from the request of the caller', async () => {
    noJitter()
    const urls: string[] = []
    const client = createClient({
      baseUrl: server.origin,
      retry: 2,
      hooks: {
        request: [
          (request) => {
            urls.push(request.url)
            request.url = `${request.url}&attempt=${request.attempt}`
          },
        ],
      },
    })
    const error = await failureOf(client.getAsync('/status/503?a=1'))
    expect(error).toMatchObject({ attempts: 3, url: `${server.origin}/status/503?a=1&attempt=3` })
    expect(urls).toEqual(Array(3).fill(`${server.origin}/status/503?a=1`))
  })

  it('runs hooks of the client, of its child and of the call in this order, at every point and attempt', async () => {
    noJitter()
    const order: string[] = []
    const hooks = (name: string): Hooks => ({
      request: [({ attempt }) => void order.push(`request ${attempt} ${name}`)],
      response: [({ attempt }) => void order.push(`response ${attempt} ${name}`)],
      error: [() => void order.push(`error ${name}`)],
    })
    const parent = createClient({ baseUrl: server.origin, retry: 1, hooks: hooks('client') })
    const child = parent.extend({ hooks: hooks('child') })
    await failureOf(child.getAsync('/status/503', { hooks: hooks('call') }))
    const all = (point: string) => ['client', 'child', 'call'].map((name) => `${point} ${name}`)
    expect(order).toEqual([
      ...all('request 1'),
      ...all('response 1'),
      ...all('request 2'),
      ...all('response 2'),
      ...all('error'),
    ])
    order.length = 0
    await child.getAsync('/json')
    expect(order).toEqual([...all('request 1').slice(0, 2), ...all('response 1').slice(0, 2)])
  })
})

describe('Hooks that change what has arrived', () => {
  const server = useServer()
  const api = (...response: NonNullable<Hooks['response']>) =>
    createClient({ baseUrl: server.origin, hooks: { response } })

  it('uses the Response that a hook returns, which the next hook sees', async () => {
    const seen: unknown[] = []
    const client = api(
      async ({ response }) => Response.json({ data: await response.json() }, { status: 201 }),
      ({ response }) => void seen.push(response.status),
    )
    expect(await client.getAsync('/json')).toMatchObject({ status: 201, data: { data: { id: 7 } } })
    expect(seen).toEqual([201])
  })

  it('turns an error into a success, and a success into an error', async () => {
    const fallback = api(({ response }) => (response.status === 404 ? Response.json([]) : undefined))
    expect((await fallback.getAsync('/status/404')).data).toEqual([])
    const strict = api(() => Response.json({ code: 3 }, { status: 422 }))
    expect(await failureOf(strict.getAsync('/json'))).toMatchObject({ status: 422, data: { code: 3 } })
  })

  it('uses the data that a hook returns, for a schema and for errors too', async () => {
    const unwrap = api(async ({ response }) => ({ data: ((await response.json()) as { id: number }).id }))
    expect((await unwrap.getAsync('/json')).data).toBe(7)
    const schema = {
      '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value: [value] }) },
    } as const
    expect((await unwrap.getAsync('/json', { schema })).data).toEqual([7])
    const constant = api(() => ({ data: undefined }))
    expect((await constant.getAsync('/json')).data).toBeUndefined()
    const failed = api(() => ({ data: 'own' }))
    expect(await failureOf(failed.getAsync('/status/500'))).toMatchObject({ status: 500, data: 'own' })
  })

  it('ignores anything else that a hook returns', async () => {
    const values: unknown[] = [7, 'x', null, new Map([['data', 1]]), [1], { ok: true }]
    for (const value of values)
      expect((await api((() => value) as never).getAsync('/json')).data).toEqual({ id: 7, name: 'Ada' })
  })

  it('may ask for one more attempt and change the next response', async () => {
    const client = api(({ response, retryOnce }) =>
      response.status === 401 && retryOnce() ? undefined : Response.json('fine'),
    )
    expect(await client.getAsync('/status/401')).toMatchObject({ data: 'fine', attempts: 2 })
  })

  it('a body that a hook adds has its Content-Type', async () => {
    const types: (string | null)[] = []
    const api = createClient({
      baseUrl: 'https://api.example',
      fetch: async (_url, { headers }) => {
        types.push(new Headers(headers).get('content-type'))
        return new Response()
      },
      hooks: {
        request: [
          (request) => {
            request.body = { a: 1 }
          },
        ],
      },
    })
    await api.postAsync('/x')
    await api.postAsync('/x', undefined, { headers: { 'Content-Type': 'application/vnd.api+json' } })
    expect(types).toEqual(['application/json', 'application/vnd.api+json'])
  })
})
