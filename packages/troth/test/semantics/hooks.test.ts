import { describe, expect, it } from 'vitest'
import { ConfigError, createClient, NetworkError, type TrothFailure } from '../../src/index.js'
import { echoed, failureOf, noJitter, useServer } from '../setup.js'

describe('Hooks: in order; a throw is final', () => {
  const server = useServer()

  it('runs request hooks in order before every attempt, and sends what they set', async () => {
    noJitter()
    const order: string[] = []
    const api = createClient({
      baseUrl: server.origin,
      retry: 1,
      hooks: {
        request: [
          async ({ headers, attempt, method, url }) => {
            await null
            order.push(`a${attempt} ${method} ${url}`)
            headers.set('x-hook', `${attempt}`)
          },
          ({ headers, attempt }) => {
            order.push(`b${attempt} ${headers.get('x-hook')}`)
          },
        ],
      },
    })
    const url = `${server.origin}/status/503?times=1`
    expect(echoed(await api.getAsync('/status/503?times=1')).headers['x-hook']).toBe('2')
    expect(order).toEqual([`a1 GET ${url}`, 'b1 1', `a2 GET ${url}`, 'b2 2'])
  })

  it('appends the hooks of a child to those of its parent', async () => {
    const order: string[] = []
    const parent = createClient({
      baseUrl: server.origin,
      hooks: { request: [() => void order.push('parent')], error: [() => void order.push('parent error')] },
    })
    const child = parent.extend({
      hooks: { request: [() => void order.push('child')], response: [() => void order.push('response')] },
    })
    await child.getAsync('/json')
    await parent.getAsync('/json')
    await failureOf(child.getAsync('/status/404'))
    expect(order).toEqual([
      'parent',
      'child',
      'response',
      'parent',
      'parent',
      'child',
      'response',
      'parent error',
    ])
  })

  it('gives response hooks every response, whatever its status', async () => {
    noJitter()
    const statuses: number[] = []
    const api = createClient({
      baseUrl: server.origin,
      retry: 1,
      hooks: { response: [({ response }) => void statuses.push(response.status)] },
    })
    await api.getAsync('/status/503?times=1')
    await failureOf(api.getAsync('/status/404'))
    expect(statuses).toEqual([503, 200, 404])
  })

  it('refreshes a token once for many calls at a time, with retryOnce', async () => {
    let token = 'old'
    let refreshes = 0
    let refreshing: Promise<void> | undefined
    const api = createClient({
      headers: () => ({ authorization: token }),
      fetch: async (_, init) =>
        new Response(null, { status: new Headers(init?.headers).get('authorization') === 'new' ? 204 : 401 }),
      hooks: {
        response: [
          async ({ response, retryOnce }) => {
            if (response.status !== 401) return
            refreshing ??= Promise.resolve().then(() => {
              refreshes++
              token = 'new'
            })
            await refreshing
            expect(retryOnce()).toBe(true)
          },
        ],
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.postAsync('https://api.example.com', { a: 1 })),
    )
    expect(answers.map(({ status, attempts }) => [status, attempts])).toEqual(Array(5).fill([204, 2]))
    expect(refreshes).toBe(1)
  })

  it('lets retryOnce work once a call, beside the retry limit', async () => {
    noJitter()
    const granted: boolean[] = []
    const api = createClient({
      baseUrl: server.origin,
      hooks: { response: [({ retryOnce }) => void granted.push(retryOnce(), retryOnce())] },
    })
    expect(await failureOf(api.getAsync('/status/401'))).toMatchObject({ status: 401, attempts: 2 })
    expect(granted).toEqual([true, true, false, false])
    expect(await failureOf(api.getAsync('/status/503', { retry: 1 }))).toMatchObject({ attempts: 3 })
  })

  it('does not grant retryOnce to a stream', async () => {
    const granted: boolean[] = []
    const api = createClient({
      baseUrl: server.origin,
      hooks: { response: [({ retryOnce }) => void granted.push(retryOnce())] },
    })
    await failureOf(api.postAsync('/status/401', new Blob(['x']).stream()))
    expect(granted).toEqual([false])
  })

  it('lets a response hook read a clone, and refuses one that reads the body itself', async () => {
    const seen: unknown[] = []
    const reads = createClient({
      baseUrl: server.origin,
      hooks: { response: [async ({ response }) => void seen.push(await response.clone().json())] },
    })
    expect((await reads.getAsync('/json')).data).toEqual(seen[0])
    const steals = createClient({
      baseUrl: server.origin,
      hooks: { response: [async ({ response }) => void (await response.text())] },
    })
    const error = await failureOf(steals.getAsync('/json'))
    expect(error.message).toBe(
      `GET ${server.origin}/json failed: fetch and hooks must leave a Response that is not read: use clone()`,
    )
    expect(error.code).toBe('CONFIG_OPTION')
  })

  it('gives error hooks what the caller receives, once', async () => {
    noJitter()
    const seen: TrothFailure[] = []
    const api = createClient({
      baseUrl: server.origin,
      retry: 2,
      hooks: { error: [(error) => void seen.push(error)] },
    })
    const error = await failureOf(api.getAsync('/status/503'))
    expect(seen).toEqual([error])
    const result = await api.safe.getAsync('//elsewhere')
    expect(!result.ok && result.error).toBe(seen[1])
  })

  const boom = new Error('boom')
  const explode = () => {
    throw boom
  }
  it.each([
    ['hooks.request', { hooks: { request: [explode] } }, 0],
    ['hooks.request', { hooks: { request: [async () => explode()] } }, 0],
    ['hooks.response', { hooks: { response: [explode] } }, 1],
    ['headers', { headers: explode }, 0],
  ])('ends the call when %s throws, without retry', async (name, options, attempts) => {
    const api = createClient({ baseUrl: server.origin, retry: { limit: 3, methods: ['POST'] }, ...options })
    const error = await failureOf(api.postAsync('/status/503', {}))
    expect(error).toBeInstanceOf(ConfigError)
    expect(error).toMatchObject({ code: 'CONFIG_THROWN', cause: boom, attempts })
    expect(error.message).toBe(`POST ${server.origin}/status/503 failed: option "${name}" threw`)
    expect(server.seen).toHaveLength(attempts)
  })

  it('passes an error of Troth on unchanged, and does not retry it', async () => {
    const own = new NetworkError('the token server is down', { code: 'NETWORK_RESPONSE' })
    const api = createClient({
      baseUrl: server.origin,
      retry: 3,
      hooks: {
        response: [
          () => {
            throw own
          },
        ],
      },
    })
    expect(await failureOf(api.getAsync('/status/401'))).toBe(own)
    expect(server.seen).toHaveLength(1)
  })

  it('lets an error hook replace the error by throwing', async () => {
    const api = createClient({
      baseUrl: server.origin,
      hooks: { error: [explode, () => expect.fail('not reached')] },
    })
    expect(await failureOf(api.getAsync('/status/404'))).toMatchObject({
      kind: 'config',
      code: 'CONFIG_THROWN',
      cause: boom,
      attempts: 1,
    })
  })
})
