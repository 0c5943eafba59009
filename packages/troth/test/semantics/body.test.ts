import { Readable } from 'node:stream'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { createClient, type RequestBody } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Body: plain data becomes JSON, the rest is sent as it is', () => {
  const server = useServer()
  const api = () => createClient({ baseUrl: server.origin })

  class User {
    name = 'Ada'
  }

  it.each<[string, RequestBody, string]>([
    ['an object', { a: 1 }, '{"a":1}'],
    ['an instance of a class', new User(), '{"name":"Ada"}'],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['an object of another realm', runInNewContext('({ a: [1] })'), '{"a":[1]}'],
    ['a list', [1, 'b', null], '[1,"b",null]'],
    ['a number', 0, '0'],
    ['a boolean', false, 'false'],
    ['null', null, 'null'],
    ['a Date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('sends %s as JSON', async (_, body, text) => {
    for (const call of ['postAsync', 'putAsync', 'patchAsync'] as const) {
      expect(echoed(await api()[call]('echo', body))).toMatchObject({
        body: text,
        headers: { 'content-type': 'application/json' },
      })
    }
    expect(echoed(await api().deleteAsync('echo', { body }))).toMatchObject({ method: 'DELETE', body: text })
  })

  it.each<[string, BodyInit, string, string | undefined]>([
    ['a string', 'plain', 'plain', 'text/plain;charset=UTF-8'],
    [
      'a URLSearchParams',
      new URLSearchParams({ a: '1 2' }),
      'a=1+2',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ],
    ['a Blob', new Blob(['blob'], { type: 'text/csv' }), 'blob', 'text/csv'],
    ['an ArrayBuffer', new TextEncoder().encode('buffer').buffer, 'buffer', undefined],
    ['a typed array', new TextEncoder().encode('typed'), 'typed', undefined],
    ['a DataView', new DataView(new TextEncoder().encode('view').buffer), 'view', undefined],
    ['a stream', new Blob(['stream']).stream(), 'stream', undefined],
    ['a stream of Node', Readable.from(['node']) as unknown as BodyInit, 'node', undefined],
  ])('leaves %s untouched', async (_, body, text, type) => {
    const sent = echoed(await api().postAsync('echo', body))
    expect(sent.body).toBe(text)
    expect(sent.headers['content-type']).toBe(type)
  })

  it('lets the platform set the boundary of FormData', async () => {
    const form = new FormData()
    form.set('name', 'Ada')
    form.set('file', new File(['data'], 'a.txt'))
    const sent = echoed(await api().postAsync('echo', form))
    expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent.body).toContain('name="name"\r\n\r\nAda')
  })

  it('sets Content-Type only when it is absent', async () => {
    const sent = echoed(
      await api().postAsync(
        'echo',
        { a: 1 },
        { headers: { 'content-type': 'application/merge-patch+json' } },
      ),
    )
    expect(sent.headers['content-type']).toBe('application/merge-patch+json')
    const untyped = echoed(await api().postAsync('echo', { a: 1 }, { headers: { 'Content-Type': null } }))
    expect(untyped.headers['content-type']).toBe('text/plain;charset=UTF-8')
  })

  it('sends nothing for undefined', async () => {
    const sent = echoed(await api().postAsync('echo'))
    expect(sent.body).toBe('')
    expect(sent.headers).not.toHaveProperty('content-type')
    expect(echoed(await api().deleteAsync('echo')).body).toBe('')
  })

  it('uses stringifyJson', async () => {
    const custom = createClient({
      baseUrl: server.origin,
      stringifyJson: (value) => JSON.stringify(value, null, 1),
    })
    expect(echoed(await custom.postAsync('echo', { a: 1 })).body).toBe('{\n "a": 1\n}')
  })

  it.each<[string, unknown]>([
    ['Map', new Map([['a', 1]])],
    ['Set', new Set([1])],
    ['Function', () => 1],
    ['AsyncFunction', async () => 1],
    ['Symbol', Symbol('x')],
    ['BigInt', 1n],
    ['Promise', Promise.resolve(1)],
    ['Error', new Error('x')],
    ['RegExp', /x/],
  ])('refuses a %s, which would arrive as nonsense', async (type, body) => {
    const error = await failureOf(api().postAsync('echo', body as RequestBody))
    expect(error.message).toBe(`POST ${server.origin}/echo failed: a body of type ${type} cannot be sent`)
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_BODY', attempts: 0 })
    expect(server.seen).toEqual([])
  })

  it('refuses what cannot be turned into JSON, with the reason', async () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    const error = await failureOf(api().postAsync('echo', circular))
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_BODY', cause: expect.any(TypeError) })
    expect(server.seen).toEqual([])
  })

  describe('where the platform’s classes have no name', () => {
    /** Runs with the tag of a class removed, as in older Workers, happy-dom and React Native. */
    const untagged = async (Class: { readonly prototype: object }, run: () => Promise<void>) => {
      const tag = Object.getOwnPropertyDescriptor(Class.prototype, Symbol.toStringTag)
      delete (Class.prototype as { [Symbol.toStringTag]?: string })[Symbol.toStringTag]
      try {
        await run()
      } finally {
        if (tag) Object.defineProperty(Class.prototype, Symbol.toStringTag, tag)
      }
    }

    it.each<[string, { readonly prototype: object }, () => BodyInit]>([
      ['FormData', FormData, () => new FormData()],
      ['Blob', Blob, () => new Blob(['x'])],
      ['URLSearchParams', URLSearchParams, () => new URLSearchParams('a=1')],
    ])('leaves a %s untouched', async (_, Class, make) => {
      const sent: unknown[] = []
      const fake = createClient({
        fetch: async (_, init) => {
          sent.push(init?.body)
          return new Response()
        },
      })
      const body = make()
      await untagged(Class, async () => void (await fake.postAsync('https://api.example.com', body)))
      expect(sent[0]).toBe(body)
    })
  })

  it('sends an object with a name of its own as JSON', async () => {
    class Named {
      name = 'Ada'
      get [Symbol.toStringTag]() {
        return 'User'
      }
    }
    expect(echoed(await api().postAsync('echo', new Named()))).toMatchObject({
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('refuses a module', async () => {
    const error = await failureOf(api().postAsync('echo', await import('../setup.js')))
    expect(error.message).toBe(`POST ${server.origin}/echo failed: a body of type Module cannot be sent`)
    expect(error.code).toBe('CONFIG_BODY')
  })

  it('names the type of a string, which not every platform does', async () => {
    const fetch = vi.fn(async () => new Response())
    const send = async (headers: Record<string, string | null>) => {
      await createClient({ fetch }).postAsync('https://api.example.com', 'a,b', { headers })
      const [, init] = fetch.mock.lastCall as unknown as [string, { headers: Headers }]
      return init.headers.get('content-type')
    }
    expect(await send({})).toBe('text/plain;charset=UTF-8')
    expect(await send({ 'Content-Type': 'text/csv' })).toBe('text/csv')
    expect(await send({ 'Content-Type': null })).toBe(null)
  })

  it('sends a buffer of another realm as it is', async () => {
    const body = runInNewContext('new Uint8Array([104, 105])') as Uint8Array<ArrayBuffer>
    expect(echoed(await api().postAsync('echo', body)).body).toBe('hi')
  })

  // The reference names this limit: fetch refuses both.
  it('sends a copy of a resizable or a shared buffer', async () => {
    const resizable = Reflect.construct(ArrayBuffer, [2, { maxByteLength: 8 }]) as ArrayBuffer
    const shared = new Uint8Array(new SharedArrayBuffer(2))
    for (const body of [resizable, new Uint8Array(resizable), shared])
      expect(await failureOf(api().postAsync('echo', body))).toMatchObject({
        code: 'NETWORK_RESPONSE',
        cause: { name: 'TypeError' },
      })
    for (const body of [resizable.slice(0), new Uint8Array(resizable).slice(), shared.slice()])
      expect(echoed(await api().postAsync('echo', body)).body).toBe('\0\0')
  })

  describe('in a browser', () => {
    // What tells one from other platforms; a browser that can send streams has `duplex` too.
    const inBrowser = async (classes: { Request?: unknown; ReadableStream?: unknown }, body: object) => {
      vi.stubGlobal('isSecureContext', true)
      for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value)
      try {
        return await api().safe.postAsync('echo', body)
      } finally {
        vi.unstubAllGlobals()
      }
    }
    async function* chunks() {
      yield new TextEncoder().encode('abc')
    }

    it.each([
      ['ReadableStream', () => new Blob(['x']).stream()],
      ['AsyncGenerator', chunks],
    ])('refuses a body of type %s when it cannot send streams', async (type, body) => {
      const { error } = await inBrowser({ Request: class {} }, body())
      expect(error?.message).toBe(`POST ${server.origin}/echo failed: a body of type ${type} cannot be sent`)
      expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
    })

    it('sends both when it can', async () => {
      for (const body of [new Blob(['abc']).stream(), chunks()])
        expect(await inBrowser({}, body)).toMatchObject({ ok: true, data: { body: 'abc' } })
    })

    it('refuses an async iterable, whose name it would send, when it cannot make a stream of it', async () => {
      const { error } = await inBrowser({ ReadableStream: class {} }, chunks())
      expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
    })
  })

  it('drops a Content-Type from FormData, because only the platform knows the boundary', async () => {
    const form = new FormData()
    form.set('name', 'Ada')
    const json = createClient({ baseUrl: server.origin, headers: { 'Content-Type': 'application/json' } })
    const sent = echoed(await json.postAsync('echo', form))
    expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })
})
