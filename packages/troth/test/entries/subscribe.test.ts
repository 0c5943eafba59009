import { getEventListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { type ReconnectContext, type SubscribeOptions, subscribe } from '../../src/sse/index.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

let server: StreamServer | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = undefined
})

type Respond = (response: ServerResponse, number: number, request: IncomingMessage) => unknown

/** Subscribes to a server; collects what happens until the loop ends or `take` events have arrived. */
async function collect(
  respond: Respond,
  {
    take = Number.POSITIVE_INFINITY,
    onEvent = () => {},
    ...options
  }: SubscribeOptions & { take?: number; onEvent?: () => void } = {},
) {
  server = await startStreamServer(respond)
  const api = createClient({ baseUrl: server.origin, headers: { 'X-Client': '1' } })
  const reconnects: ReconnectContext[] = []
  const events: string[] = []
  const subscription = subscribe(api, 'events', {
    reconnect: { delay: 1 },
    onReconnect: (context) => reconnects.push(context),
    ...options,
  })
  const error = await (async () => {
    for await (const { event, data, id } of subscription) {
      events.push(`${event} ${data} ${id}`.trim())
      onEvent()
      if (events.length === take) break
    }
  })().catch((error: unknown) => error)
  return { events, reconnects, error, requests: server.requests, server }
}

/** Subscribes to responses that need no time, with timers that the test advances; collects what happens until `take` events. */
async function collectAtOnce(
  fetch: (number: number) => Promise<Response>,
  { take, ms, ...options }: SubscribeOptions & { take: number; ms: number },
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let sent = 0
  const api = createClient({ fetch: () => fetch(++sent) })
  const reconnects: ReconnectContext[] = []
  const events: string[] = []
  const ended = (async () => {
    const onReconnect = (context: ReconnectContext) => reconnects.push(context)
    for await (const { data } of subscribe(api, 'https://a.example/events', { onReconnect, ...options })) {
      events.push(data)
      if (events.length === take) break
    }
  })()
  await vi.advanceTimersByTimeAsync(ms)
  await ended
  return { events, reconnects, sent }
}

/** A response that sends each text as many milliseconds after the one before, and then nothing more. */
function responseOf(...texts: readonly (readonly [ms: number, text: string])[]): Response {
  const left = [...texts]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) => {
        const [ms, text] = left.shift() ?? []
        if (text === undefined) return
        setTimeout(() => resolve(controller.enqueue(new TextEncoder().encode(text))), ms)
      }),
  })
  return new Response(body, { headers: STREAM })
}

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8' }
const open = (response: ServerResponse, text: string) => response.writeHead(200, STREAM).write(text)
const send = (response: ServerResponse, text: string) => response.writeHead(200, STREAM).end(text)

