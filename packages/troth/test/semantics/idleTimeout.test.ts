import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient, TimeoutError } from '../../src/index.js'
import { failureOf } from '../setup.js'

describe('idleTimeout: how long a body may go without data', () => {
  let origin = ''
  let closed = 0
  /** Sends one chunk, and stalls. */
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://server')
    response.on('close', () => closed++)
    response.writeHead(Number(searchParams.get('status') ?? 200), { 'content-type': 'text/plain' })
    response.flushHeaders()
    response.write('a')
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each(['text', 'blob', 'arrayBuffer', 'json', 'auto'] as const)(
    'ends a body that stalls, with responseType %s',
    async (responseType) => {
      const api = createClient({ baseUrl: origin, timeout: false, idleTimeout: 80 })
      const error = await failureOf(api.getAsync('/stalls', { responseType }))
      expect(error).toBeInstanceOf(TimeoutError)
      expect(error).toMatchObject({
        kind: 'timeout',
        code: 'TIMEOUT_IDLE',
        scope: 'idle',
        phase: 'body',
        limitMs: 80,
        attempts: 1,
      })
      expect(error.message).toBe(`GET ${origin}/stalls failed: no data within 80 ms`)
    },
  )

  it('lets a slow body pass that goes on arriving', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    /** Six chunks, each almost as late as it may be. */
    const body = () => {
      let count = 0
      return new ReadableStream<Uint8Array>({
        pull: (controller) =>
          new Promise((resolve) => {
            setTimeout(() => {
              controller.enqueue(Uint8Array.of(97))
              if (++count === 6) controller.close()
              resolve()
            }, 900)
          }),
      })
    }
    const api = createClient({
      idleTimeout: 1000,
      fetch: async () => new Response(body(), { headers: { 'content-type': 'text/plain' } }),
    })
    const calls = Promise.all([
      api.getAsync('https://api.example.com'),
      api.getAsync('https://api.example.com', { responseType: 'blob' }),
    ])
    await vi.advanceTimersByTimeAsync(6000)
    const [text, { data }] = await calls
    expect(text.data).toBe('aaaaaa')
    expect([data.size, data.type]).toEqual([6, 'text/plain'])
  })

  it('ends a stream that stalls, frees its connection, and leaves one alone that nobody reads', async () => {
    const before = closed
    const api = createClient({ baseUrl: origin, idleTimeout: 60 })
    const { data } = await api.getAsync('/stalls', { responseType: 'stream' })
    await new Promise((resolve) => setTimeout(resolve, 120))
    const reader = (data as ReadableStream<Uint8Array>).getReader()
    expect((await reader.read()).value).toHaveLength(1)
    expect(await failureOf(reader.read())).toMatchObject({ code: 'TIMEOUT_IDLE' })
    await expect.poll(() => closed).toBeGreaterThan(before)
  })

  it('ends a body that stalls and cannot be cancelled', async () => {
    const body = new ReadableStream({ cancel: () => Promise.reject(new Error('stuck')) })
    const api = createClient({ baseUrl: origin, idleTimeout: 20, fetch: async () => new Response(body) })
    expect(await failureOf(api.getAsync('/stalls'))).toMatchObject({ code: 'TIMEOUT_IDLE' })
  })

  it('cancels the connection with the stream', async () => {
    const before = closed
    const api = createClient({ baseUrl: origin, idleTimeout: 5000 })
    const { data } = await api.getAsync('/stalls', { responseType: 'stream' })
    await (data as ReadableStream).cancel()
    await expect.poll(() => closed).toBeGreaterThan(before)
  })

  it('is retried as other time limits of an attempt are', async () => {
    const api = createClient({ baseUrl: origin, idleTimeout: 40, retry: { limit: 1, delay: () => 0 } })
    expect((await failureOf(api.getAsync('/stalls'))).attempts).toBe(1)
    const retry = { timeouts: true }
    expect(await failureOf(api.getAsync('/stalls', { retry }))).toMatchObject({ scope: 'idle', attempts: 2 })
  })

  it('keeps the status of an error whose body stalls', async () => {
    const api = createClient({ baseUrl: origin, idleTimeout: 40 })
    expect(await failureOf(api.getAsync('/stalls?status=500'))).toMatchObject({ status: 500 })
  })

  it('gives way to the signal of the caller and to timeout', async () => {
    const api = createClient({ baseUrl: origin, idleTimeout: 5000 })
    const signal = AbortSignal.timeout(60)
    expect(await failureOf(api.getAsync('/stalls', { signal }))).toMatchObject({ kind: 'abort' })
    expect(await failureOf(api.getAsync('/stalls', { timeout: 60 }))).toMatchObject({ scope: 'attempt' })
  })
})
