// Mistakes of the caller. Each ends in the right TrothError with a message that
// says what to change; nothing hangs, nothing is sent, nothing is thrown past
// the promise.

import { describe, expect, it } from 'vitest'
import { ConfigError, createClient, type RequestOptions, type TrothOptions } from '../src/index.js'
import { startServer } from './server.js'
import { failureOf, thrownBy, useServer } from './setup.js'

const LIMIT = 'milliseconds | false'
const RESPONSE_TYPE = 'auto | json | text | blob | arrayBuffer | stream | none'

/** Wrong values of options that a client and a request share. */
const SHARED: readonly [options: object, problem: string][] = [
  [{ query: 'a=1' }, 'option "query" must be object'],
  [{ query: null }, 'option "query" must be object'],
  [{ timeout: 'false' }, `option "timeout" must be ${LIMIT}`],
  [{ responseType: ['json'] }, `option "responseType" must be ${RESPONSE_TYPE}`],
  [{ timeout: Number.NaN }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: 0 }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: -1 }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: '5000' }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: true }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: Number.POSITIVE_INFINITY }, `option "timeout" must be ${LIMIT}`],
  [{ timeout: 2 ** 31 }, `option "timeout" must be ${LIMIT}`],
  [{ totalTimeout: Number.NaN }, `option "totalTimeout" must be ${LIMIT}`],
  [{ retry: -1 }, 'option "retry" must be integer | object'],
  [{ retry: 1.5 }, 'option "retry" must be integer | object'],
  [{ retry: true }, 'option "retry" must be integer | object'],
  [{ retry: { limit: Number.NaN } }, 'option "retry.limit" must be integer'],
  [{ retry: { methods: ['post'] } }, 'option "retry.methods" must be METHOD[]'],
  [{ retry: { methods: 'POST' } }, 'option "retry.methods" must be METHOD[]'],
  [{ retry: { statuses: ['503'] } }, 'option "retry.statuses" must be integer[]'],
  [{ retry: { maxRetryAfter: '1' } }, 'option "retry.maxRetryAfter" must be integer'],
  [{ retry: { maxRetryAfter: -1 } }, 'option "retry.maxRetryAfter" must be integer'],
  [{ idleTimeout: 0 }, `option "idleTimeout" must be ${LIMIT}`],
  [{ idleTimeout: '5000' }, `option "idleTimeout" must be ${LIMIT}`],
  [{ retry: { timeouts: 'yes' } }, 'option "retry.timeouts" must be boolean'],
  [{ retry: { when: true } }, 'option "retry.when" must be function'],
  [{ retry: { delay: 1000 } }, 'option "retry.delay" must be function'],
  [{ retry: { limits: 1 } }, 'option "retry.limits" is unknown; did you mean "retry.limit"?'],
  [{ hooks: () => {} }, 'option "hooks" must be object'],
  [{ hooks: { request: () => {} } }, 'option "hooks.request" must be function[]'],
  [{ hooks: { response: ['x'] } }, 'option "hooks.response" must be function[]'],
  [{ hooks: { errors: [] } }, 'option "hooks.errors" is unknown; did you mean "hooks.error"?'],
  [{ acceptStatus: [404] }, 'option "acceptStatus" must be function'],
  [{ context: 'trace' }, 'option "context" must be object'],
  [{ credentials: 'always' }, 'option "credentials" must be omit | same-origin | include'],
  [{ responseType: 'xml' }, `option "responseType" must be ${RESPONSE_TYPE}`],
  [{ fetchOptions: 'no-store' }, 'option "fetchOptions" must be object'],
  [{ timout: 1 }, 'option "timout" is unknown; did you mean "timeout"?'],
  [{ tiemout: 1 }, 'option "tiemout" is unknown; did you mean "timeout"?'],
  [{ retries: 1 }, 'option "retries" is unknown; did you mean "retry"?'],
  [{ querry: {} }, 'option "querry" is unknown; did you mean "query"?'],
  [{ params: {} }, 'option "params" is unknown; did you mean "query"?'],
  [{ searchParams: {} }, 'option "searchParams" is unknown; did you mean "query"?'],
  [{ RESPONSETYPE: 'json' }, 'option "RESPONSETYPE" is unknown; did you mean "responseType"?'],
  // Of other clients, with the letters of options that mean something else.
  [{ onResponse: 1 }, 'option "onResponse" is unknown'],
  [{ afterResponse: [] }, 'option "afterResponse" is unknown'],
  [{ cache: 'no-store' }, 'option "cache" is unknown'],
  [{ token: 'x' }, 'option "token" is unknown'],
  [{ user: 'x' }, 'option "user" is unknown'],
  [{ xyz: 1 }, 'option "xyz" is unknown'],
  [{ constructor: 1 }, 'option "constructor" is unknown'],
]

