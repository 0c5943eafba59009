// Records a real server, and replays it without one.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { createRecorder, createReplay, type Recorder, type Recording } from '../../src/mock/index.js'
import { failureOf, useServer } from '../setup.js'
import { type StreamServer, startStreamServer } from './streamServer.js'

const server = useServer()
let streams: StreamServer | undefined
afterEach(async () => {
  await streams?.close()
  streams = undefined
})

/** The recording as it is after a way through a file. */
function throughFile(recorder: object): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'troth-recording-'))
  const file = join(folder, 'api.json')
  writeFileSync(file, JSON.stringify(recorder, null, 2))
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  return JSON.parse(text)
}

describe('createRecorder and createReplay', () => {
  it('replay what a real server has sent: data, status, headers, errors', async () => {
    const recorder = createRecorder()
    const run = async (fetch: typeof recorder.fetch) => {
      const api = createClient({ baseUrl: server.origin, fetch })
      const user = await api.getAsync('/json')
      const failed = await failureOf(api.getAsync('/status/422'))
      const empty = await api.deleteAsync('/status/204')
      return [user.data, user.url, user.headers.get('content-type'), failed.message, empty.data, empty.status]
    }
    const recorded = await run(recorder.fetch)
    const sent = server.seen.length
    const mock = createReplay(throughFile(recorder))
    expect(await run(mock.fetch)).toEqual(recorded)
    expect(server.seen.length).toBe(sent)
    mock.verify({ unused: true })
    expect(mock.requests.map(({ route }) => route)).toEqual([
      `GET ${server.origin}/json`,
      `GET ${server.origin}/status/422`,
      `DELETE ${server.origin}/status/204`,
    ])
  })

  it('replay the responses of one URL in their order, and the last again', async () => {
    streams = await startStreamServer((response, number) => response.end(String(number)))
    const recorder = createRecorder()
    for (let i = 0; i < 3; i++) await recorder.fetch(`${streams.origin}/x`)
    const { fetch } = createReplay(throughFile(recorder))
    const texts: string[] = []
    for (let i = 0; i < 4; i++) texts.push(await (await fetch(`${streams.origin}/x`)).text())
    expect(texts).toEqual(['1', '2', '3', '3'])
  })

  it('tell requests apart by their JSON or text, whatever other bodies are', async () => {
    streams = await startStreamServer(async (response, _, request) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.setHeader('content-type', 'text/plain').end(`got ${body.length}`)
    })
    const recorder = createRecorder()
    const form = () => {
      const form = new URLSearchParams()
      form.set('a', '1')
      return form
    }
    const run = async (fetch: typeof recorder.fetch, isReversed: boolean) => {
      const api = createClient({ baseUrl: streams?.origin as string, fetch })
      const bodies = [{ query: 'a' }, { query: 'bcd' }, 'text']
      const found: Record<string, unknown> = {}
      for (const body of isReversed ? bodies.reverse() : bodies)
        found[JSON.stringify(body)] = (await api.postAsync('/graphql', body)).data
      found.form = (await api.postAsync('/form', form())).data
      const request = new Request(`${streams?.origin}/request`, { method: 'PUT', body: 'whole' })
      found.request = await (await fetch(request)).text()
      return found
    }
    const recorded = await run(recorder.fetch, false)
    expect(recorded).toMatchObject({
      '{"query":"bcd"}': 'got 15',
      '"text"': 'got 4',
      form: 'got 3',
      request: 'got 5',
    })
    const mock = createReplay(throughFile(recorder))
    expect(await run(mock.fetch, true)).toEqual(recorded)
    const api = createClient({ baseUrl: streams.origin, fetch: mock.fetch })
    const error = await failureOf(api.postAsync('/graphql', { query: 'new' }))
    expect(error.message).toContain('NO_MOCK_ROUTE')
    expect((error.cause as Error).message).toContain('(the path and the method match, the body does not)')
  })

  it('prefer the response to the same body to one of a request without a body', async () => {
    const send = async (_: string, { body }: RequestInit) => Response.json(body ?? 'none')
    const run = async (fetch: Recorder['fetch']) => {
      const api = createClient({ baseUrl: server.origin, fetch })
      return [(await api.postAsync('/search')).data, (await api.postAsync('/search', { page: 2 })).data]
    }
    const recorder = createRecorder({ fetch: send })
    const recorded = await run(recorder.fetch)
    expect(recorded).toEqual(['none', '{"page":2}'])
    const mock = createReplay(throughFile(recorder))
    expect(await run(mock.fetch)).toEqual(recorded)
    mock.verify({ unused: true })
  })

  it('keep bytes, and what was compressed', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
    streams = await startStreamServer((response, number) =>
      number === 1
        ? response.end(bytes)
        : response
            .writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
            .end(gzipSync('{"a": 1}')),
    )
    const recorder = createRecorder()
    await recorder.fetch(`${streams.origin}/bytes`)
    expect(await (await recorder.fetch(`${streams.origin}/json`)).json()).toEqual({ a: 1 })
    const { fetch } = createReplay(throughFile(recorder))
    expect(new Uint8Array(await (await fetch(`${streams.origin}/bytes`)).arrayBuffer())).toEqual(bytes)
    const replayed = await fetch(`${streams.origin}/json`)
    expect([await replayed.text(), replayed.headers.get('content-encoding')]).toEqual(['{"a": 1}', null])
  })

  it('keep no request header and no cookie, and what edit returns', async () => {
    streams = await startStreamServer((response) =>
      response
        .writeHead(200, { 'set-cookie': 'session=secret', 'content-type': 'application/json' })
        .end('{"token":"secret","id":7}'),
    )
    const recorder = createRecorder({
      edit: (exchange) =>
        exchange.url.includes('/drop')
          ? undefined
          : { ...exchange, url: exchange.url.replace(/key=\w+/, 'key=x'), json: { id: 7 } },
    })
    const api = createClient({
      baseUrl: streams.origin,
      fetch: recorder.fetch,
      headers: { authorization: 'Bearer secret' },
    })
    expect((await api.getAsync('/user?key=secret')).data).toEqual({ token: 'secret', id: 7 })
    await api.getAsync('/drop')
    const recording = throughFile(recorder)
    expect(JSON.stringify(recording)).not.toContain('secret')
    expect(recording.exchanges).toHaveLength(1)
    const replay = createClient({ baseUrl: streams.origin, fetch: createReplay(recording).fetch })
    expect((await replay.getAsync('/user?key=x')).data).toEqual({ id: 7 })
  })

  it('send through a fetch of the caller, and keep nothing of requests that fail', async () => {
    const recorder = createRecorder({ fetch: async (url) => Promise.reject(new TypeError(`no ${url}`)) })
    await expect(recorder.fetch('https://a.example/')).rejects.toThrow('no https://a.example/')
    expect(recorder.recording.exchanges).toEqual([])
  })

  it('follow the signal of a request', async () => {
    const recorder = createRecorder()
    const api = createClient({ baseUrl: server.origin, fetch: recorder.fetch })
    expect((await failureOf(api.getAsync('/stall', { timeout: 30 }))).code).toBe('TIMEOUT_ATTEMPT')
  })

  it('refuse what they do not know', () => {
    expect(() => createRecorder({ edits: () => {} } as object)).toThrow(
      new TypeError('Option "edits" of createRecorder is unknown; did you mean "edit"?'),
    )
    for (const value of [
      {},
      null,
      [],
      { exchanges: [{}] },
      { version: 1, exchanges: [null] },
      { version: 2, exchanges: [] },
    ])
      expect(() => createReplay(value as never)).toThrow(
        new TypeError(
          'createReplay takes what createRecorder has recorded: { "version": 1, "exchanges": […] }.',
        ),
      )
  })
})
