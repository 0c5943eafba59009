// The entries besides the core: troth/mock, troth/sse and troth/progress.

import { createClient } from 'troth'
import { createMock, fault, reply, sequence } from 'troth/mock'
import { type Progress, progressFetch } from 'troth/progress'
import { readLines, readNdjson, subscribe } from 'troth/sse'
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
export const entryCases: readonly Case[] = [...mockCases, ...sseCases, ...progressCases]
