// The entries besides the core.

import { createClient } from 'troth'
import { basic, bearer, csrf } from 'troth/auth'
import { dedupe, limit } from 'troth/fetch'
import { createMock, createRecorder, createReplay, fault, reply, sequence } from 'troth/mock'
import { createApi } from 'troth/openapi'
import { type Progress, progressFetch } from 'troth/progress'
import { readEvents, readLines, readNdjson, subscribe } from 'troth/sse'
import { assert, assertEqual, failureOf } from './assert.js'
import type { Case, Exception } from './case.js'

const baseUrl = 'https://api.example.com'

const mockCases: readonly Case[] = [
  {
    name: 'troth/mock: routes respond, and requests are recorded',
    async run() {
      const mock = createMock({
        'GET /users/:id': ({ params }) => ({ id: Number(params.id) }),
        'POST /users': reply({ id: 13 }, { status: 201, headers: { 'x-id': '13' } }),
        'GET /text': 'hello',
      })
      const api = createClient({ baseUrl, fetch: mock.fetch })
      assertEqual((await api.getAsync('users/7')).data, { id: 7 })
      const created = await api.postAsync('users', { name: 'Ada' }, { headers: { 'x-token': 't' } })
      assertEqual([created.status, created.data, created.headers.get('x-id')], [201, { id: 13 }, '13'])
      assertEqual((await api.getAsync('text')).data, 'hello')
      const { method, path, body, headers } = mock.requests[1]!
      assertEqual([method, path, body, headers.get('x-token')], ['POST', '/users', { name: 'Ada' }, 't'])
      assertEqual(created.url, `${baseUrl}/users`)
      mock.verify()
    },
  },
  {
    name: 'troth/mock: sequences are retried, and faults fail as networks do',
    async run() {
      const mock = createMock({
        'GET /flaky': sequence(reply(undefined, { status: 503 }), fault('network'), { done: true }),
        'GET /network': fault('network'),
        'GET /broken': fault('broken-body'),
        'GET /stalled': fault('stalled-body'),
        'GET /silent': fault('no-response'),
        'GET /invalid': fault('invalid-json'),
      })
      const api = createClient({ baseUrl, fetch: mock.fetch, timeout: 50 })
      const { data, attempts } = await api.getAsync('flaky', { retry: { limit: 2, delay: () => 0 } })
      assertEqual([data, attempts], [{ done: true }, 3])
      const codes = []
      for (const path of ['network', 'broken', 'stalled', 'silent', 'invalid', 'unknown'])
        codes.push((await failureOf(api.getAsync(path))).code)
      assertEqual(codes, [
        'NETWORK_RESPONSE',
        'NETWORK_BODY',
        'TIMEOUT_ATTEMPT',
        'TIMEOUT_ATTEMPT',
        'PARSE_JSON',
        'NETWORK_RESPONSE',
      ])
    },
  },
  {
    name: 'troth/mock: an aborted request does not wait for its response',
    async run() {
      const mock = createMock({ 'GET /slow': reply({}, { delay: 5000 }) })
      const api = createClient({ baseUrl, fetch: mock.fetch })
      const error = await failureOf(api.getAsync('slow', { signal: AbortSignal.timeout(50) }))
      assertEqual(error.code, 'ABORTED')
    },
  },
]

const sseCases: readonly Case[] = [
  {
    name: 'troth/sse: events survive the end of a connection',
    async run({ api }) {
      const events: string[] = []
      for await (const { id, data } of subscribe(api, 'events')) events.push(id + data)
      assertEqual(events, ['1größe', '2b', '3größe', '4b', '5größe', '6b'])
    },
  },
  {
    name: 'troth/sse: a signal ends the loop with its reason',
    async run({ api }) {
      const controller = new AbortController()
      let reason: unknown
      try {
        for await (const { id } of subscribe(api, 'events', { signal: controller.signal }))
          if (id === '3') controller.abort('enough')
      } catch (error) {
        reason = error
      }
      assertEqual(reason, 'enough')
    },
  },
  {
    name: 'troth/sse: lines and NDJSON are read as they arrive',
    async run({ api }) {
      const open = async () => (await api.getAsync('lines', { responseType: 'stream' })).data
      const lines: string[] = []
      for await (const line of readLines(await open())) lines.push(line)
      assertEqual(lines, ['{"n":1}', '{"n":2,"text":"größe"}', '{"n":3}'])
      const numbers: number[] = []
      for await (const { n } of readNdjson<{ n: number }>(await open())) {
        numbers.push(n)
        if (n === 2) break
      }
      assertEqual(numbers, [1, 2])
    },
  },
]

