import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { failureOf, noJitter, useServer } from '../setup.js'

const never = () => new Promise<never>(() => {})

describe('Hooks: bounded, apart and said in words', () => {
  const server = useServer()

  it('gives each call a context of its own', async () => {
    const seen: unknown[] = []
    const api = createClient({
      baseUrl: server.origin,
      context: { app: 'shop' },
      hooks: {
        request: [
          ({ context }) => {
            seen.push({ ...context })
            Object.assign(context, { user: 1 })
          },
        ],
        response: [({ context }) => void seen.push({ ...context })],
      },
    })
    for (const options of [undefined, {}, undefined]) await api.getAsync('/json', options)
    expect(seen).toEqual(
      Array(3)
        .fill([{ app: 'shop' }, { app: 'shop', user: 1 }])
        .flat(),
    )
  })

  it.each([
    ['timeout', { timeout: 60 }],
    ['totalTimeout', { timeout: false as const, totalTimeout: 60 }],
  ])('does not wait for an error hook beyond %s', async (_, limits) => {
    const fetch = (url: string) =>
      url.endsWith('/hangs')
        ? new Promise<Response>(() => {})
        : Promise.resolve(new Response(null, { status: 404 }))
    const api = createClient({ baseUrl: server.origin, hooks: { error: [never] }, fetch, ...limits })
    expect(await failureOf(api.getAsync('/responds'))).toMatchObject({ status: 404 })
    expect(await failureOf(api.getAsync('/hangs'))).toMatchObject({ kind: 'timeout' })
    expect(await failureOf(api.getAsync('//elsewhere'))).toMatchObject({ kind: 'config' })
  })

  it('does not wait for an error hook after an abort', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const called: string[] = []
    const error = (failure: { kind: string }) => {
      called.push(failure.kind)
      controller.abort()
      return never()
    }
    const api = createClient({ baseUrl: server.origin, timeout: false, hooks: { error: [error] } })
    expect(await failureOf(api.getAsync('/status/404', { signal }))).toMatchObject({ status: 404 })
    expect(await failureOf(api.getAsync('/json', { signal }))).toMatchObject({ kind: 'abort' })
    expect(called).toEqual(['http', 'abort'])
  })

  it('does not run response hooks for an attempt that has timed out', async () => {
    const called: number[] = []
    let release = () => {}
    const late = new Promise<Response>((resolve) => {
      release = () => resolve(new Response())
    })
    const api = createClient({
      timeout: 30,
      fetch: () => late,
      hooks: { response: [({ attempt }) => void called.push(attempt)] },
    })
    expect(await failureOf(api.getAsync('https://a.dev'))).toMatchObject({ kind: 'timeout' })
    release()
    await late
    await new Promise((resolve) => setTimeout(resolve))
    expect(called).toEqual([])
  })

  it('does not let a late attempt change the phase of the next', async () => {
    noJitter()
    const answers: ((response: Response) => void)[] = []
    const api = createClient({
      timeout: 60,
      retry: { limit: 1, timeouts: true, delay: () => 0 },
      // The second attempt lets the first one come back, which then reads a body.
      fetch: () =>
        new Promise((resolve) => {
          answers.push(resolve)
          if (answers.length === 2) answers[0]?.(new Response(new ReadableStream()))
        }),
    })
    expect(await failureOf(api.getAsync('https://a.dev'))).toMatchObject({ phase: 'headers', attempts: 2 })
  })

  it('says that a Response was used twice', async () => {
    const cached = new Response('{"a":1}', { headers: { 'content-type': 'application/json' } })
    const message = 'fetch and hooks must leave a Response that is not read: use clone()'
    for (const options of [
      { fetch: async () => cached.clone() },
      { hooks: { request: [() => cached.clone()] } },
    ]) {
      const api = createClient(options)
      for (let i = 0; i < 2; i++) expect((await api.getAsync('https://a.dev')).data).toEqual({ a: 1 })
    }
    await cached.text()
    for (const options of [{ fetch: async () => cached }, { hooks: { request: [() => cached] } }]) {
      const error = await failureOf(createClient(options).getAsync('https://a.dev'))
      expect(error.message).toBe(`GET https://a.dev/ failed: ${message}`)
      expect(error.code).toBe('CONFIG_OPTION')
    }
  })

  // The reference names this limit: JSON is read as text.
  it('cannot read a Response of a fetch that has no text()', async () => {
    const response = { ok: true, status: 200, headers: new Headers(), json: async () => ({}) }
    const api = createClient({ fetch: (async () => response) as never })
    const error = await failureOf(api.getAsync('https://a.dev', { responseType: 'json' }))
    expect(error).toMatchObject({ code: 'NETWORK_BODY', cause: { name: 'TypeError' } })
    expect(await api.getAsync('https://a.dev', { responseType: 'none' })).toMatchObject({ status: 200 })
  })

  it.each([undefined, null, 'text', {}, { ok: true, json: () => 1 }])(
    'says that a fetch returned %j and no Response',
    async (value) => {
      const api = createClient({ fetch: (async () => value) as never })
      const error = await failureOf(api.getAsync('https://a.dev'))
      expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION' })
      expect(error.message).toContain('must leave a Response')
    },
  )

  it('waits for acceptStatus', async () => {
    const api = createClient({ baseUrl: server.origin, acceptStatus: async (status) => status < 300 })
    expect(await failureOf(api.getAsync('/status/500'))).toMatchObject({ status: 500 })
    expect((await api.getAsync('/json')).status).toBe(200)
    const broken = api.extend({ acceptStatus: () => Promise.reject(new Error('x')) })
    expect((await failureOf(broken.getAsync('/json'))).message).toContain('option "acceptStatus" threw')
  })

  it('waits for parseJson, whose rejection is a ParseError', async () => {
    const api = createClient({ baseUrl: server.origin, parseJson: async (text) => [JSON.parse(text)] })
    expect((await api.getAsync('/json')).data).toEqual([{ id: 7, name: 'Ada' }])
    expect(await failureOf(api.getAsync('/status/404'))).toMatchObject({ data: [{ status: 404 }] })
    expect(await failureOf(api.getAsync('/invalid-json'))).toMatchObject({ kind: 'parse', text: '{"id":' })
  })

  const explode = () => {
    throw new Error('boom')
  }
  it.each([
    ['headers', { headers: explode }],
    ['hooks.request', { hooks: { request: [explode] } }],
    ['hooks.response', { hooks: { response: [explode] } }],
    ['hooks.error', { hooks: { error: [explode] } }],
    ['acceptStatus', { acceptStatus: explode }],
    ['stringifyQuery', { stringifyQuery: explode }],
    ['retry', { retry: { limit: 1, when: explode } }],
  ])('names %s when it throws', async (name, options) => {
    const error = await failureOf(
      createClient({ baseUrl: server.origin, ...options }).getAsync('/status/503'),
    )
    expect(error.message).toBe(`GET ${server.origin}/status/503 failed: option "${name}" threw`)
    expect(error).toMatchObject({ code: 'CONFIG_THROWN', cause: { message: 'boom' } })
  })
})
