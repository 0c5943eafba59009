import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type RequestOptions, requestLink, waitOf } from './requestLink.js'

type Respond = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server, and the methods of the requests that reach it. */
async function serverOf(respond: Respond): Promise<{ url: string; methods: string[]; agents: Set<unknown> }> {
  const methods: string[] = []
  const agents = new Set<unknown>()
  const server = createServer((request, response) => {
    methods.push(request.method ?? '')
    agents.add(request.headers['user-agent'])
    respond(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`, methods, agents }
}

function optionsWith(waits: number[], other: Partial<RequestOptions> = {}): RequestOptions {
  return {
    timeout: 5_000,
    longestWait: 30_000,
    retries: 2,
    userAgent: 'check',
    wait: async (ms) => waits.push(ms),
    ...other,
  }
}

const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (_, response) =>
    void response.writeHead(code, headers).end()

describe('requestLink', () => {
  it('BK-11: sends HEAD, with its own user agent', async () => {
    const { url, methods, agents } = await serverOf(status(200))
    expect(await requestLink(url, optionsWith([]))).toEqual({ type: 'alive' })
    expect(methods).toEqual(['HEAD'])
    expect([...agents]).toEqual(['check'])
  })

  it('BK-11: sends GET if HEAD fails', async () => {
    const { url, methods } = await serverOf((request, response) =>
      status(request.method === 'HEAD' ? 404 : 200)(request, response),
    )
    expect(await requestLink(url, optionsWith([]))).toEqual({ type: 'alive' })
    expect(methods).toEqual(['HEAD', 'GET'])
  })

  it('follows redirects, and reports a loop', async () => {
    const { url } = await serverOf((request, response) =>
      request.url === '/a'
        ? status(302, { Location: '/b' })(request, response)
        : request.url === '/b'
          ? status(200)(request, response)
          : status(302, { Location: '/c' })(request, response),
    )
    expect(await requestLink(url, optionsWith([]))).toEqual({ type: 'alive' })
    expect(await requestLink(url.replace('/a', '/c'), optionsWith([], { retries: 0 }))).toEqual({
      type: 'dead',
      reason: 'no response (redirect count exceeded)',
    })
  })

  it.each([
    [404, 'dead', '404 Not Found'],
    [410, 'dead', '410 Gone'],
    [500, 'dead', '500 Internal Server Error'],
    [401, 'refused', '401 Unauthorized'],
    [403, 'refused', '403 Forbidden'],
  ])('BK-11: judges %i as %s', async (code, type, reason) => {
    const { url, methods } = await serverOf(status(code))
    expect(await requestLink(url, optionsWith([]))).toEqual({ type, reason })
    expect(methods).toEqual(['HEAD', 'GET'])
  })

  it.each([429, 503])('BK-12: waits as long as %i requests, and retries', async (code) => {
    let requests = 0
    const { url } = await serverOf((request, response) =>
      status(requests++ === 0 ? code : 200, { 'Retry-After': '3' })(request, response),
    )
    const waits: number[] = []
    expect(await requestLink(url, optionsWith(waits))).toEqual({ type: 'alive' })
    expect(waits).toEqual([3_000])
  })

  it('BK-12: does not judge a host that is busy for longer', async () => {
    const waits: number[] = []
    const busy = await serverOf(status(429))
    expect(await requestLink(busy.url, optionsWith(waits))).toEqual({
      type: 'refused',
      reason: '429 Too Many Requests',
    })
    expect(waits).toEqual([2_000, 2_000])
    const closed = await serverOf(status(503, { 'Retry-After': '3600' }))
    expect(await requestLink(closed.url, optionsWith(waits))).toMatchObject({ type: 'refused' })
    expect(closed.methods).toEqual(['HEAD'])
    expect(waits).toHaveLength(2)
  })

  it('BK-12: limits the time of a request, and retries', async () => {
    const limits: number[] = []
    let pass = () => {}
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      const controller = new AbortController()
      pass = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'))
      return controller.signal
    })
    onTestFinished(() => spy.mockRestore())
    // The time is over once the server has the request, however busy the machine is.
    const { url, methods } = await serverOf(() => pass())
    expect(await requestLink(url, optionsWith([], { timeout: 50, retries: 1 }))).toEqual({
      type: 'dead',
      reason: 'no response within 0.05 s',
    })
    expect(methods).toEqual(['HEAD', 'HEAD'])
    expect(limits).toEqual([50, 50])
  })

  it('reports why a host did not respond', async () => {
    const { url } = await serverOf(status(200))
    for (const close of closing.splice(0)) close()
    expect(await requestLink(url, optionsWith([]))).toEqual({
      type: 'dead',
      reason: 'no response (ECONNREFUSED)',
    })
  })
})

describe('waitOf', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  it.each([
    ['120', 120_000],
    ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads %s', (header, ms) => {
    expect(waitOf(header, now)).toBe(ms)
  })
})