describe('subscribe', () => {
  it('sends what an EventSource sends, and the headers of the client and the call', async () => {
    const { requests, events } = await collect((response) => open(response, 'data: a\n\n'), {
      take: 1,
      headers: { 'X-Call': '2' },
      query: { topic: 'news' },
    })
    expect(events).toEqual(['message a'])
    expect(requests[0]?.url).toBe('/events?topic=news')
    expect(requests[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      'x-client': '1',
      'x-call': '2',
    })
    expect(requests[0]?.headers).not.toHaveProperty('last-event-id')
  })

  it.each([
    ['an object', { 'X-Call': '2' }],
    ['Headers', new Headers({ 'X-Call': '2' })],
    ['pairs', [['X-Call', '2']] as const],
  ])('takes headers as %s', async (_, headers) => {
    const { requests } = await collect((response) => open(response, 'data: a\n\n'), { take: 1, headers })
    expect(requests[0]?.headers['x-call']).toBe('2')
  })

  it('is never answered from a cache, unless fetchOptions says so', async () => {
    const inits: RequestInit[] = []
    const api = createClient({
      baseUrl: 'https://a.example',
      fetch: async (_, init) => {
        inits.push(init)
        return new Response(null, { status: 204 })
      },
    })
    for (const fetchOptions of [undefined, { redirect: 'error' } as const, { cache: 'default' } as const])
      for await (const _ of subscribe(api, 'x', { fetchOptions })) expect.unreachable()
    expect(inits.map(({ cache, redirect }) => [cache, redirect])).toEqual([
      ['no-store', undefined],
      ['no-store', 'error'],
      ['default', undefined],
    ])
    const { requests } = await collect((response) => response.writeHead(204).end())
    expect(requests[0]?.headers['cache-control']).toBe('no-cache')
  })

  describe('with a body', () => {
    /** The body of each request, and a response with its number. */
    const recording =
      (bodies: string[]) => async (response: ServerResponse, number: number, request: IncomingMessage) => {
        let body = ''
        for await (const chunk of request) body += chunk
        bodies.push(`${request.method} ${request.headers['content-type']} ${body}`)
        send(response, `id: ${number}\ndata: ${number}\n\n`)
      }

    it('sends it by POST, and ends with the connection: another request might take effect twice', async () => {
      const bodies: string[] = []
      const { events, error } = await collect(recording(bodies), { body: { ask: 'ö' }, reconnect: undefined })
      expect([events, error]).toEqual([['message 1 1'], undefined])
      expect(bodies).toEqual(['POST application/json {"ask":"ö"}'])
    })

    it('sends it again with each connection when reconnect is set, by any method', async () => {
      const bodies: string[] = []
      const { events } = await collect(recording(bodies), {
        method: 'PUT',
        body: 'text',
        headers: { 'Content-Type': 'text/x' },
        take: 2,
      })
      expect(events).toEqual(['message 1 1', 'message 2 2'])
      expect(bodies).toEqual(['PUT text/x text', 'PUT text/x text'])
    })

    it('sends none by a method without one', async () => {
      const bodies: string[] = []
      await collect(recording(bodies), { method: 'POST', reconnect: false })
      expect(bodies).toEqual(['POST undefined '])
    })

    it.each<[kind: string, make: () => object]>([
      ['a stream', () => new Blob(['x']).stream()],
      [
        'an async iterable',
        async function* () {
          yield new Uint8Array(1)
        },
      ],
    ])('refuses %s that could not be sent again', async (_, make) => {
      const { error, requests } = await collect(() => {}, { body: make() })
      expect(error).toEqual(
        new TypeError('subscribe cannot send a stream again. Pass another body, or reconnect: false.'),
      )
      expect(requests).toEqual([])
      const once = await collect(recording([]), { body: make(), reconnect: false })
      expect(once.events).toEqual(['message 1 1'])
    })
  })

  it.each(['größe', '日本…', '👩‍💻', 'a b'])('sends the id %s as UTF-8', async (id) => {
    const { events, requests, error } = await collect((response, number) =>
      number === 2 ? response.writeHead(204).end() : send(response, `id: ${id}\ndata: a\n\n`),
    )
    expect([events, error]).toEqual([[`message a ${id}`], undefined])
    expect(Buffer.from(requests[1]?.headers['last-event-id'] as string, 'latin1').toString()).toBe(id)
  })

  it('sends no id that a header cannot have', async () => {
    const { requests, error } = await collect((response, number) =>
      number === 2 ? response.writeHead(204).end() : send(response, 'id: a\u0001b\ndata: a\n\n'),
    )
    expect([error, requests[1]?.headers['last-event-id']]).toEqual([undefined, undefined])
  })

  it('understands a retry of many digits as the longest wait there is', async () => {
    const controller = new AbortController()
    const delays: number[] = []
    await collect((response) => send(response, `retry: ${'9'.repeat(400)}\ndata: a\n\n`), {
      signal: controller.signal,
      onReconnect: ({ delay }) => {
        delays.push(delay)
        controller.abort()
      },
    })
    expect(delays).toEqual([2 ** 31 - 1])
  })

  it('waits longer and longer for a server that is gone, whatever retry it has sent', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { reconnects } = await collect(
      (response, number) =>
        number === 1 ? send(response, 'retry: 0\ndata: a\n\n') : response.socket?.destroy(),
      { reconnect: { limit: 3 } },
    )
    vi.restoreAllMocks()
    expect(reconnects.map(({ failures, delay }) => [failures, delay])).toEqual([
      [0, 0],
      [1, 0],
      [2, 100],
      [3, 100],
    ])
  })

  it('waits longer and longer with a delay of 0, too', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { reconnects } = await collect((response) => response.socket?.destroy(), {
      reconnect: { delay: 0, limit: 5 },
    })
    vi.restoreAllMocks()
    expect(reconnects.map(({ delay }) => delay)).toEqual([0, 2, 4, 8, 16])
  })

  it('notices a dead connection by idleTimeout, and reconnects', async () => {
    const { events, reconnects, server } = await collect(
      (response, number) =>
        number === 1 ? open(response, 'id: 1\ndata: a\n\n') : send(response, 'data: b\n\n'),
      { take: 2, idleTimeout: 500 },
    )
    expect(events).toEqual(['message a 1', 'message b 1'])
    expect(reconnects).toMatchObject([
      { failures: 0, error: { name: 'TimeoutError', message: 'no data within 500 ms' } },
    ])
    await expect.poll(() => server.closed).toBe(2)
  })

  it('takes comments for signs of life', async () => {
    const { events, reconnects } = await collectAtOnce(
      async () => responseOf([900, ':\n'], [900, ':\n'], [900, 'data: a\n\n']),
      { take: 1, idleTimeout: 1000, ms: 2700 },
    )
    expect([events, reconnects]).toEqual([['a'], []])
  })

  it('closes the connection when the loop is left', async () => {
    const { server } = await collect((response) => open(response, 'data: a\n\n'), { take: 1 })
    await expect.poll(() => server.closed).toBe(1)
  })

  it('reconnects with the id of the last event when the server closes, until it responds with 204', async () => {
    const { events, requests, reconnects, error } = await collect((response, number) => {
      if (number === 3) return response.writeHead(204).end()
      return send(response, `id: ${number}\ndata: a\n\ndata: not complete`)
    })
    expect(events).toEqual(['message a 1', 'message a 2'])
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2'])
    expect(reconnects).toEqual([
      { failures: 0, delay: 1, error: undefined },
      { failures: 0, delay: 1, error: undefined },
    ])
    expect(error).toBe(undefined)
  })

  it('keeps the last id over connections whose events have none, and begins with the one it is given', async () => {
    const { events, requests } = await collect(
      (response, number) => (number > 2 ? response.writeHead(204).end() : send(response, 'data: a\n\n')),
      { lastEventId: '41' },
    )
    expect(events).toEqual(['message a 41', 'message a 41'])
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual(['41', '41', '41'])
  })

  it('waits as the server says in retry, also without an event', async () => {
    const { reconnects } = await collect(
      (response, number) =>
        number === 1
          ? send(response, 'retry: 7\n\n')
          : number === 2
            ? send(response, 'retry: 1x\nretry:\nretry: -1\ndata: a\n\n')
            : response.writeHead(204).end(),
      { reconnect: { delay: 60_000 } },
    )
    expect(reconnects.map(({ delay }) => delay)).toEqual([7, 7])
  })

  it('reconnects when the connection breaks off, and when there is none', async () => {
    let breakOff = () => {}
    const respond: Respond = (response, number) => {
      if (number === 1) {
        open(response, 'data: a\n\n')
        breakOff = () => response.socket?.destroy()
      } else if (number === 2) response.socket?.destroy()
      else if (number === 3) send(response, 'data: b\n\n')
      else response.writeHead(204).end()
    }
    // What was not read yet is lost with the connection.
    const { events, reconnects } = await collect(respond, { onEvent: () => breakOff() })
    expect(events).toEqual(['message a', 'message b'])
    expect(reconnects.map(({ failures, error }) => [failures, (error as Error | undefined)?.name])).toEqual([
      [0, 'TypeError'],
      [1, 'NetworkError'],
      [0, undefined],
    ])
  })

  it('reconnects after a status that may pass, no sooner than Retry-After says', async () => {
    const { events, reconnects } = await collect(
      (response, number) => {
        if (number < 6) response.writeHead([408, 429, 502, 503, 504][number - 1] as number).end()
        else if (number === 6) response.writeHead(503, { 'retry-after': '1' }).end()
        else send(response, 'data: a\n\n')
      },
      { take: 1, reconnect: { delay: 1, maxDelay: 2 } },
    )
    expect(events).toEqual(['message a'])
    expect(reconnects.map(({ error }) => (error as { status: number }).status)).toEqual([
      408, 429, 502, 503, 504, 503,
    ])
    expect(reconnects.at(-1)?.delay).toBe(1000)
  })

  it('reconnects after a time limit', async () => {
    const { events, sent } = await collectAtOnce(
      async (number) => (number === 1 ? new Promise(() => {}) : responseOf([0, 'data: a\n\n'])),
      { take: 1, timeout: 1000, reconnect: { delay: 1 }, ms: 2000 },
    )
    expect([events, sent]).toEqual([['a'], 2])
  })

  it('is not ended by the time limit of an attempt once the headers are there', async () => {
    const { events, sent } = await collectAtOnce(
      async () => responseOf([0, 'data: a\n\n'], [1500, 'data: b\n\n']),
      { take: 2, timeout: 1000, ms: 2000 },
    )
    expect([events, sent]).toEqual([['a', 'b'], 1])
  })

  it.each([400, 401, 404, 500])('throws the error of the status %i', async (status) => {
    const { error, requests } = await collect((response) => response.writeHead(status).end())
    expect(error).toMatchObject({ kind: 'http', status })
    expect(requests).toHaveLength(1)
  })

  it.each([201, 202, 205, 206, 210, 299, 304])(
    'accepts 200 alone: %i ends the loop with an error',
    async (status) => {
      const { error, server, requests } = await collect((response) => {
        response.writeHead(status, STREAM)
        // 205 and 304 have no body.
        if (status === 205 || status === 304) response.end()
        else response.write('data: a\n\n')
      })
      expect(error).toBeInstanceOf(TypeError)
      expect((error as Error).message).toBe(
        `${server.origin}/events responded with the status ${status}, not 200. Events cannot be read.`,
      )
      expect(requests).toHaveLength(1)
      await expect.poll(() => server.closed).toBe(1)
    },
  )

  it.each([
    'text/event-stream;',
    'text/event-stream;charset=windows-1252',
    'TEXT/Event-Stream ; x',
    'text/event-stream, text/event-stream',
  ])('reads the type %s', async (type) => {
    const { events } = await collect(
      (response) => response.writeHead(200, { 'content-type': type }).write('data: ö\n\n'),
      {
        take: 1,
      },
    )
    expect(events).toEqual(['message ö'])
  })

  it.each(['text/event-streams', 'x bogus', ''])('refuses the type %j', async (type) => {
    const { error } = await collect((response) =>
      response.writeHead(200, type ? { 'content-type': type } : {}).end('data: a\n\n'),
    )
    expect(error).toBeInstanceOf(TypeError)
  })

  it.each([301, 302, 303, 307])('follows a redirect with %i', async (status) => {
    const { events } = await collect(
      (response, number) =>
        number === 1
          ? response.writeHead(status, { location: '/other' }).end()
          : open(response, 'data: a\n\n'),
      { take: 1 },
    )
    expect(events).toEqual(['message a'])
  })

  it('throws when the response is something else, and cancels it', async () => {
    const { error, server } = await collect((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    )
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toBe(
      `${server.origin}/events responded with the Content-Type text/html, not text/event-stream. ` +
        'Read another format with readLines or readNdjson.',
    )
    await expect.poll(() => server.closed).toBe(1)
  })

  it('throws what is wrong with its options', async () => {
    for (const name of ['timout', 'onReconect', 'lastEventID']) {
      const { error, requests } = await collect(() => {}, { [name]: 1 } as object)
      expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION' })
      expect((error as Error).message).toContain(`option "${name}" is unknown`)
      expect(requests).toEqual([])
    }
  })

  const there = 'There are: reconnect.limit, reconnect.delay, reconnect.maxDelay.'
  it.each<[options: object, message: string]>([
    [{ reconnect: { limt: 1 } }, `Option "reconnect.limt" of subscribe is unknown. ${there}`],
    [{ reconnect: { foo: 1 } }, `Option "reconnect.foo" of subscribe is unknown. ${there}`],
    [{ reconnect: { limit: -1 } }, 'Option "reconnect.limit" of subscribe must be integer | Infinity.'],
    [{ reconnect: { limit: 1.5 } }, 'Option "reconnect.limit" of subscribe must be integer | Infinity.'],
    [{ reconnect: { delay: -1 } }, 'Option "reconnect.delay" of subscribe must be milliseconds.'],
    [
      { reconnect: { maxDelay: Number.NaN } },
      'Option "reconnect.maxDelay" of subscribe must be milliseconds.',
    ],
    [{ reconnect: { delay: '1' } }, 'Option "reconnect.delay" of subscribe must be milliseconds.'],
    [{ reconnect: true }, 'Option "reconnect" of subscribe must be object | false.'],
    [{ onReconnect: 1 }, 'Option "onReconnect" of subscribe must be function.'],
    [{ lastEventId: 7 }, 'Option "lastEventId" of subscribe must be string.'],
    [{ idleTimeout: 0 }, 'Option "idleTimeout" of subscribe must be milliseconds >= 1 | false.'],
    [{ method: 7 }, 'Option "method" of subscribe must be string.'],
  ])('refuses %j', async (options, message) => {
    const { error, requests } = await collect(() => {}, options)
    expect(error).toEqual(new TypeError(message))
    expect(requests).toEqual([])
  })

  it('ends with the connection when reconnect is false: with the error, or without one', async () => {
    const closed = await collect((response) => send(response, 'data: a\n\n'), { reconnect: false })
    expect([closed.events, closed.error, closed.requests.length]).toEqual([['message a'], undefined, 1])
    await closed.server.close()
    const broken = await collect((response) => response.socket?.destroy(), { reconnect: false })
    expect(broken.error).toMatchObject({ kind: 'network' })
  })

  it('gives up after as many failures in a row as limit says', async () => {
    const { error, reconnects, requests, events } = await collect(
      (response, number) => (number === 2 ? send(response, 'data: a\n\n') : response.writeHead(503).end()),
      { reconnect: { delay: 1, limit: 2 } },
    )
    expect(events).toEqual(['message a'])
    expect(error).toMatchObject({ kind: 'http', status: 503 })
    expect(requests).toHaveLength(5)
    expect(reconnects.map(({ failures }) => failures)).toEqual([1, 0, 1, 2])
  })

  it('counts all attempts of retry as one connection', async () => {
    const { requests, reconnects } = await collect((response) => response.writeHead(503).end(), {
      retry: { limit: 2, delay: () => 1 },
      reconnect: { delay: 1, limit: 1 },
    })
    expect(requests).toHaveLength(6)
    expect(reconnects.map(({ failures }) => failures)).toEqual([1])
  })

  it('with limit 0 goes on after events, and ends with the first connection without one', async () => {
    const { error, events, requests } = await collect(
      (response, number) => send(response, number < 3 ? 'data: a\n\n' : ': nothing\n\n'),
      { reconnect: { delay: 1, limit: 0 } },
    )
    expect([events, error, requests.length]).toEqual([['message a', 'message a'], undefined, 3])
  })

  it('waits longer after each failure, up to maxDelay, with a random part', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { reconnects } = await collect((response) => response.writeHead(503).end(), {
      reconnect: { delay: 4, maxDelay: 16, limit: 5 },
    })
    vi.restoreAllMocks()
    expect(reconnects.map(({ delay }) => delay)).toEqual([4, 6, 10, 10, 10])
  })

  it.each<[when: string, respond: Respond, reconnect: SubscribeOptions['reconnect']]>([
    ['before the response', () => {}, {}],
    ['while it waits for an event', (response) => open(response, ':\n'), {}],
    ['while it waits to reconnect', (response) => send(response, ':\n'), { delay: 60_000 }],
  ])(
    'throws the reason of the signal %s, and leaves no listener and no timer',
    async (_, respond, reconnect) => {
      const controller = new AbortController()
      const done = collect(
        (response, number, request) => {
          respond(response, number, request)
          setTimeout(() => controller.abort('enough'), 50)
        },
        { signal: controller.signal, reconnect },
      )
      const { error, server } = await done
      expect(error).toBe('enough')
      expect(getEventListeners(controller.signal, 'abort')).toEqual([])
      await expect.poll(() => server.closed).toBe(1)
    },
  )

  it('sends nothing when the signal is aborted already', async () => {
    const { error, requests } = await collect(() => {}, { signal: AbortSignal.abort('no') })
    expect([error, requests]).toEqual(['no', []])
  })
})
