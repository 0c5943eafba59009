// Signed requests to a real server. Several tabs in a real browser are in entries.built.test.ts.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { basic, bearer, csrf } from '../../src/auth/index.js'
import { createClient, type TrothOptions } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

const echo = useServer()
let server: StreamServer | undefined
afterEach(async () => {
  vi.unstubAllGlobals()
  await server?.close()
  server = undefined
})

/** A server that accepts one token, and makes another with each refresh. */
async function startTokenServer({ refreshStatus = 200 } = {}) {
  const state = {
    valid: 'token-1',
    refreshes: 0,
    refreshStatus,
    authorizations: [] as (string | undefined)[],
  }
  server = await startStreamServer((response, _, request) => {
    if (request.url === '/refresh') {
      state.refreshes++
      if (state.refreshStatus === 0) return response.socket?.destroy()
      if (state.refreshStatus !== 200) return response.writeHead(state.refreshStatus).end()
      state.valid = `token-${state.refreshes + 1}`
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.valid))
    }
    state.authorizations.push(request.headers.authorization)
    const isValid = request.headers.authorization === `Bearer ${state.valid}`
    return response.writeHead(isValid ? 200 : 401, { 'content-type': 'text/plain' }).end(request.method)
  })
  return Object.assign(state, { origin: server.origin })
}

/** A tab: a client whose token is in a storage that tabs may share. */
function openTab(
  origin: string,
  storage: { token?: string | undefined },
  rest: Partial<Parameters<typeof bearer>[0]> = {},
) {
  const plain = createClient({ baseUrl: origin })
  return plain.extend(
    bearer({
      getToken: () => storage.token,
      async refresh() {
        storage.token = (await plain.postAsync<string>('refresh')).data
      },
      ...rest,
    }),
  )
}