const CLIENT: readonly [options: object, problem: string][] = [
  ...SHARED,
  [{ baseUrl: 7 }, 'option "baseUrl" must be string | URL'],
  [{ baseURL: 'https://a.dev' }, 'option "baseURL" is unknown; did you mean "baseUrl"?'],
  [{ headers: 'Accept: */*' }, 'option "headers" must be object | function'],
  [{ arrayFormat: 'csv' }, 'option "arrayFormat" must be repeat | brackets | comma'],
  [{ stringifyQuery: 'qs' }, 'option "stringifyQuery" must be function'],
  [{ parseJson: {} }, 'option "parseJson" must be function'],
  [{ stringifyJson: 'x' }, 'option "stringifyJson" must be function'],
  [{ allowedOrigins: 'https://a.dev' }, 'option "allowedOrigins" must be string[]'],
  [{ allowedOrigins: [7] }, 'option "allowedOrigins" must be string[]'],
  [{ fetch: {} }, 'option "fetch" must be function'],
  [{ singal: null }, 'option "singal" is unknown'],
]

const REQUEST: readonly [options: object, problem: string][] = [
  ...SHARED,
  [{ headers: () => ({}) }, 'option "headers" must be object'],
  [{ signal: new AbortController() }, 'option "signal" must be AbortSignal | null'],
  [{ singal: null }, 'option "singal" is unknown; did you mean "signal"?'],
  [{ schema: { parse() {} } }, 'option "schema" must be StandardSchema'],
  [{ schema: null }, 'option "schema" must be StandardSchema'],
  [{ idempotencyKey: '' }, 'option "idempotencyKey" must be string'],
  [{ baseUrl: 'https://a.dev' }, 'option "baseUrl" is unknown here, see createClient'],
  [{ body: 'x' }, 'option "body" is unknown'],
]

const URL_PROBLEM = 'must be an absolute http(s) URL without credentials'

describe('a wrong option', () => {
  const server = useServer()

  it.each(CLIENT)('of a client: %j', (options, problem) => {
    const api = createClient()
    for (const make of [
      () => createClient(options as TrothOptions),
      () => api.extend(options as TrothOptions),
    ]) {
      const error = thrownBy(make)
      expect(error).toBeInstanceOf(ConfigError)
      expect(error).toMatchObject({ message: problem, code: 'CONFIG_OPTION', attempts: 0 })
      expect([error.method, error.url]).toEqual([undefined, undefined])
    }
  })

  it.each(REQUEST)('of a request: %j', async (options, problem) => {
    const api = createClient({ baseUrl: server.origin })
    const error = await failureOf(api.getAsync('/json?key=secret', options as RequestOptions))
    expect(error).toBeInstanceOf(ConfigError)
    expect(error).toMatchObject({
      message: `GET ${server.origin}/json failed: ${problem}`,
      code: 'CONFIG_OPTION',
      method: 'GET',
      attempts: 0,
    })
    expect(await api.safe.postAsync('/json', {}, options as RequestOptions)).toMatchObject({
      ok: false,
      error: { code: 'CONFIG_OPTION' },
    })
    expect(server.seen).toEqual([])
  })

  it.each([null, 'x', 7, true])('that is not an object at all: %j', async (options) => {
    expect(thrownBy(() => createClient(options as never))).toMatchObject({
      message: 'options must be an object',
      code: 'CONFIG_OPTION',
    })
    const api = createClient({ baseUrl: server.origin })
    for (const call of [
      api.getAsync('/json', options as never),
      api.deleteAsync('/json', options as never),
      api.putAsync('/json', 1, options as never),
    ]) {
      expect((await failureOf(call)).message).toMatch(/ failed: options must be an object$/)
    }
  })

  it('is fine when it is undefined', async () => {
    const options = {
      query: undefined,
      timeout: undefined,
      retry: undefined,
      headers: undefined,
      signal: undefined,
      schema: undefined,
    }
    expect(
      (
        await createClient({ baseUrl: server.origin, hooks: undefined, fetch: undefined }).getAsync(
          '/json',
          options,
        )
      ).status,
    ).toBe(200)
  })

  it('that throws when it is read becomes the cause', async () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap')
        },
      },
    )
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/json', trap))
    expect(error).toMatchObject({ code: 'CONFIG_THROWN', cause: { message: 'trap' } })
  })
})

