import { Readable } from 'node:stream'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createClient, type RequestBody } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

/** A response as `node-fetch` makes it: its body is a stream of Node. */
const responseOfNodeFetch = (status: number, text: string) =>
  ({
    status,
    ok: status < 300,
    statusText: '',
    headers: new Headers({ 'content-type': 'application/json' }),
    bodyUsed: false,
    body: Readable.from([text]),
    text: async () => text,
  }) as unknown as Response

describe('Objects of other libraries and realms', () => {
  const server = useServer()
  const api = (options = {}) => createClient({ baseUrl: server.origin, ...options })
  const otherRealm = createContext({})

  it('reads errors, and gives up bodies, of a fetch whose streams are those of Node', async () => {
    const client = (status: number) => api({ fetch: async () => responseOfNodeFetch(status, '{"a":1}') })
    expect(await failureOf(client(404).getAsync('x'))).toMatchObject({ kind: 'http', data: { a: 1 } })
    expect((await client(200).getAsync('x', { idleTimeout: 1000 })).data).toEqual({ a: 1 })
    expect((await client(200).getAsync('x', { responseType: 'none' })).status).toBe(200)
    expect((await client(200).headAsync('x')).data).toBeUndefined()
  })

  it('names a response without Headers', async () => {
    const fetch = async () => ({ ok: true, status: 200, headers: {}, text: async () => '' }) as never
    expect((await failureOf(api({ fetch }).getAsync('x'))).code).toBe('CONFIG_OPTION')
  })

  it('writes a date of another realm into the query', async () => {
    const since = runInContext('new Date(0)', otherRealm)
    expect(echoed(await api().getAsync('echo', { query: { since } })).url).toBe(
      '/echo?since=1970-01-01T00%3A00%3A00.000Z',
    )
  })

  it('knows errors of another realm', async () => {
    const foreign = runInContext('new TypeError("from afar")', otherRealm)
    const error = await failureOf(api({ hooks: { error: [() => foreign] } }).getAsync('status/404'))
    expect(error).toMatchObject({ code: 'CONFIG_THROWN', cause: foreign })
    expect(JSON.parse(JSON.stringify(error)).cause).toBe('TypeError: from afar')
  })

  it('shows in JSON what is neither readable nor of a type', async () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const error = await failureOf(api().getAsync('echo', { signal: AbortSignal.abort(proxy) }))
    expect(JSON.parse(JSON.stringify(error)).reason).toBe('object')
  })

  it('takes no path from the prototype of all objects', async () => {
    Object.assign(Object.prototype, { href: '/elsewhere' })
    try {
      expect(echoed(await api().getAsync('echo')).url).toBe('/echo')
    } finally {
      delete (Object.prototype as { href?: string }).href
    }
  })
})

describe('What cannot be meant is refused by name', () => {
  const server = useServer()
  const api = (options = {}) => createClient({ baseUrl: server.origin, ...options })

  it.each([Promise.resolve('Bearer a'), { a: 1 }, new Map()])('a header of an object: %o', async (value) => {
    const headers = { authorization: value } as never
    const error = await failureOf(api().getAsync('echo', { headers }))
    expect(error.message).toMatch(/failed: header "authorization" is not valid$/)
    expect(server.seen).toEqual([])
  })

  it('a stream that is read already', async () => {
    const stream = new Blob(['x']).stream() as ReadableStream
    stream.getReader()
    const error = await failureOf(api().postAsync('echo', stream as RequestBody))
    expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
  })

  it('a response whose body a hook has locked', async () => {
    const hooks = { response: [({ response }: { response: Response }) => void response.body?.getReader()] }
    expect((await failureOf(api({ hooks }).getAsync('json'))).code).toBe('CONFIG_OPTION')
  })

  it('a method of a hook that is none', async () => {
    for (const method of ['get me', 'get', null]) {
      const change = (context: object) => void Object.assign(context, { method })
      const hooks = { request: [change] }
      const error = await failureOf(api({ hooks }).getAsync('echo'))
      expect(error.message).toMatch(/the method must be upper case$/)
    }
    expect(server.seen).toEqual([])
  })

  it('takes Response.error() of a hook for a response', async () => {
    for (const name of ['request', 'response']) {
      const hooks = { [name]: [() => Response.error()] }
      expect(await failureOf(api({ hooks }).getAsync('json'))).toMatchObject({ kind: 'http', status: 0 })
    }
    expect(server.seen).toHaveLength(1)
  })

  it('keeps the fragment of a URL out of messages', async () => {
    const error = await failureOf(api().getAsync('status/404#token=secret'))
    expect(error.message).toBe(`GET ${server.origin}/status/404 failed: 404 Not Found`)
  })

  it('reads Retry-After with white space around it', async () => {
    const error = await failureOf(api().getAsync(`status/503?after=${encodeURIComponent('3 ')}`))
    expect(error).toMatchObject({ retryAfterMs: 3000 })
  })
})
