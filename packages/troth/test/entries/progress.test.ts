// Progress in Node. What differs in browsers is in progress.built.test.ts.

import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMock, fault, reply } from '../../src/mock/index.js'
import { type Progress, progressFetch } from '../../src/progress/index.js'
import { startTransfer } from '../../src/progress/transfer.js'
import { echoed, failureOf, useServer } from '../setup.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

const server = useServer()
let streams: StreamServer | undefined
afterEach(async () => {
  await streams?.close()
  streams = undefined
})

/** A client that keeps what it reports; `down` is given when the server waits for a report. */
function reporting(origin = server.origin, down: Progress[] = []) {
  const up: Progress[] = []
  const fetch = progressFetch({
    onUploadProgress: (progress) => up.push(progress),
    onDownloadProgress: (progress) => down.push(progress),
  })
  return { api: createClient({ baseUrl: origin, fetch }), fetch, up, down }
}

/** How far, without how fast: that differs from run to run. */
const amounts = (reports: readonly Progress[]) =>
  reports.map(({ loaded, total, ratio }) => ({ loaded, total, ratio }))

/** Each report is more than the one before, and the last is the whole. */
function expectComplete(reports: readonly Progress[], bytes: number, total: number | undefined = bytes) {
  expect(reports.length).toBeGreaterThan(0)
  for (const [i, { loaded }] of reports.entries())
    expect(loaded).toBeGreaterThan(reports[i - 1]?.loaded ?? -1)
  for (const report of reports.slice(0, -1)) {
    expect(report.total).toBe(total)
    expect(report.ratio).toBe(total && report.loaded / total)
  }
  expect(reports.at(-1)?.timeLeft).toBe(0)
  expect(amounts(reports).at(-1)).toEqual({ loaded: bytes, total: bytes, ratio: 1 })
}