describe('a wrong URL', () => {
  it.each([
    'users',
    'localhost:3000',
    'ftp://a.dev',
    '//a.dev',
    'https://',
    'https://user:secret@a.dev',
    'https:user:secret@a.dev',
    'htp//user:secret@a.dev',
  ])('as baseUrl or in allowedOrigins: %s', (url) => {
    const base = thrownBy(() => createClient({ baseUrl: url }))
    expect(base).toMatchObject({ message: `baseUrl ${URL_PROBLEM}`, code: 'CONFIG_URL' })
    expect(base.cause).toBeUndefined()
    expect(thrownBy(() => createClient({ allowedOrigins: [url] }))).toMatchObject({
      message: `allowedOrigins ${URL_PROBLEM}`,
      code: 'CONFIG_URL',
    })
  })
})

describe('a wrong header', () => {
  const server = useServer()
  const BAD: readonly [headers: Record<string, string>, name: string][] = [
    [{ 'x-token': 'secret\nX-Evil: 1' }, 'x-token'],
    [{ 'x-token': 'sécret\u{1F511}' }, 'x-token'],
    [{ 'x token': 'secret' }, 'x token'],
    [{ '': 'secret' }, ''],
  ]

  it.each(BAD)('%j', async (headers, name) => {
    const problem = `header "${name}" is not valid`
    const api = createClient({ baseUrl: server.origin })
    const errors = [
      thrownBy(() => createClient({ headers })),
      thrownBy(() => api.setHeaders(headers)),
      await failureOf(api.getAsync('/json', { headers })),
      await failureOf(createClient({ baseUrl: server.origin, headers: () => headers }).getAsync('/json')),
    ]
    for (const error of errors) {
      expect(error.message.replace(/^.* failed: /, '')).toBe(problem)
      expect(error.code).toBe('CONFIG_HEADER')
      expect(error.cause).toBeUndefined()
    }
    expect(server.seen).toEqual([])
  })

  it('in an idempotency key', async () => {
    expect(
      await failureOf(createClient({ baseUrl: server.origin }).getAsync('/json', { idempotencyKey: 'a\nb' })),
    ).toMatchObject({ code: 'CONFIG_HEADER' })
  })

  it('leaves the headers of the client as they were', async () => {
    const api = createClient({ baseUrl: server.origin }).setHeaders({ 'x-a': '1' })
    thrownBy(() => api.setHeaders({ 'x-a': '2', 'x-b': 'a\nb' }))
    expect(((await api.getAsync('echo')).data as { headers: object }).headers).toMatchObject({ 'x-a': '1' })
  })
})

describe('a wrong function', () => {
  const server = useServer()

  it('a fetch that throws at once', async () => {
    const reason = new Error('no network in this sandbox')
    const api = createClient({
      baseUrl: server.origin,
      fetch: () => {
        throw reason
      },
    })
    expect(await failureOf(api.getAsync('/json'))).toMatchObject({
      kind: 'network',
      code: 'NETWORK_RESPONSE',
      cause: reason,
      attempts: 1,
    })
  })

  it('a server that is not there', async () => {
    const gone = await startServer()
    await gone.close()
    const error = await failureOf(createClient().getAsync(`${gone.origin}/users?key=secret`))
    expect(error.message).toBe(`GET ${gone.origin}/users failed: no response (ECONNREFUSED)`)
    expect(error).toMatchObject({
      kind: 'network',
      code: 'NETWORK_RESPONSE',
      url: `${gone.origin}/users?key=secret`,
      attempts: 1,
    })
  })

  const issues = [{ message: 'expected a string', path: ['name'] }]
  const schemaOf = (validate: (value: unknown) => never) =>
    ({ '~standard': { version: 1, vendor: 'test', validate } }) as const

  it.each([
    ['rejects', () => ({ issues })],
    ['rejects later', async () => ({ issues })],
  ])('a schema that %s', async (_, validate) => {
    const error = await failureOf(
      createClient({ baseUrl: server.origin, retry: 3 }).getAsync('/json', {
        schema: schemaOf(validate as never),
      }),
    )
    expect(error).toMatchObject({ kind: 'schema', code: 'SCHEMA_ISSUES', issues, attempts: 1 })
    expect(error.message).toBe(`GET ${server.origin}/json failed: the schema rejected the data`)
    expect(error).not.toHaveProperty('cause')
  })

  it('a schema that throws', async () => {
    const reason = new TypeError('broken schema')
    const schema = schemaOf(() => {
      throw reason
    })
    expect(
      await failureOf(createClient({ baseUrl: server.origin }).getAsync('/json', { schema })),
    ).toMatchObject({ kind: 'schema', issues: [], cause: reason })
  })
})
