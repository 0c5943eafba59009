import { describe, expect, it, vi } from 'vitest'
import { createClient, type HttpMethod, type RetryContext } from '../../src/index.js'
import { failureOf, noJitter, useServer } from '../setup.js'
import { retryTable } from '../tables/retry.js'

describe('Retry: off by default, then only where repeating is safe', () => {
  const server = useServer()
  const send = (method: HttpMethod, path: string, options: object) => {
    const api = createClient({ baseUrl: server.origin })
    const body = /^P/.test(method) ? { a: 1 } : undefined
    return api.requestAsync(method, path, { ...options, body })
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

  it('does not repeat POST for an Idempotency-Key among the headers', async () => {
    const headers = { 'Idempotency-Key': 'k' }
    const error = await failureOf(send('POST', '/status/503', { retry: 2, headers }))
    expect(error).toMatchObject({ status: 503, attempts: 1 })
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

  it('asks retry.when about each failure, and goes by the other options where it returns nothing', async () => {
    noJitter()
    const asked: unknown[] = []
    const when = async ({ error, attempt, context }: RetryContext) => {
      asked.push([error.kind, attempt, context.name])
      if (error.kind === 'http' && error.status === 500) return true
      if (error.kind === 'http' && error.status === 503) return false
      return undefined
    }
    const options = { retry: { limit: 2, when }, context: { name: 'test' } }
    expect(await failureOf(send('GET', '/status/500', options))).toMatchObject({ attempts: 3 })
    expect(await failureOf(send('GET', '/status/503', options))).toMatchObject({ attempts: 1 })
    expect((await send('GET', '/status/502?times=1', options)).attempts).toBe(2)
    expect((await send('GET', '/drop?times=1', options)).attempts).toBe(2)
    expect(asked).toEqual([
      ['http', 1, 'test'],
      ['http', 2, 'test'],
      ['http', 1, 'test'],
      ['http', 1, 'test'],
      ['network', 1, 'test'],
    ])
  })

  it('does not ask retry.when what the limit, the method or Retry-After have decided', async () => {
    const when = () => expect.fail('not asked')
    expect(await failureOf(send('GET', '/status/503', { retry: { limit: 0, when } }))).toMatchObject({
      attempts: 1,
    })
    expect(await failureOf(send('POST', '/status/503', { retry: { limit: 1, when } }))).toMatchObject({
      attempts: 1,
    })
    expect(await failureOf(send('GET', '/status/503?after=61', { retry: { limit: 1, when } }))).toMatchObject(
      {
        attempts: 1,
        retryAfterMs: 61_000,
      },
    )
  })

  it('ends the call when retry.when or retry.delay throws', async () => {
    const boom = new Error('boom')
    const explode = () => {
      throw boom
    }
    for (const retry of [
      { limit: 1, when: explode },
      { limit: 1, delay: explode },
    ]) {
      expect(await failureOf(send('GET', '/status/503', { retry }))).toMatchObject({
        code: 'CONFIG_THROWN',
        cause: boom,
        attempts: 1,
      })
    }
  })

  it('waits as long as retry.delay returns, unless the server asks for another time', async () => {
    vi.useFakeTimers({ now: 0 })
    const times: number[] = []
    const api = createClient({
      timeout: false,
      retry: { limit: 3, delay: ({ attempt, error }) => (error.kind === 'http' ? attempt * 1000 : 0) },
      fetch: async () => {
        const count = times.push(Date.now())
        const headers: Record<string, string> = count === 2 ? { 'retry-after': '7' } : {}
        return new Response(null, { status: 503, headers })
      },
    })
    const failed = failureOf(api.getAsync('https://api.example.com'))
    await vi.runAllTimersAsync()
    expect(await failed).toMatchObject({ attempts: 4 })
    expect(times).toEqual([0, 1000, 8000, 11_000])
  })

  it.each<[returned: unknown]>([
    [Number.NaN],
    [-1],
    [2 ** 31],
    [Number.POSITIVE_INFINITY],
    ['100'],
    [undefined],
    [null],
    [Promise.resolve(100)],
  ])('refuses a retry.delay that returns %o, which a timer would not wait for', async (returned) => {
    const retry = { limit: 3, delay: () => returned as number }
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/status/503', { retry }))
    expect(error.message).toBe(
      `GET ${server.origin}/status/503 failed: option "retry.delay" must return milliseconds`,
    )
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION', attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  it('retries at once when retry.delay returns 0', async () => {
    const retry = { limit: 2, delay: () => 0 }
    expect((await send('GET', '/status/503?times=2', { retry })).attempts).toBe(3)
  })

  it('retries an attempt that took too long when asked to, with a fresh signal', async () => {
    noJitter()
    const signals: (AbortSignal | null | undefined)[] = []
    const api = createClient({
      baseUrl: server.origin,
      retry: { limit: 2, timeouts: true },
      fetch: (_, init) => {
        signals.push(init.signal)
        return signals.length < 3 ? new Promise(() => {}) : Promise.resolve(Response.json(7))
      },
    })
    expect((await api.getAsync('/json', { timeout: 60 })).attempts).toBe(3)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false])
    const when = ({ error }: RetryContext) => error.kind === 'timeout'
    const error = await failureOf(
      createClient({ baseUrl: server.origin }).getAsync('/stall', { timeout: 40, retry: { limit: 1, when } }),
    )
    expect(error).toMatchObject({ code: 'TIMEOUT_ATTEMPT', attempts: 2, cause: { code: 'TIMEOUT_ATTEMPT' } })
  })

  it('lets totalTimeout end retried timeouts', async () => {
    noJitter()
    const api = createClient({ baseUrl: server.origin, timeout: 30, totalTimeout: 200 })
    const error = await failureOf(
      api.getAsync('/slow-headers?ms=2000', { retry: { limit: 100, timeouts: true } }),
    )
    expect(error).toMatchObject({ code: 'TIMEOUT_TOTAL', cause: { code: 'TIMEOUT_ATTEMPT' } })
  })

  it('ends a retry.when that hangs', async () => {
    const when = () => new Promise<boolean>(() => {})
    const options = { retry: { limit: 1, when }, totalTimeout: 100 }
    expect(await failureOf(send('GET', '/status/503', options))).toMatchObject({ code: 'TIMEOUT_TOTAL' })
  })
})