describe('bearer', () => {
  it('sends the token of the moment, and none without one', async () => {
    const state = await startTokenServer()
    const storage: { token?: string | undefined } = { token: 'token-1' }
    const api = openTab(state.origin, storage)
    expect((await api.getAsync('x')).status).toBe(200)
    storage.token = undefined
    expect(await failureOf(api.getAsync('x'))).toMatchObject({ status: 401 })
    expect(state.authorizations).toEqual(['Bearer token-1', undefined])
    expect(state.refreshes).toBe(0)
  })

  it('refreshes once for all requests that fail together, and sends each again', async () => {
    const state = await startTokenServer()
    const storage = { token: 'old' }
    const api = openTab(state.origin, storage)
    const calls = [api.getAsync('a'), api.postAsync('b', { a: 1 }), api.deleteAsync('c')]
    expect((await Promise.all(calls)).map(({ data, attempts }) => [data, attempts])).toEqual([
      ['GET', 2],
      ['POST', 2],
      ['DELETE', 2],
    ])
    expect([state.refreshes, storage.token]).toEqual([1, 'token-2'])
    state.valid = 'another'
    await api.safe.getAsync('d')
    expect(state.refreshes).toBe(2)
  })

  it('does not refresh a token that another call has refreshed since', async () => {
    const state = await startTokenServer()
    const storage = { token: 'old' }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const api = openTab(state.origin, storage, {
      shouldRefresh: async ({ status, url }) => {
        if (url.endsWith('/slow') && status === 401) await held
        return status === 401
      },
    })
    const slow = api.getAsync('slow')
    await api.getAsync('fast')
    release()
    expect((await slow).status).toBe(200)
    expect(state.refreshes).toBe(1)
  })

  it('fails with the 401 when the new token is refused too', async () => {
    const state = await startTokenServer()
    const storage = { token: 'old' }
    const api = openTab(state.origin, storage, {
      refresh() {
        storage.token = 'wrong'
      },
    })
    expect(await failureOf(api.getAsync('a'))).toMatchObject({ status: 401, attempts: 2 })
  })

  it.each([400, 401, 403])('signs out once when the refresh is refused with %i', async (refreshStatus) => {
    const state = await startTokenServer({ refreshStatus })
    const storage: { token?: string | undefined } = { token: 'old' }
    const reasons: unknown[] = []
    const api = openTab(state.origin, storage, {
      onSignOut(error) {
        reasons.push(error)
        storage.token = undefined
      },
    })
    const [one, two] = await Promise.all([failureOf(api.getAsync('a')), failureOf(api.getAsync('b'))])
    expect(one).toBe(two)
    expect(one.message).toMatch(`POST ${state.origin}/refresh failed: ${refreshStatus}`)
    expect(reasons).toEqual([one])
    await failureOf(api.getAsync('c'))
    expect([state.refreshes, reasons.length]).toEqual([1, 1])
  })

  it.each([0, 500, 503])('keeps the session when the refresh fails otherwise: %i', async (refreshStatus) => {
    const state = await startTokenServer({ refreshStatus })
    const storage = { token: 'old' }
    const onSignOut = vi.fn()
    const api = openTab(state.origin, storage, { onSignOut })
    expect((await failureOf(api.getAsync('a'))).message).toContain('/refresh failed')
    expect(onSignOut).not.toHaveBeenCalled()
    state.refreshStatus = 200
    expect((await api.getAsync('a')).status).toBe(200)
  })

  it('leaves an Authorization of a call alone, and requests to other origins', async () => {
    const state = await startTokenServer()
    const storage = { token: 'old' }
    const api = openTab(state.origin, storage).extend({ allowedOrigins: [echo.origin] })
    const own = await failureOf(api.getAsync('a', { headers: { Authorization: 'Bearer mine' } }))
    expect(own).toMatchObject({ status: 401, attempts: 1 })
    expect(echoed(await api.getAsync(`${echo.origin}/echo`)).headers).not.toHaveProperty('authorization')
    expect(state.refreshes).toBe(0)
  })

  it('leaves an Authorization of a call alone that was the token of another call', async () => {
    const state = await startTokenServer()
    const storage = { token: 'old' }
    const api = openTab(state.origin, storage)
    await api.getAsync('a')
    expect(storage.token).not.toBe('old')
    const own = await failureOf(api.getAsync('a', { headers: { Authorization: 'Bearer old' } }))
    expect(own).toMatchObject({ status: 401, attempts: 1 })
    expect(state.refreshes).toBe(1)
  })

  it('does not send a stream again', async () => {
    const state = await startTokenServer()
    const api = openTab(state.origin, { token: 'old' })
    const error = await failureOf(api.postAsync('a', new Blob(['x']).stream()))
    expect(error).toMatchObject({ status: 401, attempts: 1 })
  })

  it('sends tokens without a refresh', async () => {
    const state = await startTokenServer()
    const api = createClient({ baseUrl: state.origin }).extend(bearer({ getToken: async () => 'old' }))
    expect(await failureOf(api.getAsync('a'))).toMatchObject({ status: 401, attempts: 1 })
  })

  it('refreshes once in all tabs that share a lock', async () => {
    const state = await startTokenServer()
    // As Web Locks: one after another, by name.
    const queues = new Map<string, Promise<unknown>>()
    const request = (name: string, run: () => Promise<unknown>) => {
      const next = (queues.get(name) ?? Promise.resolve()).then(run)
      queues.set(
        name,
        next.catch(() => {}),
      )
      return next
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const storage = { token: 'old' }
    const tabs = Array.from({ length: 3 }, () => openTab(state.origin, storage, { lock: 'session' }))
    await Promise.all(tabs.map((api) => api.getAsync('a')))
    expect([state.refreshes, [...queues.keys()]]).toEqual([1, ['session']])
  })

  it('needs no locks of the platform', async () => {
    vi.stubGlobal('navigator', undefined)
    const state = await startTokenServer()
    await openTab(state.origin, { token: 'old' }, { lock: 'session' }).getAsync('a')
    expect(state.refreshes).toBe(1)
  })

  it('keeps the headers and hooks of the client that it extends', async () => {
    const onResponse = vi.fn()
    const api = createClient({
      baseUrl: echo.origin,
      headers: { 'X-Client': '1' },
      hooks: { response: [onResponse] },
    })
    const { headers } = echoed(await api.extend(bearer({ getToken: () => 't' })).getAsync('/echo'))
    expect([headers['x-client'], headers.authorization]).toEqual(['1', 'Bearer t'])
    expect(onResponse).toHaveBeenCalledOnce()
  })
})

describe('basic', () => {
  it.each([
    ['ada', 'secret'],
    ['größe', 'pass:wörd 日本'],
    ['', ''],
  ])('sends %s and %s as UTF-8', async (username, password) => {
    const api = createClient({ baseUrl: echo.origin, ...basic(username, password) })
    const { authorization = '' } = echoed(await api.getAsync('/echo')).headers
    expect(authorization).toMatch(/^Basic /)
    expect(Buffer.from(authorization.slice(6), 'base64').toString()).toBe(`${username}:${password}`)
  })

  it('refuses a colon in the user name', () => {
    expect(() => basic('a:b', '')).toThrow(new TypeError('A user name of basic cannot have a colon.'))
  })
})

describe('csrf', () => {
  const headersOf = async (
    method: Uppercase<string>,
    options: Parameters<typeof csrf>[0] = {},
    cookie?: string,
  ) => {
    if (cookie !== undefined) vi.stubGlobal('document', { cookie })
    const api = createClient({ baseUrl: echo.origin, ...csrf(options) })
    return echoed(await api.requestAsync(method, '/echo')).headers
  }

  it.each([
    ['POST', 'a=1; XSRF-TOKEN=t%2F1; b=2', 't/1'],
    ['DELETE', 'XSRF-TOKEN=t', 't'],
    ['PUT', 'XSRF-TOKEN=%ff', '%ff'],
    ['PATCH', 'MY-XSRF-TOKEN=t', undefined],
    ['GET', 'XSRF-TOKEN=t', undefined],
    ['OPTIONS', 'XSRF-TOKEN=t', undefined],
    ['POST', '', undefined],
  ] as const)('%s with the cookies "%s" sends %s', async (method, cookie, token) => {
    expect((await headersOf(method, {}, cookie))['x-xsrf-token']).toBe(token)
  })

  it('takes other names, and a token that is not in a cookie', async () => {
    const named = await headersOf('POST', { cookie: 'csrftoken', header: 'X-CSRFToken' }, 'csrftoken=t')
    expect(named['x-csrftoken']).toBe('t')
    const given = await headersOf('POST', { getToken: async () => 'meta', header: 'X-CSRF-Token' })
    expect(given['x-csrf-token']).toBe('meta')
    expect(await headersOf('POST')).not.toHaveProperty('x-xsrf-token')
  })

  it('sends cookies, and the token to the origin of the base URL alone', async () => {
    expect([csrf().credentials, csrf({ credentials: 'same-origin' }).credentials]).toEqual([
      'include',
      'same-origin',
    ])
    const options: TrothOptions = { baseUrl: 'https://a.example', allowedOrigins: [echo.origin] }
    const api = createClient({ ...options, ...csrf({ getToken: () => 'secret' }) })
    const { headers } = echoed(await api.postAsync(`${echo.origin}/echo`))
    expect(headers).not.toHaveProperty('x-xsrf-token')
  })
})

it.each<[use: () => unknown, message: string]>([
  [() => bearer({} as never), 'Option "getToken" of bearer must be function.'],
  [
    () => bearer({ getToken: () => '', onRefresh: () => {} } as never),
    'Option "onRefresh" of bearer is unknown. There are: getToken, refresh, onSignOut, shouldRefresh, lock.',
  ],
  [() => csrf({ header: 1 } as never), 'Option "header" of csrf must be string.'],
  [
    () => csrf({ name: 'x' } as never),
    'Option "name" of csrf is unknown. There are: cookie, header, getToken, credentials.',
  ],
])('options that are not valid are refused: %s', (use, message) => {
  expect(use).toThrow(new TypeError(message))
})
