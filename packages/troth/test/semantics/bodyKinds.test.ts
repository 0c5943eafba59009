import { Readable } from 'node:stream'
import NodeFormData from 'form-data'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { createClient, type HttpMethod, type RequestBody } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Body: sent right, or refused by name', () => {
  const server = useServer()
  const api = () => createClient({ baseUrl: server.origin })
  const { window } = new Window()
  const oldForm = Object.assign(Object.create({ pipe() {} }), { _streams: [] })

  it.each<[string, unknown]>([
    ['FormData', new NodeFormData()],
    ['Object', oldForm],
    ['FormData', new window.FormData()],
    ['Blob', new window.Blob(['x'])],
    ['File', new window.File(['x'], 'a.txt')],
    ['SharedArrayBuffer', new SharedArrayBuffer(1)],
    ['Array Iterator', [1].values()],
    ['Map Iterator', new Map().entries()],
    [
      'Generator',
      (function* () {
        yield 1
      })(),
    ],
    ['Headers', new Headers({ a: '1' })],
    ['Response', new Response('x')],
    ['Request', new Request('https://a.dev')],
    ['WeakMap', new WeakMap()],
    ['WeakSet', new WeakSet()],
    ['Object', { toJSON: () => undefined }],
    ['Object', { toJSON: () => () => 1 }],
    ['Math', Math],
  ])('refuses a %s', async (type, body) => {
    const error = await failureOf(api().postAsync('echo', body as RequestBody))
    expect(error.message).toMatch(new RegExp(`: a body of type ${type} cannot be sent$`))
    expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
    expect(server.seen).toEqual([])
  })

  it('passes objects of other libraries on to a fetch that may know them', async () => {
    const bodies: unknown[] = []
    const fetch = async (_: string, init: RequestInit) => {
      bodies.push(init.body)
      return new Response()
    }
    const form = new window.FormData()
    await createClient({ fetch }).postAsync('https://a.dev', form)
    expect(bodies).toEqual([form])
  })

  it('sends URLSearchParams of another library as a form', async () => {
    class URLSearchParams {
      get [Symbol.toStringTag]() {
        return 'URLSearchParams'
      }
      toString = () => 'a=1'
    }
    expect(echoed(await api().postAsync('echo', new URLSearchParams()))).toMatchObject({
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    })
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses an object under %s, and sends a string',
    async (type) => {
      const headers = { 'Content-Type': type }
      const error = await failureOf(api().postAsync('echo', { a: 1 }, { headers }))
      expect(error.message).toMatch(`: a body of type Object cannot be sent as ${type}`)
      expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
      expect(echoed(await api().postAsync('echo', 'a=1', { headers })).body).toBe('a=1')
    },
  )

  const circular: { self?: unknown } = {}
  circular.self = circular
  it.each<[string, unknown, string]>([
    ['a bigint', { user: { id: 1n } }, 'id'],
    ['a bigint in an array', { ids: [1, 2n] }, '1'],
    ['a cycle', circular, 'self'],
    ['a cycle below', { a: { b: circular } }, 'self'],
    [
      'a toJSON that throws',
      {
        user: {
          toJSON() {
            throw new Error('x')
          },
        },
      },
      '',
    ],
  ])('names the key of %s, and the cause', async (_, body, key) => {
    const error = await failureOf(api().postAsync('echo', body as RequestBody))
    const place = key && ` (key "${key}")`
    expect(error.message).toBe(
      `POST ${server.origin}/echo failed: a body of type Object cannot be sent${place}`,
    )
    expect(error).toMatchObject({ code: 'CONFIG_BODY', cause: expect.any(Error) })
  })

  it('leaves the types to stringifyJson, which must return a string', async () => {
    const custom = (stringifyJson: (value: unknown) => string) =>
      createClient({ baseUrl: server.origin, stringifyJson })
    const mapped = custom((value) => JSON.stringify([...(value as Map<string, number>)]))
    expect(echoed(await mapped.postAsync('echo', new Map([['a', 1]]))).body).toBe('[["a",1]]')
    const late = custom((async () => '{}') as never)
    expect((await failureOf(late.postAsync('echo', {}))).code).toBe('CONFIG_BODY')
  })

  it.each<HttpMethod>(['GE', 'T', 'HEA', 'ET', 'QUERY'])(
    'sends a body with the method %s',
    async (method) => {
      const sent: unknown[] = []
      const fetch = async (_: string, init: RequestInit) => {
        sent.push([init.method, init.body])
        return new Response()
      }
      await createClient({ fetch }).requestAsync(method, 'https://a.dev', { body: { a: 1 } })
      expect(sent).toEqual([[method, '{"a":1}']])
    },
  )

  describe('cancels an upload that is never sent', () => {
    const fails: [
      string,
      (client: ReturnType<typeof api>, body: ReadableStream | Readable) => Promise<unknown>,
    ][] = [
      ['a wrong path', (client, body) => client.postAsync('//evil.example', body)],
      ['a wrong option', (client, body) => client.postAsync('echo', body, { timeout: -1 })],
      [
        'an aborted signal',
        (client, body) => client.postAsync('echo', body, { signal: AbortSignal.abort() }),
      ],
      [
        'a hook that throws',
        (client, body) =>
          client
            .extend({
              hooks: {
                request: [
                  () => {
                    throw new Error('no')
                  },
                ],
              },
            })
            .postAsync('echo', body),
      ],
      [
        'a hook that responds',
        (client, body) => client.postAsync('echo', body, { hooks: { request: [() => new Response()] } }),
      ],
      ['a method without a body', (client, body) => client.requestAsync('GET', 'echo', { body })],
    ]

    it.each(fails)('%s: a ReadableStream', async (_, call) => {
      let isCancelled = false
      const body = new ReadableStream({
        cancel() {
          isCancelled = true
        },
      })
      await call(api(), body).catch(() => {})
      expect(isCancelled).toBe(true)
    })

    it('and fails as before when the stream cannot be cancelled', async () => {
      const body = new ReadableStream({ cancel: () => Promise.reject(new Error('stuck')) })
      await expect(api().postAsync('//evil.example', body)).rejects.toMatchObject({ kind: 'config' })
    })

    it.each(fails)('%s: a stream of Node', async (_, call) => {
      const body = new Readable({ read() {} })
      await call(api(), body).catch(() => {})
      expect(body.destroyed).toBe(true)
    })
  })
})