describe('download', () => {
  it('is reported while the body is read', async () => {
    streams = await startStreamServer((response) =>
      response
        .writeHead(200, { 'content-type': 'text/plain', 'content-length': 3_000_000 })
        .end('x'.repeat(3_000_000)),
    )
    const { api, down, up } = reporting(streams.origin)
    const { data } = await api.getAsync<string>('/')
    expect(data.length).toBe(3_000_000)
    expect(down.length).toBeGreaterThan(5)
    expectComplete(down, 3_000_000)
    expect(up).toEqual([])
  })

  it('has no total when the server sends none', async () => {
    const down: Progress[] = []
    streams = await startStreamServer(async (response) => {
      response.write('x'.repeat(1000))
      await expect.poll(() => down.length).toBe(1)
      response.end('y'.repeat(500))
    })
    const { api } = reporting(streams.origin, down)
    await api.getAsync('/')
    expect(amounts(down)).toEqual([
      { loaded: 1000, total: undefined, ratio: undefined },
      { loaded: 1500, total: undefined, ratio: undefined },
      { loaded: 1500, total: 1500, ratio: 1 },
    ])
  })

  it('has no total when the body is compressed, and counts what is read', async () => {
    const packed = gzipSync('x'.repeat(500_000))
    streams = await startStreamServer((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed),
    )
    const { api, down } = reporting(streams.origin)
    await api.getAsync('/')
    expect(down.slice(0, -1).every(({ total }) => total === undefined)).toBe(true)
    expect(amounts(down).at(-1)).toEqual({ loaded: 500_000, total: 500_000, ratio: 1 })
  })

  it('is not reported without a body', async () => {
    const { api, down } = reporting()
    await api.getAsync('/status/204')
    await api.getAsync('/empty')
    expect(down).toEqual([])
  })

  it('reads nothing ahead, and cancels the body of the platform', async () => {
    streams = await startStreamServer((response) => response.write('x'.repeat(1000)))
    const { api, down } = reporting(streams.origin)
    const { data } = await api.getAsync('/', { responseType: 'stream' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(down).toEqual([])
    const reader = data!.getReader()
    await reader.read()
    expect(down).toHaveLength(1)
    await reader.cancel()
    await expect.poll(() => streams?.closed).toBe(1)
  })

  it('keeps the URL and what else a response of fetch has', async () => {
    const { fetch } = reporting()
    const response = await fetch(`${server.origin}/redirect?to=/json`)
    expect([response.url, response.redirected, response.status]).toEqual([`${server.origin}/json`, true, 200])
    const plain = await globalThis.fetch(`${server.origin}/redirect?to=/json`)
    expect([response.type, response.headers.get('content-type')]).toEqual([
      plain.type,
      plain.headers.get('content-type'),
    ])
    expect(await response.clone().json()).toEqual({ id: 7, name: 'Ada' })
  })
})

describe('upload', () => {
  const text = 'größe '.repeat(100_000)
  const size = new TextEncoder().encode(text).byteLength

  it.each<[string, () => object | string, type: string | undefined]>([
    ['a string', () => text, 'text/plain;charset=UTF-8'],
    ['bytes', () => new TextEncoder().encode(text), undefined],
    ['an ArrayBuffer', () => new TextEncoder().encode(text).buffer, undefined],
    ['a Blob', () => new Blob([text], { type: 'Text/X; A=B' }), 'text/x; a=b'],
    ['a File', () => new File([text], 'a.txt'), undefined],
  ])('%s is reported, and sent with its length and type', async (_, body, type) => {
    const { api, up } = reporting()
    const seen = echoed(await api.postAsync('/echo', body()))
    expect(seen.body).toBe(text)
    expect([seen.headers['content-length'], seen.headers['content-type']]).toEqual([String(size), type])
    expect(up.length).toBeGreaterThan(3)
    expectComplete(up, size)
  })

  it('JSON, pairs and forms are reported, with the type that the platform sets', async () => {
    const { api, up } = reporting()
    const form = new FormData()
    form.set('file', new File([text], 'a.txt'))
    for (const [body, type] of [
      [{ name: 'Ada' }, /^application\/json$/],
      [new URLSearchParams({ name: 'Ada' }), /^application\/x-www-form-urlencoded;charset=UTF-8$/],
      [form, /^multipart\/form-data; boundary=/],
    ] as const) {
      up.length = 0
      const { headers, body: sent } = echoed(await api.postAsync('/echo', body))
      expect(headers['content-type']).toMatch(type)
      expectComplete(up, Buffer.byteLength(sent))
      if (body === form) expect(sent).toContain(headers['content-type']?.split('boundary=')[1])
    }
  })

  it('an async iterable that is passed to it without a client is reported', async () => {
    const { fetch, up } = reporting()
    async function* chunks() {
      yield new Uint8Array(1000)
      yield new Uint8Array(500)
    }
    const init = { method: 'POST', body: chunks() as never, duplex: 'half' } as RequestInit
    expect((await fetch(`${server.origin}/echo`, init)).status).toBe(200)
    expect(amounts(up)).toEqual([
      { loaded: 1000, total: undefined, ratio: undefined },
      { loaded: 1500, total: undefined, ratio: undefined },
      { loaded: 1500, total: 1500, ratio: 1 },
    ])
  })

  it('a Content-Type of the caller is kept', async () => {
    const { api } = reporting()
    const { headers } = echoed(await api.postAsync('/echo', 'x', { headers: { 'Content-Type': 'text/csv' } }))
    expect(headers['content-type']).toBe('text/csv')
  })

  it('a stream and an async iterable are reported, with a total when Content-Length says it', async () => {
    const chunk = () => new Uint8Array(1000).fill(120)
    const stream = () =>
      new ReadableStream({
        start(controller) {
          for (let i = 0; i < 3; i++) controller.enqueue(chunk())
          controller.close()
        },
      })
    async function* iterable() {
      for (let i = 0; i < 3; i++) yield chunk()
    }
    for (const body of [stream, iterable]) {
      const { api, up } = reporting()
      expect(echoed(await api.postAsync('/echo', body())).body).toHaveLength(3000)
      expect(up.map(({ loaded, total }) => [loaded, total])).toEqual([
        [1000, undefined],
        [2000, undefined],
        [3000, undefined],
        [3000, 3000],
      ])
      const known = reporting()
      await known.api.postAsync('/echo', body(), { headers: { 'Content-Length': '3000' } })
      expectComplete(known.up, 3000)
    }
  })

  it('is not reported without a body, or with an empty one', async () => {
    const { api, up } = reporting()
    await api.postAsync('/echo')
    await api.postAsync('/echo', '')
    await api.deleteAsync('/echo')
    expect(up).toEqual([])
  })

  it.each([
    [307, 'POST', text],
    [302, 'GET', ''],
  ])('follows a redirect with %i as %s, and reports once', async (status, method, body) => {
    streams = await startStreamServer(async (response, number, request) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      if (number === 1) return response.writeHead(status, { location: '/echo' }).end()
      const sent = Buffer.concat(chunks).toString()
      return response.end(JSON.stringify({ method: request.method, body: sent }))
    })
    const { fetch, up } = reporting(streams.origin)
    const response = await fetch(`${streams.origin}/`, { method: 'POST', body: text })
    expect(await response.json()).toEqual({ method, body })
    expectComplete(up, size)
  })

  it('reports each attempt', async () => {
    const { api, up } = reporting()
    const options = { retry: { limit: 1, delay: () => 0 } }
    await api.putAsync('/status/503?times=1', 'x'.repeat(1000), options)
    expect(amounts(up)).toEqual([
      { loaded: 1000, total: 1000, ratio: 1 },
      { loaded: 1000, total: 1000, ratio: 1 },
    ])
  })
})

describe('rate and time left', () => {
  let now = 0
  const report = (steps: readonly [ms: number, loaded: number][], total?: number) => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    now = 1000
    const reports: Progress[] = []
    const transfer = startTransfer((progress) => reports.push(progress), total)
    for (const [ms, loaded] of steps) {
      now += ms
      transfer.set(loaded)
    }
    transfer.end()
    return reports.map(({ rate, timeLeft }) => [rate, timeLeft])
  }

  it('are bytes per second, and milliseconds', () => {
    const steps: [number, number][] = [
      [1000, 1000],
      [1000, 3000],
    ]
    expect(report(steps, 6000)).toEqual([
      [1000, 5000],
      [1500, 2000],
      [1500, 0],
    ])
  })

  it('are those of the last five seconds', () => {
    const steps = Array.from({ length: 20 }, (_, i): [number, number] => [
      1000,
      i < 10 ? 10 * (i + 1) : 100 * (i - 8),
    ])
    const reports = report(steps, 10_000)
    expect(reports[9]).toEqual([10, 990_000])
    expect(reports[19]?.[0]).toBe(100)
  })

  it('are not known before time has passed; no time is left at the end', () => {
    expect(report([[0, 10]], 20)).toEqual([
      [undefined, undefined],
      [undefined, 0],
    ])
  })

  it('without a total there is a rate alone', () => {
    expect(report([[500, 10]])).toEqual([
      [20, undefined],
      [20, 0],
    ])
  })

  it('are reported for a real download', async () => {
    const down: Progress[] = []
    streams = await startStreamServer(async (response) => {
      response.writeHead(200, { 'content-length': 3000 })
      for (const part of [1, 2, 3]) {
        response.write('x'.repeat(1000))
        await expect.poll(() => down.length).toBeGreaterThanOrEqual(part)
        await sleep(30)
      }
      response.end()
    })
    const { api } = reporting(streams.origin, down)
    await api.getAsync('/')
    expect(down.slice(1).every(({ rate }) => rate !== undefined && rate > 0 && rate < 100_000)).toBe(true)
    expect(down.at(-2)?.timeLeft).toBeGreaterThan(0)
    expect(down.at(-1)?.timeLeft).toBe(0)
  })
})