const eventRuleCases: readonly Case[] = [
  {
    name: 'troth/sse: ids of any characters are sent, and only 200 is read',
    async run() {
      const ids: (string | null)[] = []
      const mock = createMock({
        'GET /events': ({ count, headers }) => {
          ids.push(headers.get('last-event-id'))
          const type = { headers: { 'content-type': 'text/event-stream' } }
          return count === 1
            ? reply('retry: 0\nid: größe…\ndata: a\n\n', type)
            : reply('data: b\n\n', { ...type, status: 210 })
        },
      })
      const api = createClient({ baseUrl, fetch: mock.fetch })
      const events: string[] = []
      let message = ''
      try {
        for await (const { id, data } of subscribe(api, 'events')) events.push(id + data)
      } catch (error) {
        message = (error as Error).message
      }
      const bytes = Uint8Array.from(ids[1] ?? '', (character) => character.charCodeAt(0))
      assertEqual([events, new TextDecoder().decode(bytes)], [['größe…a'], 'größe…'])
      assert(message.includes('the status 210, not 200'), message)
    },
  },
  {
    name: 'troth/sse: a POST with a body is an event stream, and ends with it',
    async run({ origin }) {
      const bodies: unknown[] = []
      const mock = createMock({
        'POST /chat': ({ body }) => {
          bodies.push(body)
          return reply('data: hi\n\n', { headers: { 'content-type': 'text/event-stream' } })
        },
      })
      const events: string[] = []
      const api = createClient({ baseUrl, fetch: mock.fetch })
      for await (const { data } of subscribe(api, 'chat', { body: { ask: 'ö' } })) events.push(data)
      assertEqual([events, bodies], [['hi'], [{ ask: 'ö' }]])
      const real: string[] = []
      const plain = createClient({ baseUrl: origin })
      for await (const { data } of subscribe(plain, 'events', { reconnect: false })) real.push(data)
      assertEqual(real, ['größe', 'b'])
    },
  },
  {
    name: 'troth/sse: idleTimeout ends a body that stalls',
    async run({ api }) {
      const { data } = await api.getAsync('stall', { responseType: 'stream' })
      let name = ''
      try {
        for await (const _ of readEvents(data, { idleTimeout: 50 })) assert(false, 'no event')
      } catch (error) {
        name = (error as Error).name
      }
      assertEqual(name, 'TimeoutError')
    },
  },
]

const recorderCases: readonly Case[] = [
  {
    name: 'troth/mock: what was recorded is replayed',
    async run({ origin }) {
      const recorder = createRecorder()
      const read = async (fetch: typeof recorder.fetch) => {
        const api = createClient({ baseUrl: origin, fetch })
        const { data, headers } = await api.getAsync('json')
        return [data, headers.get('content-type'), (await failureOf(api.getAsync('status/422'))).message]
      }
      const recorded = await read(recorder.fetch)
      const mock = createReplay(JSON.parse(JSON.stringify(recorder)))
      assertEqual(await read(mock.fetch), recorded)
      mock.verify({ unused: true })
    },
  },
]

const fetchCases: readonly Case[] = [
  {
    name: 'troth/fetch: equal requests are sent once, and each reads its body',
    async run({ origin }) {
      let count = 0
      const send = (url: string, init: RequestInit) => {
        count++
        return fetch(url, init)
      }
      const api = createClient({ baseUrl: origin, fetch: dedupe({ fetch: send }) })
      const controller = new AbortController()
      const aborted = failureOf(api.getAsync('json', { signal: controller.signal }))
      const calls = [api.getAsync('json'), api.getAsync('json')]
      controller.abort('enough')
      const responses = await Promise.all(calls)
      assertEqual([responses[0]?.data, count], [responses[1]?.data, 1])
      assertEqual((await aborted).code, 'ABORTED')
    },
  },
  {
    name: 'troth/fetch: so many requests run at a time',
    async run({ origin }) {
      let running = 0
      let most = 0
      const send = async (url: string, init: RequestInit) => {
        most = Math.max(most, ++running)
        return fetch(url, init).finally(() => running--)
      }
      const api = createClient({ baseUrl: origin, fetch: limit({ concurrency: 2, fetch: send }) })
      const calls = Array.from({ length: 6 }, () => api.getAsync<{ id: number }>('json'))
      const ids = (await Promise.all(calls)).map(({ data }) => data.id)
      assertEqual([ids, most], [[7, 7, 7, 7, 7, 7], 2])
    },
  },
]

