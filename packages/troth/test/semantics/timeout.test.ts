import { describe, expect, it, vi } from 'vitest'
import { createClient, TimeoutError } from '../../src/index.js'
import { arrivedResponse, failureOf, noJitter, useServer } from '../setup.js'

describe('Timeout: one attempt until its body is read; totalTimeout for everything', () => {
  const server = useServer()

  it('ends a request whose headers do not come', async () => {
    const api = createClient({ baseUrl: server.origin, timeout: 60 })
    const error = await failureOf(api.getAsync('/slow-headers?ms=2000'))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT_ATTEMPT',
      limitMs: 60,
      phase: 'headers',
      scope: 'attempt',
      attempts: 1,
    })
    expect(error.message).toBe(`GET ${server.origin}/slow-headers failed: no headers within 60 ms`)
  })

  it('ends a request whose body stalls', async () => {
    const fetch = await arrivedResponse(`${server.origin}/stall`)
    const api = createClient({ baseUrl: server.origin, timeout: 60, fetch })
    const error = await failureOf(api.getAsync('/stall'))
    expect(error).toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT_ATTEMPT',
      limitMs: 60,
      phase: 'body',
      scope: 'attempt',
      attempts: 1,
    })
    expect(error.message).toBe(`GET ${server.origin}/stall failed: no body within 60 ms`)
  })

  it('ends a request whose error body stalls', async () => {
    const fetch = await arrivedResponse(`${server.origin}/stall?status=500`)
    const api = createClient({ baseUrl: server.origin, timeout: 60, fetch })
    expect(await failureOf(api.getAsync('/stall?status=500'))).toMatchObject({
      kind: 'timeout',
      phase: 'body',
    })
  })

  it('is never retried', async () => {
    const fetch = vi.fn(() => new Promise<Response>(() => {}))
    const api = createClient({ baseUrl: server.origin, timeout: 60, retry: 3, fetch })
    expect(await failureOf(api.getAsync('/never'))).toMatchObject({ kind: 'timeout', attempts: 1 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('starts anew for each attempt', async () => {
    noJitter()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let sent = 0
    const api = createClient({
      timeout: 1000,
      retry: 2,
      headers: () => new Promise((resolve) => setTimeout(() => resolve({}), 600)),
      fetch: async () => new Response(null, { status: ++sent < 3 ? 503 : 200 }),
    })
    const call = api.getAsync('https://api.example.com')
    await vi.runAllTimersAsync()
    expect((await call).attempts).toBe(3)
  })

  it('lets totalTimeout cover all attempts and waits', async () => {
    const retry = { limit: 5, delay: () => 5000 }
    const fetch = await arrivedResponse(`${server.origin}/status/503`)
    const total = createClient({ baseUrl: server.origin, retry, totalTimeout: 60, fetch })
    const error = await failureOf(total.getAsync('/status/503'))
    expect(error).toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT_TOTAL',
      limitMs: 60,
      phase: 'headers',
      scope: 'total',
      attempts: 1,
      cause: { kind: 'http', status: 503 },
    })
    expect(error.message).toBe(`GET ${server.origin}/status/503 failed: not finished within 60 ms`)
    const api = createClient({ baseUrl: server.origin, retry })
    const first = await failureOf(api.getAsync('/slow-headers?ms=2000', { totalTimeout: 40 }))
    expect(first).toMatchObject({ code: 'TIMEOUT_TOTAL', limitMs: 40 })
    expect(first).not.toHaveProperty('cause')
  })

  it('lets totalTimeout end a body that stalls', async () => {
    const fetch = await arrivedResponse(`${server.origin}/stall`)
    const api = createClient({ baseUrl: server.origin, timeout: false, totalTimeout: 60, fetch })
    expect(await failureOf(api.getAsync('/stall'))).toMatchObject({
      kind: 'timeout',
      scope: 'total',
      phase: 'body',
    })
  })

  it('has a default of 30 seconds', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout')
    await createClient({ baseUrl: server.origin }).getAsync('/json')
    expect(timer.mock.calls.map(([, ms]) => ms)).toContain(30_000)
  })

  it('can be switched off, and then no signal burdens the fetch', async () => {
    const signals: unknown[] = []
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const api = createClient({
      timeout: false,
      fetch: async (_, init) => {
        signals.push(init?.signal)
        return new Response()
      },
    })
    await api.getAsync('https://api.example.com')
    expect(timer).not.toHaveBeenCalled()
    expect(signals).toEqual([undefined])
  })

  it.each([
    ['a fetch that ignores its signal', { fetch: () => new Promise<Response>(() => {}) }],
    ['a hook that hangs', { hooks: { request: [() => new Promise<void>(() => {})] } }],
    ['a response hook that hangs', { hooks: { response: [() => new Promise<void>(() => {})] } }],
    ['a headers function that hangs', { headers: () => new Promise<Headers>(() => {}) }],
  ])('ends %s', async (_, options) => {
    const api = createClient({ baseUrl: server.origin, timeout: 40, ...options })
    expect(await failureOf(api.getAsync('/json'))).toMatchObject({ kind: 'timeout', limitMs: 40 })
  })

  it('does not send when a hook takes longer than the limit', async () => {
    const api = createClient({
      baseUrl: server.origin,
      timeout: 40,
      hooks: { request: [() => new Promise((resolve) => setTimeout(resolve, 80))] },
    })
    expect(await failureOf(api.getAsync('/json'))).toMatchObject({ kind: 'timeout', attempts: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.seen).toEqual([])
  })

  it('does not send later either, with a fetch that ignores its signal', async () => {
    let sent = 0
    const api = createClient({
      timeout: 40,
      hooks: { request: [() => new Promise((resolve) => setTimeout(resolve, 80))] },
      fetch: async () => {
        sent++
        return new Response()
      },
    })
    const url = 'https://api.example.com'
    expect(await failureOf(api.getAsync(url))).toMatchObject({ kind: 'timeout', attempts: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toBe(0)
  })

  it('stops counting when the headers of a stream are there', async () => {
    const fetch = await arrivedResponse(`${server.origin}/stall`)
    const api = createClient({ baseUrl: server.origin, timeout: 60, totalTimeout: 60, fetch })
    const { data } = await api.getAsync<ReadableStream>('/stall', { responseType: 'stream' })
    const reader = data.getReader()
    await reader.read()
    const second = await Promise.race([
      reader.read(),
      new Promise((resolve) => setTimeout(resolve, 120, 'still open')),
    ])
    expect(second).toBe('still open')
    await reader.cancel()
  })
})
