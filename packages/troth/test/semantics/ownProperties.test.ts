import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { failureOf } from '../setup.js'

const URL = 'https://api.example.com/users'

/** A `fetch` that keeps what it is called with. */
function recorder() {
  const seen: { url: string; init: RequestInit; headers: Record<string, string> }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    seen.push({ url, init, headers: Object.fromEntries(new Headers(init.headers)) })
    return new Response()
  }
  return { seen, fetch }
}

describe('Options: own properties only', () => {
  const written: string[] = []
  const pollute = (values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values)) {
      written.push(name)
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
    }
  }
  afterEach(() => {
    for (const name of written.splice(0)) delete (Object.prototype as never)[name]
  })

  it('does not read what another library wrote into Object.prototype', async () => {
    const { seen, fetch } = recorder()
    const called: string[] = []
    pollute({
      baseUrl: 'https://evil.example',
      allowedOrigins: ['https://evil.example'],
      headers: { 'x-evil': '1' },
      query: { evil: 1 },
      hooks: { request: [() => void called.push('hook')] },
      request: [() => void called.push('request')],
      response: [() => void called.push('response')],
      error: [() => void called.push('error')],
      signal: AbortSignal.abort(),
      timeout: 1,
      idleTimeout: 1,
      responseType: 'stream',
      schema: { '~standard': { validate: () => ({ issues: [] }) } },
      acceptStatus: () => false,
      arrayFormat: 'comma',
      stringifyQuery: () => 'evil=1',
      stringifyJson: () => '"evil"',
      credentials: 'include',
      idempotencyKey: 'evil',
      redirect: 'error',
      retry: 3,
      when: () => true,
    })
    const api = createClient({ fetch }).extend({})
    for (const call of [
      () => api.getAsync(URL),
      () => api.getAsync(URL, {}),
      () => api.deleteAsync(URL, {}),
      () => api.postAsync(URL, { a: [1, 2] }, { query: { a: [1, 2] } }),
    ]) {
      expect((await call()).data).toBeUndefined()
      const { url, init, headers } = seen.at(-1)!
      expect(url.split('?')[0]).toBe(URL)
      expect(url).not.toContain('evil')
      expect(headers).not.toHaveProperty('x-evil')
      expect(headers).not.toHaveProperty('idempotency-key')
      expect([init.credentials, init.redirect]).toEqual([undefined, undefined])
      expect(String(init.body)).not.toContain('evil')
    }
    expect(called).toEqual([])
  })

  it('does not send a body of the prototype', async () => {
    const { seen, fetch } = recorder()
    const api = createClient({ fetch, responseType: 'none' })
    pollute({ body: 'evil' })
    await api.deleteAsync(URL, {})
    await api.requestAsync('POST', URL, {})
    await api.postAsync(URL)
    expect(seen.map(({ init }) => init.body)).toEqual([undefined, undefined, undefined])
  })

  it('uses the global fetch when only the prototype has one', async () => {
    pollute({ fetch: () => expect.fail('the fetch of the prototype') })
    expect((await failureOf(createClient().getAsync('http://127.0.0.1:1/'))).kind).toBe('network')
  })
})

describe('Options: copied when the client is made', () => {
  it('ignores later changes of headers, query, retry, hooks, context and origins', async () => {
    const { seen, fetch } = recorder()
    const order: string[] = []
    const headers = { 'x-a': '1' }
    const tags = ['a']
    const pair: [string, string] = ['p', '1']
    const query = new Map<string, unknown>([['tag', tags], pair])
    const pairs: [string, string][] = [['h', '1']]
    const statuses = [503]
    const retry = { limit: 0, statuses }
    const request = [() => void order.push('first')]
    const hooks = { request }
    const context = { trace: 'a' }
    const allowedOrigins = ['https://other.example']
    const options = { fetch, headers, query, retry, hooks, context, allowedOrigins, baseUrl: 'https://a.dev' }
    const api = createClient(options)
    const child = api.extend({ headers: pairs })
    headers['x-a'] = '2'
    tags.push('b')
    query.set('new', 1)
    pairs[0]![1] = '2'
    retry.limit = 5
    statuses.push(500)
    request.push(() => void order.push('second'))
    hooks.request = []
    context.trace = 'b'
    allowedOrigins.push('https://evil.example')
    options.baseUrl = 'https://b.dev'
    await child.getAsync('x')
    expect(seen[0]).toMatchObject({ url: 'https://a.dev/x?tag=a&p=1', headers: { 'x-a': '1', h: '1' } })
    expect(order).toEqual(['first'])
    expect((await failureOf(api.getAsync('https://evil.example/'))).code).toBe('CONFIG_ORIGIN')
  })

  it('ignores later changes of the arrays of retry', async () => {
    const statuses = [418]
    const methods: ('GET' | 'POST')[] = ['GET']
    let calls = 0
    const fetch = async () => new Response(null, { status: ++calls && 500 })
    const api = createClient({ fetch, retry: { limit: 2, statuses, methods, delay: () => 0 } })
    statuses.push(500)
    methods.push('POST')
    await failureOf(api.getAsync(URL))
    expect(calls).toBe(1)
  })
})

