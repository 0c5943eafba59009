import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'
import { joinTable } from '../tables/join.js'

describe('Join: the path of the base is always kept', () => {
  const server = useServer()

  it.each(joinTable)('$base + $path → $result ($why)', async ({ base, path, result }) => {
    const asked: string[] = []
    const api = createClient({
      baseUrl: base,
      fetch: async (input) => {
        asked.push(String(input))
        return new Response()
      },
    })
    const outcome = await api.safe.getAsync(path)
    expect(outcome.ok ? asked : [outcome.error.code]).toEqual([result])
  })

  it('arrives at the server as joined', async () => {
    const api = createClient({ baseUrl: `${server.origin}/v1/?key=1` })
    expect(echoed(await api.getAsync('/users?page=2')).url).toBe('/v1/users?page=2&key=1')
  })

  it('does not send a fragment', async () => {
    const response = await createClient({ baseUrl: server.origin }).getAsync('/users?a=1#top', {
      query: { b: 2 },
    })
    expect(echoed(response).url).toBe('/users?a=1&b=2')
  })

  it('takes a URL object as path', async () => {
    expect(echoed(await createClient().getAsync(new URL('/users', server.origin))).url).toBe('/users')
    // Of another realm, such as a frame, it has another class.
    const foreign = { href: `${server.origin}/users` } as URL
    expect(echoed(await createClient().getAsync(foreign)).url).toBe('/users')
  })

  it('needs an absolute URL when the client has no base', async () => {
    const error = await failureOf(createClient().getAsync('users'))
    expect(error.message).toBe(
      'GET request failed: the path or its baseUrl must be an absolute http(s) URL without credentials',
    )
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_URL', method: 'GET', attempts: 0 })
    expect(error.url).toBeUndefined()
  })

  it.each([undefined, null, 7, {}])('refuses %s as a path', async (path) => {
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync(path as never))
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_URL' })
    expect(server.seen).toEqual([])
  })

  it('resolves a base that is relative to the page, in a browser', async () => {
    const page = globalThis as { location?: { href: string } }
    page.location = { href: `${server.origin}/app/page?x#y` }
    try {
      expect(echoed(await createClient({ baseUrl: '/api' }).getAsync('users')).url).toBe('/api/users')
      expect(echoed(await createClient().getAsync('users')).url).toBe('/app/users')
    } finally {
      delete page.location
    }
  })

  it('takes a URL object as baseUrl', async () => {
    expect(echoed(await createClient({ baseUrl: new URL('/v1', server.origin) }).getAsync('users')).url).toBe(
      '/v1/users',
    )
  })
})
