import { describe, expectTypeOf, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMock, fault, type MockRequest, reply } from '../../src/mock/index.js'
import { type Progress, progressFetch } from '../../src/progress/index.js'
import { readEvents, readNdjson, type ServerSentEvent, subscribe } from '../../src/sse/index.js'

describe('troth/mock', () => {
  it('has a fetch for clients and for everything that takes a fetch', () => {
    const mock = createMock({ 'GET /users/:id': ({ params }) => ({ id: params.id }), 'GET /x': 'text' })
    createClient({ fetch: mock.fetch })
    expectTypeOf(mock.fetch).toExtend<typeof fetch>()
    expectTypeOf(mock.requests).toEqualTypeOf<readonly MockRequest[]>()
  })

  it('refuses what a response cannot be', () => {
    // @ts-expect-error a number may be a status or a body
    createMock({ 'GET /x': 404 })
    // @ts-expect-error no such fault
    fault('timeout')
    // @ts-expect-error no such option
    reply({}, { code: 404 })
  })
})

describe('troth/progress', () => {
  it('is a fetch for clients', () => {
    createClient({ fetch: progressFetch() })
    progressFetch({
      onUploadProgress: (progress) => expectTypeOf(progress).toEqualTypeOf<Progress>(),
      fetch: createMock().fetch,
    })
    // @ts-expect-error no such option
    progressFetch({ onProgress: () => {} })
  })
})

describe('troth/sse', () => {
  const api = createClient()
  it('reads the data of a call', async () => {
    const { data } = await api.getAsync('x', { responseType: 'stream' })
    for await (const event of readEvents(data)) expectTypeOf(event).toEqualTypeOf<ServerSentEvent>()
    for await (const item of readNdjson<{ id: number }>(data))
      expectTypeOf(item).toEqualTypeOf<{ id: number }>()
    for await (const item of readNdjson(new Response())) expectTypeOf(item).toEqualTypeOf<unknown>()
  })

  it('subscribes with a client and the options of a request', () => {
    const { signal } = new AbortController()
    subscribe(api, 'events', { signal, query: { topic: 'news' }, reconnect: { limit: 3 } })
    subscribe(createClient<{ detail: string }>(), new URL('https://a.example'))
    subscribe(api, 'chat', { method: 'POST', body: { ask: 'hi' }, idempotencyKey: 'k', idleTimeout: 60_000 })
    // @ts-expect-error events are always a stream
    subscribe(api, 'events', { responseType: 'json' })
    // @ts-expect-error 200 is the only status of events
    subscribe(api, 'events', { acceptStatus: () => true })
  })
})