describe('Options: edge values', () => {
  it('accepts Infinity for retry.limit and retry.maxRetryAfter', async () => {
    let calls = 0
    const fetch = async () => new Response(null, { status: ++calls < 9 ? 503 : 200 })
    for (const retry of [
      Number.POSITIVE_INFINITY,
      { limit: Number.POSITIVE_INFINITY, maxRetryAfter: Number.POSITIVE_INFINITY, delay: () => 0 },
    ]) {
      calls = 0
      const api = createClient({ fetch, retry: { delay: () => 0 } })
      expect((await api.getAsync(URL, { retry })).attempts).toBe(9)
    }
  })

  it('does not wait for a Retry-After that no timer can wait for', async () => {
    const fetch = async () => new Response(null, { status: 503, headers: { 'retry-after': '99999999' } })
    const api = createClient({ fetch, retry: { limit: 1, maxRetryAfter: Number.POSITIVE_INFINITY } })
    expect(await failureOf(api.getAsync(URL))).toMatchObject({ status: 503, retryAfterMs: 99999999000 })
  })

  it('treats an empty baseUrl as none', async () => {
    const { seen, fetch } = recorder()
    await createClient({ baseUrl: '', fetch }).getAsync(URL)
    await createClient({ baseUrl: 'https://a.dev', fetch }).extend({ baseUrl: '' }).getAsync('x')
    expect(seen.map(({ url }) => url)).toEqual([URL, 'https://a.dev/x'])
  })

  it.each([3n, Symbol('x'), '3'])('refuses %s as a number in words', (retry) => {
    expect(() => createClient({ retry: retry as never })).toThrow('option "retry" must be integer | object')
    expect(() => createClient({ timeout: retry as never })).toThrow(
      'option "timeout" must be milliseconds | false',
    )
  })

  it('rejects, and does not throw, when a getter of the options throws', async () => {
    const reason = new Error('getter')
    const options = {
      get body(): never {
        throw reason
      },
    }
    const { fetch } = recorder()
    const error = await failureOf(createClient({ fetch }).deleteAsync(URL, options))
    expect(error).toMatchObject({ code: 'CONFIG_THROWN', cause: reason })
    expect(error.message).toBe(`DELETE ${URL} failed: option "options" threw`)
    expect((await createClient({ fetch }).safe.requestAsync('POST', URL, options)).ok).toBe(false)
  })

  it('takes undefined from a headers function for no headers', async () => {
    const { seen, fetch } = recorder()
    await createClient({ fetch, headers: () => undefined }).getAsync(URL)
    await createClient({ fetch, headers: async () => undefined }).getAsync(URL)
    expect(seen).toHaveLength(2)
  })

  it('asks for JSON alone with responseType json, unless Accept is set', async () => {
    const { seen, fetch } = recorder()
    const api = createClient({ fetch, responseType: 'json' })
    await api.getAsync(URL)
    await api.getAsync(URL, { responseType: 'auto' })
    await api.getAsync(URL, { headers: { Accept: 'application/hal+json' } })
    await api.getAsync(URL, { headers: { accept: null } })
    expect(seen.map(({ headers }) => headers.accept)).toEqual([
      'application/json',
      'application/json, text/plain, */*',
      'application/hal+json',
      undefined,
    ])
  })

  it('understands a query that stringifyQuery begins with a question mark', async () => {
    const { seen, fetch } = recorder()
    const api = createClient({ fetch, stringifyQuery: (pairs) => `?${pairs.map(String).join()}` })
    await api.getAsync(URL, { query: { a: 1 } })
    await api.getAsync(`${URL}?b=1`, { query: { a: 1 } })
    expect(seen.map(({ url }) => url)).toEqual([`${URL}?a,1`, `${URL}?b=1&a,1`])
  })

  it.each<[string, object, string]>([
    ['a symbol', { a: Symbol('x') }, 'a'],
    ['a lone surrogate', { a: '\ud800' }, 'a'],
    ['a lone surrogate in an array', { tag: ['x', '\udfff'] }, 'tag'],
    ['a key with a lone surrogate', { '\ud800': 1 }, '\ud800'],
  ])('names the key of a query with %s', async (_, query, key) => {
    const error = await failureOf(createClient().getAsync(URL, { query }))
    expect(error.message).toBe(`GET ${URL} failed: query key "${key}" cannot be written in a URL`)
    expect(error.code).toBe('CONFIG_QUERY')
  })
})
