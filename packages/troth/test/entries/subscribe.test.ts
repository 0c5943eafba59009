import { getEventListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { type ReconnectContext, type SubscribeOptions, subscribe } from '../../src/sse/index.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

let server: StreamServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

type Respond = (response: ServerResponse, number: number, request: IncomingMessage) => unknown

/** Subscribes to a server; collects what happens until the loop ends or `take` events have arrived. */
async function collect(
  respond: Respond,
  { take = Number.POSITIVE_INFINITY, ...options }: SubscribeOptions & { take?: number } = {},
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
      if (events.length === take) break
    }
  })().catch((error: unknown) => error)
  return { events, reconnects, error, requests: server.requests, server }
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

  it('closes the connection when the loop is left', async () => {
    const { server } = await collect((response) => open(response, 'data: a\n\n'), { take: 1 })
    await vi.waitFor(() => expect(server.closed).toBe(1))
  })

  it('reconnects with the id of the last event when the server closes, until it responds with 204', async () => {
    const { events, requests, reconnects, error } = await collect((response, number) => {
      if (number === 3) return response.writeHead(204).end()
      return send(response, `id: ${number}\ndata: a\n\ndata: not complete`)
    })
    expect(events).toEqual(['message a 1', 'message a 2'])
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2'])
    expect(reconnects).toEqual([
      { failures: 1, delay: 1, error: undefined },
      { failures: 1, delay: 1, error: undefined },
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
    const { events, reconnects } = await collect((response, number) => {
      if (number === 1) {
        open(response, 'data: a\n\n')
        setTimeout(() => response.socket?.destroy(), 20)
      } else if (number === 2) response.socket?.destroy()
      else if (number === 3) send(response, 'data: b\n\n')
      else response.writeHead(204).end()
    })
    expect(events).toEqual(['message a', 'message b'])
    expect(reconnects.map(({ failures, error }) => [failures, (error as Error | undefined)?.name])).toEqual([
      [1, 'TypeError'],
      [2, 'NetworkError'],
      [1, undefined],
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
    const { events } = await collect((response, number) => number > 1 && send(response, 'data: a\n\n'), {
      take: 1,
      timeout: 50,
    })
    expect(events).toEqual(['message a'])
  })

  it('is not ended by the time limit of an attempt once the headers are there', async () => {
    const { events, requests } = await collect(
      (response) => {
        open(response, 'data: a\n\n')
        setTimeout(() => response.write('data: b\n\n'), 120)
      },
      { take: 2, timeout: 60 },
    )
    expect(events).toEqual(['message a', 'message b'])
    expect(requests).toHaveLength(1)
  })

  it.each([400, 401, 404, 500])('throws the error of the status %i', async (status) => {
    const { error, requests } = await collect((response) => response.writeHead(status).end())
    expect(error).toMatchObject({ kind: 'http', status })
    expect(requests).toHaveLength(1)
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
    await vi.waitFor(() => expect(server.closed).toBe(1))
  })

  it('throws what is wrong with its options', async () => {
    const { error } = await collect(() => {}, { timout: 1 } as object)
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION' })
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
    expect(requests).toHaveLength(4)
    expect(reconnects.map(({ failures }) => failures)).toEqual([1, 1, 2])
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
      await vi.waitFor(() => expect(server.closed).toBe(1))
    },
  )

  it('sends nothing when the signal is aborted already', async () => {
    const { error, requests } = await collect(() => {}, { signal: AbortSignal.abort('no') })
    expect([error, requests]).toEqual(['no', []])
  })
})