describe('failures', () => {
  it('are those of fetch', async () => {
    const { api } = reporting()
    expect((await failureOf(api.postAsync('/drop', 'x'))).code).toBe('NETWORK_RESPONSE')
    expect((await failureOf(api.getAsync('/drop-body'))).code).toBe('NETWORK_BODY')
    expect((await failureOf(api.postAsync('/stall', 'x', { timeout: 50 }))).code).toBe('TIMEOUT_ATTEMPT')
    expect(await failureOf(api.postAsync('/status/422', 'x'))).toMatchObject({ status: 422 })
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 20)
    const aborted = await failureOf(api.postAsync('/stall', 'x', { signal: controller.signal }))
    expect(aborted).toMatchObject({ kind: 'abort', reason: 'enough' })
  })

  it('of a callback end the request with its error', async () => {
    const boom = new Error('boom')
    const throws = () => {
      throw boom
    }
    const api = createClient({ baseUrl: server.origin })
    const up = api.extend({ fetch: progressFetch({ onUploadProgress: throws }) })
    const down = api.extend({ fetch: progressFetch({ onDownloadProgress: throws }) })
    expect((await failureOf(up.postAsync('/echo', 'x'))).kind).toBe('network')
    const error = await failureOf(down.getAsync('/json'))
    expect([error.code, error.cause]).toEqual(['NETWORK_BODY', boom])
  })

  it.each<[options: object, message: string]>([
    [
      { onProgress() {} },
      'progressFetch has no option "onProgress". There are: onUploadProgress, onDownloadProgress, fetch.',
    ],
    [{ onUploadProgress: 1 }, 'Option "onUploadProgress" of progressFetch must be a function.'],
    [{ fetch: null }, 'Option "fetch" of progressFetch must be a function.'],
  ])('of options are found at once: %j', (options, message) => {
    expect(() => progressFetch(options)).toThrow(new TypeError(message))
  })
})

describe('with a fetch of the caller', () => {
  it('sends through it, with or without callbacks', async () => {
    const mock = createMock({ '* /x': reply('hello'), 'GET /broken': fault('broken-body') })
    const down: Progress[] = []
    const fetch = progressFetch({
      fetch: mock.fetch,
      onUploadProgress: undefined,
      onDownloadProgress: (progress) => down.push(progress),
    })
    const api = createClient({ baseUrl: 'https://api.example.com', fetch })
    expect((await api.postAsync('x', 'body')).data).toBe('hello')
    expect(mock.requests[0]?.body).toBe('body')
    expect(amounts(down).at(-1)).toEqual({ loaded: 5, total: 5, ratio: 1 })
    expect((await failureOf(api.getAsync('broken'))).code).toBe('NETWORK_BODY')
    const plain = progressFetch({ fetch: mock.fetch })
    expect(await (await plain(new URL('https://api.example.com/x'))).text()).toBe('hello')
  })

  it('leaves a hidden response as it is', async () => {
    const hidden = Object.defineProperties(new Response('x'), {
      status: { value: 0 },
      type: { value: 'opaque' },
    })
    const fetch = progressFetch({ fetch: async () => hidden, onDownloadProgress: () => {} })
    expect(await fetch('https://api.example.com')).toBe(hidden)
  })
})
