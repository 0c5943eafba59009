import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { startServer } from '../server.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Foreign targets: a path cannot lead away from the base unnoticed', () => {
  const home = useServer()

  it('is refused before any I/O, and the error names where it led', async () => {
    const api = createClient({ baseUrl: `${home.origin}/v1`, headers: { authorization: 'Bearer secret' } })
    const error = await failureOf(api.getAsync('https://evil.example/steal?token=1'))
    expect(error.message).toBe(
      'GET request failed: https://evil.example/steal is outside baseUrl and allowedOrigins',
    )
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_ORIGIN', attempts: 0 })
    expect((await failureOf(api.getAsync('../admin'))).code).toBe('CONFIG_ORIGIN')
    expect(home.seen).toEqual([])
  })

  it('reaches an allowed origin, without the headers and the query of the client', async () => {
    const other = await startServer()
    try {
      let called = 0
      const api = createClient({
        baseUrl: home.origin,
        allowedOrigins: [`${other.origin}/ignored/path`],
        headers: () => {
          called++
          return { authorization: 'Bearer secret' }
        },
        query: { key: 'secret' },
      })
      api.setHeaders({ 'x-default': 'secret' })
      const sent = echoed(
        await api.getAsync(`${other.origin}/upload?a=1`, { headers: { 'x-own': 'own' }, query: { b: 2 } }),
      )
      expect(sent.url).toBe('/upload?a=1&b=2')
      expect(sent.headers).toMatchObject({ 'x-own': 'own' })
      expect(sent.headers).not.toHaveProperty('authorization')
      expect(sent.headers).not.toHaveProperty('x-default')
      expect(called).toBe(0)
    } finally {
      await other.close()
    }
  })

  it('opens its own origin above the base when that is listed, headers included', async () => {
    const api = createClient({
      baseUrl: `${home.origin}/v1`,
      allowedOrigins: [home.origin],
      headers: { 'x-key': '1' },
    })
    expect(echoed(await api.getAsync('../v2/users')).url).toBe('/v2/users')
    const next = echoed(await api.getAsync(`${home.origin}/v1/users?page=2`))
    expect(next.url).toBe('/v1/users?page=2')
    expect(next.headers['x-key']).toBe('1')
  })

  it('takes absolute URLs as the normal case without a base', async () => {
    const api = createClient({ headers: { 'x-key': '1' } })
    expect(echoed(await api.getAsync(`${home.origin}/a#b`))).toMatchObject({
      url: '/a',
      headers: { 'x-key': '1' },
    })
  })

  it('allows nothing but allowedOrigins when there is no base', async () => {
    const api = createClient({ allowedOrigins: [home.origin] })
    expect(echoed(await api.getAsync(`${home.origin}/a`)).url).toBe('/a')
    expect((await failureOf(api.getAsync('https://evil.example/'))).code).toBe('CONFIG_ORIGIN')
  })

  it('follows the links of a response, with the client’s headers', async () => {
    const api = createClient({ baseUrl: `${home.origin}/v1`, headers: { 'x-key': '1' } })
    const next = echoed(await api.getAsync(`${home.origin}/v1/users?page=2`))
    expect(next).toMatchObject({ url: '/v1/users?page=2', headers: { 'x-key': '1' } })
    expect(echoed(await api.getAsync(new URL('/v1/users', home.origin))).url).toBe('/v1/users')
    expect((await failureOf(api.getAsync(`${home.origin}/v2/users`))).message).toBe(
      `GET request failed: ${home.origin}/v2/users is outside baseUrl and allowedOrigins`,
    )
  })
})
