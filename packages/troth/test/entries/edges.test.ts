// What the entries do with aborts between two values, and with a `fetch` that does not do as it should.

import { describe, expect, it, vi } from 'vitest'
import { bearer } from '../../src/auth/index.js'
import { dedupe, limit } from '../../src/fetch/index.js'
import { createClient } from '../../src/index.js'
import { createApi } from '../../src/openapi/index.js'
import { progressFetch } from '../../src/progress/index.js'
import { readEvents, readLines, readNdjson } from '../../src/sse/index.js'
import { failureOf, useServer } from '../setup.js'

describe('An abort between two values of one chunk', () => {
  it.each([
    ['readEvents', readEvents, 'data:1\n\ndata:2\n\n'],
    ['readLines', readLines, '1\n2\n'],
    ['readNdjson', readNdjson, '1\n2\n'],
  ] as const)('ends %s before the next one', async (_, read, text) => {
    const controller = new AbortController()
    let count = 0
    const loop = async () => {
      for await (const _value of read(new Response(text), { signal: controller.signal })) {
        count++
        controller.abort(new Error('enough'))
      }
    }
    await expect(loop()).rejects.toThrow('enough')
    expect(count).toBe(1)
  })
})

describe('A fetch that does not do as it should', () => {
  const wrappers = [
    ['dedupe', (fetch: never) => dedupe({ fetch })],
    ['limit', (fetch: never) => limit({ fetch })],
    ['progressFetch', (fetch: never) => progressFetch({ fetch, onDownloadProgress() {} })],
  ] as const

  it.each(wrappers)('returns nothing to %s: said in words', async (_, wrap) => {
    const api = createClient({ fetch: wrap((async () => undefined) as never) })
    expect((await failureOf(api.getAsync('https://a.dev'))).code).toBe('CONFIG_OPTION')
  })

  it.each(wrappers)('has streams of its own below %s', async (_, wrap) => {
    const response = {
      status: 200,
      ok: true,
      headers: new Headers(),
      body: { on() {} },
      text: async () => 'x',
    }
    const api = createClient({ fetch: wrap((async () => response) as never) })
    expect((await api.getAsync('https://a.dev', { responseType: 'text' })).data).toBe('x')
  })

  it('responds to dedupe at once, or throws', async () => {
    const api = createClient({ fetch: dedupe({ fetch: (() => new Response('x')) as never }) })
    expect((await api.getAsync('https://a.dev', { responseType: 'text' })).data).toBe('x')
    const fetch = dedupe({
      fetch() {
        throw new TypeError('no')
      },
    })
    const calls = ['', ''].map(() => failureOf(createClient({ fetch }).getAsync('https://a.dev')))
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['network', 'network'])
  })
})

it('limit sets no timer that is longer than timers can be', async () => {
  const delays: (number | undefined)[] = []
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    delays.push(ms)
    return setTimeout(run, ms)
  })
  try {
    const send = limit({ rate: 1, interval: 3e9, fetch: async () => new Response() })
    await send('https://a.dev')
    const controller = new AbortController()
    const waiting = send('https://a.dev', { signal: controller.signal })
    expect(delays).toContain(2 ** 31 - 1)
    expect(delays.filter((ms = 0) => ms >= 2 ** 31)).toEqual([])
    controller.abort()
    await expect(waiting).rejects.toThrow()
  } finally {
    vi.unstubAllGlobals()
  }
})

describe('bearer and createApi', () => {
  const server = useServer()

  it('refreshes a token once, also when responses to it arrive after the refusal', async () => {
    const refresh = vi.fn(() => Promise.reject(Object.assign(new Error('over'), { status: 401 })))
    const onSignOut = vi.fn()
    const api = createClient({ baseUrl: server.origin }).extend(
      bearer({ getToken: () => 'old', refresh, onSignOut }),
    )
    for (let i = 0; i < 2; i++)
      expect((await failureOf(api.getAsync('status/401'))).cause).toMatchObject({ message: 'over' })
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })

  it('names a parameter with half of a character', async () => {
    interface Paths {
      '/u/{id}': { get: { parameters: { path: { id: string } }; responses: { 200: object } } }
    }
    const api = createApi<Paths>(createClient({ baseUrl: server.origin }))
    await expect(api.getAsync('/u/{id}', { path: { id: '\ud800' } })).rejects.toThrow('Parameter "id"')
  })
})
