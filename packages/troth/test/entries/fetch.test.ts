// `dedupe` and `limit`, around the real `fetch` and a real server.

import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dedupe, limit } from '../../src/fetch/index.js'
import { createClient } from '../../src/index.js'
import { createMock, reply } from '../../src/mock/index.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

let server: StreamServer | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = undefined
})

/** A server that responds when the test says so. */
async function startHeldServer() {
  const held: ServerResponse[] = []
  server = await startStreamServer((response) => held.push(response))
  const arrived = (count: number) => expect.poll(() => held).toHaveLength(count)
  return { origin: server.origin, held, arrived, server }
}

const json = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

describe('dedupe', () => {
  it('sends equal requests once, and each caller reads a body of its own', async () => {
    const { origin, held, arrived } = await startHeldServer()
    const api = createClient({ baseUrl: origin, fetch: dedupe() })
    const calls = [api.getAsync('a'), api.getAsync('a'), api.getAsync('a')]
    const other = api.getAsync('b')
    await arrived(2)
    json(held[0]!, { id: 7 })
    json(held[1]!, { id: 8 })
    const responses = await Promise.all(calls)
    expect(responses.map(({ data }) => data)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }])
    expect(responses[0]?.data).not.toBe(responses[1]?.data)
    expect(responses.map(({ url }) => url)).toEqual(Array(3).fill(`${origin}/a`))
    expect((await other).data).toEqual({ id: 8 })
    expect(held).toHaveLength(2)
  })

  it('sends another request once the response has arrived', async () => {
    const mock = createMock({ 'GET /a': ({ count }) => ({ count }) })
    const fetch = dedupe({ fetch: mock.fetch })
    const read = async () => (await fetch('https://a.example/a')).json()
    expect(await Promise.all([read(), read()])).toEqual([{ count: 1 }, { count: 1 }])
    expect(await read()).toEqual({ count: 2 })
  })

  const shared = {}
  it.each<[name: string, isShared: boolean, one: RequestInit, other: RequestInit]>([
    [
      'headers in another order and case',
      true,
      { headers: { A: '1', b: '2' } },
      {
        headers: [
          ['B', '2'],
          ['a', '1'],
        ],
      },
    ],
    [
      'another header',
      false,
      { headers: { authorization: 'Bearer a' } },
      { headers: { authorization: 'Bearer b' } },
    ],
    ['no method and GET', true, {}, { method: 'get' }],
    ['HEAD and GET', false, { method: 'HEAD' }, {}],
    ['HEAD', true, { method: 'HEAD' }, { method: 'HEAD' }],
    ['POST', false, { method: 'POST' }, { method: 'POST' }],
    ['DELETE', false, { method: 'DELETE' }, { method: 'DELETE' }],
    ['other credentials', false, { credentials: 'omit' }, { credentials: 'include' }],
    ['an option that is undefined', true, { cache: undefined } as RequestInit, {}],
    ['the same object', true, { dispatcher: shared } as RequestInit, { dispatcher: shared } as RequestInit],
    ['another object', false, { dispatcher: {} } as RequestInit, { dispatcher: shared } as RequestInit],
  ])('%s: shared %s', async (_, isShared, one, other) => {
    const mock = createMock({ '* /a': reply('x', { delay: 5 }) })
    const fetch = dedupe({ fetch: (url, init) => mock.fetch(url, { method: init.method ?? 'GET' }) })
    await Promise.all([fetch('https://a.example/a', one), fetch('https://a.example/a', other)])
    expect(mock.requests).toHaveLength(isShared ? 1 : 2)
  })

  it('takes a key of the caller', async () => {
    const mock = createMock({ '* *': reply('x', { delay: 5 }) })
    const fetch = dedupe({
      fetch: mock.fetch,
      key: (url) => (url.includes('own') ? undefined : new URL(url).pathname),
    })
    const init = (id: number) => ({ headers: { 'x-id': String(id) } })
    await Promise.all([1, 2, 3].map((id) => fetch('https://a.example/a', init(id))))
    expect(mock.requests).toHaveLength(1)
    await Promise.all([1, 2].map(() => fetch('https://a.example/own')))
    expect(mock.requests).toHaveLength(3)
  })

  it('lets each caller abort alone, and aborts the request with the last one', async () => {
    const { origin, arrived, server } = await startHeldServer()
    const api = createClient({ baseUrl: origin, fetch: dedupe() })
    const controllers = [new AbortController(), new AbortController()]
    const calls = controllers.map(({ signal }) => api.safe.getAsync('a', { signal }))
    await arrived(1)
    controllers[0]?.abort('first')
    expect((await calls[0])?.error).toMatchObject({ kind: 'abort', reason: 'first' })
    expect(server.closed).toBe(0)
    controllers[1]?.abort('second')
    expect((await calls[1])?.error).toMatchObject({ kind: 'abort', reason: 'second' })
    await expect.poll(() => server.closed).toBe(1)
    for (const { signal } of controllers) expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('gives the others their response when one has aborted, and new callers a new request after all have', async () => {
    const { origin, held, arrived } = await startHeldServer()
    const fetch = dedupe()
    const controller = new AbortController()
    const aborted = fetch(`${origin}/a`, { signal: controller.signal })
    const other = fetch(`${origin}/a`)
    await arrived(1)
    controller.abort('enough')
    await expect(aborted).rejects.toBe('enough')
    json(held[0]!, 1)
    expect(await (await other).json()).toBe(1)

    const last = new AbortController()
    const alone = fetch(`${origin}/b`, { signal: last.signal })
    await arrived(2)
    last.abort('enough')
    await expect(alone).rejects.toBe('enough')
    const fresh = fetch(`${origin}/b`)
    await arrived(3)
    json(held[2]!, 2)
    expect(await (await fresh).json()).toBe(2)
    await expect(fetch(`${origin}/c`, { signal: AbortSignal.abort('no') })).rejects.toBe('no')
  })

  it('ends the body of a caller that aborts while it is read; the others read on', async () => {
    const { origin, held, arrived, server } = await startHeldServer()
    const fetch = dedupe()
    const controllers = [new AbortController(), new AbortController()]
    const responses = controllers.map(({ signal }) => fetch(`${origin}/a`, { signal }))
    await arrived(1)
    held[0]!.writeHead(200).write('first ')
    const [one, two] = await Promise.all(responses)
    const text = one!.text().catch((error: unknown) => error)
    controllers[0]?.abort('enough')
    expect(await text).toBe('enough')
    expect(server.closed).toBe(0)
    const rest = two!.text()
    held[0]!.end('second')
    expect(await rest).toBe('first second')
    for (const { signal } of controllers) expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('closes the connection when all callers have cancelled their bodies', async () => {
    const { origin, held, arrived, server } = await startHeldServer()
    const fetch = dedupe()
    const responses = [fetch(`${origin}/a`), fetch(`${origin}/a`)]
    await arrived(1)
    held[0]!.writeHead(200).write('first ')
    const [one, two] = await Promise.all(responses)
    await one!.body?.cancel()
    expect(server.closed).toBe(0)
    await two!.body?.cancel()
    await expect.poll(() => server.closed).toBe(1)
  })

  it('rejects for all callers, and time limits are those of each', async () => {
    const { origin, held, arrived } = await startHeldServer()
    const api = createClient({ baseUrl: origin, fetch: dedupe() })
    const short = api.safe.getAsync('a', { timeout: 30 })
    const long = api.safe.getAsync('a')
    await arrived(1)
    expect((await short).error?.code).toBe('TIMEOUT_ATTEMPT')
    held[0]!.destroy()
    expect((await long).error?.code).toBe('NETWORK_RESPONSE')
  })

  it('leaves responses without a body, and hidden ones, as they are', async () => {
    const hidden = Object.defineProperties(new Response('x'), { status: { value: 0 } })
    expect(await dedupe({ fetch: async () => hidden })('https://a.example')).toBe(hidden)
    const empty = new Response(null, { status: 204 })
    expect((await dedupe({ fetch: async () => empty })('https://a.example')).status).toBe(204)
  })
})

describe('limit', () => {
  /** Sends requests to a server that holds them; counts those that were sent. */
  async function sending(options: Parameters<typeof limit>[0], urls: (origin: string) => string[]) {
    const held = await startHeldServer()
    const sent: string[] = []
    const fetch = limit({
      ...options,
      fetch(url, init) {
        sent.push(url)
        return globalThis.fetch(url, init)
      },
    })
    const results = urls(held.origin).map(async (url) => (await fetch(url)).text())
    return { ...held, results, sent }
  }
  const paths = (count: number) => (origin: string) =>
    Array.from({ length: count }, (_, i) => `${origin}/${i}`)
  const urlsOf = (server: StreamServer) => server.requests.map(({ url }) => url)

  it('lets so many requests through at a time, in their order', async () => {
    const { held, arrived, results, server, sent } = await sending({ concurrency: 2 }, paths(5))
    await arrived(2)
    expect(sent).toHaveLength(2)
    held[1]!.end('x')
    await results[1]
    await arrived(3)
    expect(sent).toHaveLength(3)
    for (const [i, count] of [
      [0, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const) {
      held[i]!.end('x')
      await arrived(count)
    }
    expect(await Promise.all(results)).toEqual(Array(5).fill('x'))
    expect(urlsOf(server)).toEqual(['/0', '/1', '/2', '/3', '/4'])
  })

  it('counts a request until its body has been read', async () => {
    const { origin, held, arrived } = await startHeldServer()
    const fetch = limit({ concurrency: 1 })
    const first = fetch(`${origin}/a`)
    const second = fetch(`${origin}/b`)
    await arrived(1)
    held[0]!.writeHead(200).write('first ')
    const reader = (await first).body!.getReader()
    await reader.read()
    // A body that nobody reads is let go by a timer that was set before this one.
    await new Promise((resolve) => setTimeout(resolve))
    expect(held).toHaveLength(1)
    held[0]!.end()
    expect(await reader.read()).toMatchObject({ done: true })
    await arrived(2)
    held[1]!.end('x')
    expect(await (await second).text()).toBe('x')
  })

  it('is not stopped by bodies that nobody reads, or that are cancelled or broken', async () => {
    const { origin, held, arrived } = await startHeldServer()
    const fetch = limit({ concurrency: 1 })
    const unread = fetch(`${origin}/a`)
    const cancelled = fetch(`${origin}/b`)
    const broken = fetch(`${origin}/c`)
    const last = fetch(`${origin}/d`)
    await arrived(1)
    held[0]!.write('x')
    const late = await unread
    await arrived(2)
    held[1]!.write('x')
    await (await cancelled).body?.cancel()
    await arrived(3)
    held[2]!.write('x')
    const text = (await broken).text().catch((error: Error) => error.name)
    held[2]!.destroy()
    expect(await text).toBe('TypeError')
    await arrived(4)
    held[3]!.end('x')
    expect(await (await last).text()).toBe('x')
    held[0]!.end('y')
    expect(await late.text()).toBe('xy')
  })

  it('limits each origin by itself', async () => {
    const first = await startStreamServer(() => {})
    const second = await startStreamServer(() => {})
    const sent: string[] = []
    const fetch = limit({
      perOrigin: 1,
      fetch(url, init) {
        sent.push(url)
        return globalThis.fetch(url, init)
      },
    })
    const controller = new AbortController()
    const send = (url: string) => fetch(url, { signal: controller.signal }).catch(() => {})
    const urls = [first, second].flatMap(({ origin }) => [`${origin}/1`, `${origin}/2`])
    const calls = urls.map(send)
    await expect.poll(() => [first.requests.length, second.requests.length]).toEqual([1, 1])
    expect(sent).toEqual([urls[0], urls[2]])
    controller.abort()
    await Promise.all(calls)
    await first.close()
    await second.close()
  })

  it('lets so many start within the interval', async () => {
    vi.useFakeTimers()
    const starts: number[] = []
    const begin = performance.now()
    const fetch = limit({
      rate: 2,
      interval: 100,
      fetch: async () => {
        starts.push(Math.round(performance.now() - begin))
        return new Response()
      },
    })
    const calls = Array.from({ length: 5 }, () => fetch('https://a.example'))
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(calls)
    expect(starts).toEqual([0, 0, 100, 100, 200])
    await vi.advanceTimersByTimeAsync(50)
    await fetch('https://a.example')
    expect(starts.at(-1)).toBe(1050)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes an aborted request out of the queue, without a listener', async () => {
    const { origin, held, arrived, server } = await startHeldServer()
    const fetch = limit({ concurrency: 1 })
    const first = fetch(`${origin}/first`)
    const controller = new AbortController()
    const waiting = fetch(`${origin}/aborted`, { signal: controller.signal })
    const last = fetch(`${origin}/last`)
    await arrived(1)
    controller.abort('enough')
    await expect(waiting).rejects.toBe('enough')
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    await expect(fetch(`${origin}/x`, { signal: AbortSignal.abort('no') })).rejects.toBe('no')
    held[0]!.end()
    await first
    await arrived(2)
    held[1]!.end()
    await last
    expect(urlsOf(server)).toEqual(['/first', '/last'])
  })

  it('goes on after requests that fail', async () => {
    let count = 0
    const fetch = limit({
      concurrency: 1,
      fetch: async () => {
        if (++count === 1) throw new TypeError('failed')
        return new Response('x')
      },
    })
    await expect(fetch('https://a.example')).rejects.toThrow('failed')
    expect(await (await fetch('https://a.example')).text()).toBe('x')
  })

  it('works in a client, around dedupe or inside of it', async () => {
    const mock = createMock({ 'GET /:id': ({ params }) => ({ id: params.id }) })
    for (const fetch of [
      dedupe({ fetch: limit({ concurrency: 2, fetch: mock.fetch }) }),
      limit({ concurrency: 2, fetch: dedupe({ fetch: mock.fetch }) }),
    ]) {
      const api = createClient({ baseUrl: 'https://a.example', fetch })
      const found = await Promise.all(['1', '2', '1', '3'].map((id) => api.getAsync(id)))
      expect(found.map(({ data }) => data)).toEqual([{ id: '1' }, { id: '2' }, { id: '1' }, { id: '3' }])
    }
  })
})

it.each<[use: () => unknown, message: string]>([
  [() => dedupe({ keys: () => '' } as object), 'Option "keys" of dedupe is unknown. There are: key, fetch.'],
  [() => dedupe({ key: 'url' } as object), 'Option "key" of dedupe must be function.'],
  [() => limit({ concurrency: 0 }), 'Option "concurrency" of limit must be integer >= 1 | Infinity.'],
  [() => limit({ rate: -1 }), 'Option "rate" of limit must be integer >= 1 | Infinity.'],
  [() => limit({ interval: 0 }), 'Option "interval" of limit must be milliseconds >= 1.'],
  [
    () => limit({ max: 3 } as object),
    'Option "max" of limit is unknown. There are: concurrency, perOrigin, rate, interval, fetch.',
  ],
])('options that are not valid are refused: %s', (use, message) => {
  expect(use).toThrow(new TypeError(message))
})
