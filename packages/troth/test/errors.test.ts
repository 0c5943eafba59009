import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as troth from '../src/index.js'
import { createClient, HttpError, isTrothError, TrothError, type TrothFailure } from '../src/index.js'
import { failureOf, useServer } from './setup.js'

describe('errors', () => {
  const server = useServer()

  it('name the request and the reason', async () => {
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/status/404'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toBeInstanceOf(TrothError)
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toBe(`GET ${server.origin}/status/404 failed: 404 Not Found`)
    expect(error).toMatchObject({
      name: 'HttpError',
      kind: 'http',
      code: 'HTTP_STATUS',
      method: 'GET',
      url: `${server.origin}/status/404`,
      attempts: 1,
      status: 404,
      data: { status: 404 },
      text: '{"status":404}',
      docs: 'https://troth-http.github.io/docs/api/troth/#HTTP_STATUS',
    })
    expect((error as HttpError).headers.get('content-type')).toBe('application/json')
    expect(error).not.toHaveProperty('cause')
  })

  it('do without a reason phrase', async () => {
    const api = createClient({ fetch: async () => new Response(null, { status: 404 }) })
    expect((await failureOf(api.getAsync('https://api.example.com/a'))).message).toBe(
      'GET https://api.example.com/a failed: 404',
    )
  })

  it('never tell a secret in the message', async () => {
    const api = createClient({
      baseUrl: server.origin,
      headers: { authorization: 'Bearer s3cret' },
      query: { key: 's3cret' },
    })
    const failures = [
      await failureOf(api.postAsync('/status/401', { password: 's3cret' })),
      await failureOf(api.getAsync('/status/500?body=s3cret')),
      await failureOf(api.getAsync('/slow-headers?ms=1000', { timeout: 50 })),
      await failureOf(api.getAsync('/drop')),
      await failureOf(api.getAsync('/invalid-json')),
      await failureOf(api.getAsync('/json', { headers: { 'x-a': 's3cret\nx' } })),
      await failureOf(api.getAsync('https://user:s3cret@evil.example/')),
      await failureOf(api.getAsync('https://evil.example/?key=s3cret')),
    ]
    expect(failures.map(({ kind }) => kind)).toEqual([
      'http',
      'http',
      'timeout',
      'network',
      'parse',
      'config',
      'config',
      'config',
    ])
    for (const { message } of failures) expect(message).not.toContain('s3cret')
  })

  it('have one class for each kind, with its name', () => {
    const classes = Object.entries(troth).filter(([name]) => /Error$/.test(name) && !/^(is|Troth)/.test(name))
    const made = classes.map(([name, Class]) => {
      const error = new (Class as unknown as new (problem: string, details: object) => TrothFailure)(
        'problem',
        { code: 'ABORTED' },
      )
      expect(error).toMatchObject({ name, message: 'problem', attempts: 0 })
      expect(isTrothError(error)).toBe(true)
      return error.kind
    })
    expect(made.sort()).toEqual(['abort', 'config', 'http', 'network', 'parse', 'schema', 'timeout'])
  })

  it.each<[string, unknown, string]>([
    ['an error that has none', new TypeError('Failed to fetch'), 'no response'],
    [
      'of the error itself',
      Object.assign(new Error('x'), { code: 'ConnectionRefused' }),
      'no response (ConnectionRefused)',
    ],
    ['of its cause', new TypeError('x', { cause: { code: 'ENOTFOUND' } }), 'no response (ENOTFOUND)'],
    ['a number, which says nothing', new DOMException('x', 'NetworkError'), 'no response'],
    ['no error at all', undefined, 'no response'],
  ])('name the code of a network error: %s', async (_, thrown, problem) => {
    const api = createClient({ fetch: () => Promise.reject(thrown) })
    expect((await failureOf(api.getAsync('https://api.example.com/a'))).message).toBe(
      `GET https://api.example.com/a failed: ${problem}`,
    )
  })

  it('have everything in JSON: message, headers, cause', async () => {
    const url = 'https://api.example.com/a'
    const headers = new Headers({ 'x-id': '7' })
    const cause = new TypeError('below')
    const details = {
      code: 'HTTP_STATUS',
      method: 'GET',
      url,
      status: 404,
      headers,
      data: { a: [1] },
      cause,
    } as const
    expect(JSON.parse(JSON.stringify(new HttpError('404', details)))).toEqual({
      name: 'HttpError',
      kind: 'http',
      message: 'GET https://api.example.com/a failed: 404',
      code: 'HTTP_STATUS',
      method: 'GET',
      url,
      status: 404,
      headers: { 'x-id': '7' },
      data: { a: [1] },
      cause: 'TypeError: below',
      attempts: 0,
      docs: 'https://troth-http.github.io/docs/api/troth/#HTTP_STATUS',
    })
    const failed = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/status/404'))
    expect(JSON.parse(JSON.stringify([failed]))[0].headers).toMatchObject({
      'content-type': 'application/json',
    })
  })

  it('never throw in JSON', () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    const trap = {
      toJSON() {
        throw new Error('x')
      },
    }
    const bare = Object.assign(Object.create(null), { big: 1n })
    for (const reason of [
      circular,
      1n,
      [1n],
      trap,
      Symbol('x'),
      bare,
      undefined,
      () => 1,
      new Error('why'),
    ]) {
      const error = new troth.AbortError('aborted', {
        code: 'ABORTED',
        reason,
        cause: reason,
        issues: [{ reason }],
      })
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: 'abort', message: 'aborted' })
    }
    const wrapped = new troth.AbortError('aborted', { code: 'ABORTED', reason: new Error('why') })
    expect(JSON.parse(JSON.stringify(wrapped)).reason).toBe('Error: why')
  })

  it('name the caller in their stack, whatever has ended the call', async () => {
    const api = createClient({ baseUrl: server.origin })
    const callerOfTroth = async (path: string, options: object) => {
      await api.getAsync(path, options)
    }
    for (const [path, options, kind] of [
      ['/slow-headers?ms=2000', { timeout: 30 }, 'timeout'],
      ['/slow-headers?ms=2000', { totalTimeout: 30 }, 'timeout'],
      ['/slow-headers?ms=2000', { signal: AbortSignal.timeout(30) }, 'abort'],
      ['/json', { signal: AbortSignal.abort() }, 'abort'],
      ['/status/404', {}, 'http'],
      ['/drop', {}, 'network'],
      ['/invalid-json', {}, 'parse'],
      ['/json', { timeout: -1 }, 'config'],
    ] as const) {
      const error = await failureOf(callerOfTroth(path, options))
      expect(error.kind).toBe(kind)
      expect(error.stack).toContain('callerOfTroth')
      expect(error.stack).toContain(error.message)
    }
  })

  it('have the reason of the signal as the cause of an abort', async () => {
    const reason = new Error('changed my mind')
    const error = await failureOf(
      createClient({ baseUrl: server.origin }).getAsync('/json', { signal: AbortSignal.abort(reason) }),
    )
    expect(error).toMatchObject({ reason, cause: reason })
  })

  it('keep the issues of a schema as they are, and what it rejected', async () => {
    class Issues extends Array<{ message: string }> {
      get issues() {
        return this
      }
      code = 'OVERWRITTEN'
      url = 'OVERWRITTEN'
      kind = 'OVERWRITTEN'
    }
    const result = Issues.from([{ message: 'must be a string' }]) as Issues
    const schema = { '~standard': { version: 1, vendor: 'arktype', validate: () => result } } as const
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/json', { schema }))
    expect(error).toMatchObject({
      kind: 'schema',
      code: 'SCHEMA_ISSUES',
      url: `${server.origin}/json`,
      data: { id: 7, name: 'Ada' },
      status: 200,
    })
    if (error.kind !== 'schema') throw error
    expect(error.issues).toBe(result)
    expect(error.issues[0]?.message).toBe('must be a string')
    expect(error.headers.get('content-type')).toBe('application/json')
  })

  it('report a schema that returns nothing', async () => {
    const schema = {
      '~standard': { version: 1, vendor: 'test', validate: () => undefined as never },
    } as const
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/json', { schema }))
    expect(error).toMatchObject({ kind: 'schema', issues: [], cause: expect.any(TypeError) })
  })

  it('come as values from safe, which never rejects', async () => {
    const { safe } = createClient({ baseUrl: server.origin })
    const failed = await Promise.all([
      safe.getAsync('/status/404'),
      safe.deleteAsync('/status/404'),
      safe.postAsync('/status/404', {}),
      safe.putAsync('/status/404', {}),
      safe.patchAsync('/status/404', {}),
    ])
    expect(failed.map((result) => result.ok || result.error.kind)).toEqual(Array(5).fill('http'))
    const fine = await safe.getAsync<{ id: number }>('/json')
    expect(fine).toMatchObject({ ok: true, data: { id: 7 }, response: { status: 200 } })
    expect(fine.ok && fine.data).toBe(fine.ok && fine.response.data)
  })
})

describe('isTrothError', () => {
  it.each([
    undefined,
    null,
    0,
    'x',
    {},
    new Error('x'),
    new DOMException('x', 'AbortError'),
    TrothError.prototype.constructor,
  ])('is false for %s', (value) => {
    expect(isTrothError(value)).toBe(false)
  })

  it('is true for an error of another realm', () => {
    const foreign = runInNewContext('const e = new Error("x"); e[Symbol.for("troth.error")] = true; e')
    expect(foreign instanceof Error).toBe(false)
    expect(isTrothError(foreign)).toBe(true)
  })
})