interface JsonPaths {
  '/{name}': {
    get: {
      parameters: { path: { name: string } }
      responses: { 200: { content: { 'application/json': { id: number } } } }
    }
  }
}

const authCases: readonly Case[] = [
  {
    name: 'troth/auth: a token is refreshed once, and requests are signed',
    async run({ origin, api }) {
      let token = 'old'
      let refreshes = 0
      const check = async (_: string, { headers }: RequestInit) =>
        new Response(null, { status: new Headers(headers).get('authorization') === 'Bearer new' ? 204 : 401 })
      const signed = createClient({ baseUrl: origin, fetch: check }).extend(
        bearer({
          getToken: () => token,
          async refresh() {
            refreshes++
            await api.getAsync('json')
            token = 'new'
          },
          lock: 'session',
        }),
      )
      const calls = await Promise.all([signed.getAsync('a'), signed.postAsync('b', {})])
      assertEqual([calls.map(({ status }) => status), refreshes], [[204, 204], 1])
      const { data } = await createClient({ baseUrl: origin })
        .extend(basic('größe', 'x'))
        .extend(csrf({ getToken: () => 't', credentials: 'same-origin' }))
        .postAsync<{ headers: Record<string, string> }>('echo')
      assertEqual([data.headers.authorization, data.headers['x-xsrf-token']], ['Basic Z3LDtsOfZTp4', 't'])
    },
  },
  {
    name: 'troth/openapi: a typed call sends what a call of the client does',
    async run({ api }) {
      const { data } = await createApi<JsonPaths>(api).getAsync('/{name}', { path: { name: 'json' } })
      assertEqual(data.id, 7)
    },
  },
]

const SIZE = 500_000

const UNREAD_BLOB: Exception = {
  reason: '`fetch` sends a `Blob` without reading its stream, so that uploads are not reported.',
  error: 'got "(undefined)"',
}

const progressCases: readonly Case[] = [
  {
    name: 'troth/progress: an upload is reported up to its end',
    async run({ origin }) {
      const reports: Progress[] = []
      const fetch = progressFetch({ onUploadProgress: (report) => reports.push(report) })
      const api = createClient({ baseUrl: origin, fetch })
      const { status } = await api.postAsync('count', new Blob([new Uint8Array(SIZE)]))
      assertEqual(status, 200)
      assertEqual(reports.at(-1)?.loaded, SIZE)
      assertEqual([reports.at(-1)?.total, reports.at(-1)?.ratio, reports.at(-1)?.timeLeft], [SIZE, 1, 0])
      assert(
        reports.every(({ loaded }, i) => loaded > (reports[i - 1]?.loaded ?? 0)),
        'reports that grow',
      )
    },
    except: {
      bun: UNREAD_BLOB,
      workerd: UNREAD_BLOB,
      'happy-dom': {
        reason: '`XMLHttpRequest` of happy-dom reports no uploads.',
        error: 'got "(undefined)"',
      },
    },
  },
  {
    name: 'troth/progress: what is uploaded is what would be sent without it',
    async run({ origin }) {
      const fetch = progressFetch({ onUploadProgress: () => {} })
      const api = createClient({ baseUrl: origin, fetch })
      const { data } = await api.postAsync<{ body: string; headers: Record<string, string> }>('echo', {
        a: 'ö',
      })
      assertEqual([data.body, data.headers['content-type']], ['{"a":"ö"}', 'application/json'])
      assertEqual(data.headers['content-length'], '10')
    },
    except: {
      'happy-dom': {
        reason: '`XMLHttpRequest` of happy-dom sends no `Content-Length`.',
        error: 'expected "10", got "(undefined)"',
      },
    },
  },
  {
    name: 'troth/progress: a download is reported up to its end',
    async run({ origin }) {
      const reports: Progress[] = []
      const fetch = progressFetch({ onDownloadProgress: (report) => reports.push(report) })
      const { data } = await createClient({ baseUrl: origin, fetch }).getAsync<string>(`large?bytes=${SIZE}`)
      assertEqual([data.length, reports.at(-1)?.loaded], [SIZE, SIZE])
      assertEqual([reports.at(-1)?.total, reports.at(-1)?.ratio, reports.at(-1)?.timeLeft], [SIZE, 1, 0])
    },
  },
]

/** Cases of the entries. */
export const entryCases: readonly Case[] = [
  ...mockCases,
  ...recorderCases,
  ...sseCases,
  ...eventRuleCases,
  ...progressCases,
  ...fetchCases,
  ...authCases,
]
