import { describe, expect, it, vi } from 'vitest'
import { createClient, type HttpMethod } from '../../src/index.js'
import { failureOf, noJitter, useServer } from '../setup.js'
import { retryTable } from '../tables/retry.js'

const CALLS = {
  GET: 'getAsync',
  POST: 'postAsync',
  PUT: 'putAsync',
  PATCH: 'patchAsync',
  DELETE: 'deleteAsync',
} as const

describe('Retry: off by default, then only where repeating is safe', () => {
  const server = useServer()
  const send = (method: HttpMethod, path: string, options: object) => {
    const api = createClient({ baseUrl: server.origin })
    return method === 'GET' || method === 'DELETE'
      ? api[CALLS[method]](path, options)
      : api[CALLS[method]](path, { a: 1 }, options)
  }

  it('is off by default', async () => {
    await failureOf(send('GET', '/status/503', {}))
    await failureOf(send('GET', '/drop', {}))
    expect(server.seen).toHaveLength(2)
  })

  it('leaves an answer alone that the browser hides: its status is 0, but it is an answer', async () => {
    const api = createClient({ baseUrl: 'http://a.example', retry: 1, fetch: async () => Response.error() })
    expect(await failureOf(api.getAsync('x'))).toMatchObject({ kind: 'http', status: 0, attempts: 1 })
  })

  it.each(retryTable)(
    '$method, $answer, key $idempotencyKey → retried: $retried',
    async ({ method, answer, idempotencyKey, retried }) => {
      noJitter()
      const path = answer === 'network error' ? '/drop' : `/status/${answer}`
      const error = await failureOf(
        send(method, path, { retry: 2, ...(idempotencyKey && { idempotencyKey }) }),
      )
      expect(error).toMatchObject({
        kind: answer === 'network error' ? 'network' : 'http',
        attempts: retried ? 3 : 1,
      })
      expect(server.seen).toHaveLength(retried ? 3 : 1)
      expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(
        server.seen.map(() => idempotencyKey),
      )
    },
  )

  it('succeeds when a repetition does, and tells how many times it sent', async () => {
    noJitter()
    const api = createClient({ baseUrl: server.origin, retry: 2 })
    expect((await api.getAsync('/status/503?times=1')).attempts).toBe(2)
    expect((await api.getAsync('/drop?times=2')).attempts).toBe(3)
    expect((await api.getAsync('/drop-body?times=1')).attempts).toBe(2)
    expect((await api.putAsync('/status/503?times=1&put', { a: 1 })).attempts).toBe(2)
    expect(server.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      '{"a":1}',
      '{"a":1}',
    ])
  })

  it('repeats POST when it is listed', async () => {
    noJitter()
    expect(
      (await send('POST', '/status/503?times=1', { retry: { limit: 1, methods: ['POST'] } })).attempts,
    ).toBe(2)
  })

  it('goes by the listed statuses alone', async () => {
    noJitter()
    const retry = { limit: 1, statuses: [500] }
    expect((await send('GET', '/status/500?times=1', { retry })).attempts).toBe(2)
    expect(await failureOf(send('GET', '/status/503', { retry }))).toMatchObject({ attempts: 1 })
  })

  it('merges the fields of a call over those of the client', async () => {
    noJitter()
    const api = createClient({ baseUrl: server.origin, retry: { limit: 1, statuses: [500] } })
    expect((await api.getAsync('/status/500?times=2', { retry: 2 })).attempts).toBe(3)
    expect(
      (await api.postAsync('/status/500?times=1&post', {}, { retry: { methods: ['POST'] } })).attempts,
    ).toBe(2)
    expect(await failureOf(api.getAsync('/status/500?off', { retry: 0 }))).toMatchObject({ attempts: 1 })
    expect(
      (await api.extend({ retry: { limit: undefined } }).getAsync('/status/500?times=1&extended')).attempts,
    ).toBe(2)
  })

  it('never repeats a stream', async () => {
    noJitter()
    const body = new Blob(['x']).stream()
    const api = createClient({ baseUrl: server.origin, retry: { limit: 2, methods: ['POST'] } })
    expect(await failureOf(api.postAsync('/status/503', body, { idempotencyKey: '1' }))).toMatchObject({
      attempts: 1,
    })
  })

  it('waits a random time up to 300 ms, doubled each time, at most 10 s', async () => {
    vi.useFakeTimers({ now: 0 })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const times: number[] = []
    const api = createClient({
      timeout: false,
      retry: 8,
      fetch: async () => {
        times.push(Date.now())
        return new Response(null, { status: 503 })
      },
    })
    const failed = failureOf(api.getAsync('https://api.example.com'))
    await vi.runAllTimersAsync()
    expect(await failed).toMatchObject({ attempts: 9 })
    const waits = times.slice(1).map((time, i) => time - times[i]!)
    expect(waits).toEqual([150, 300, 600, 1200, 2400, 4800, 5000, 5000])
  })
})
