import { describe, expect, it } from 'vitest'
import { createClient, type HttpMethod, type RequestContext } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Calls: one for each method, and one for any', () => {
  const server = useServer()
  const api = () => createClient({ baseUrl: server.origin, headers: { 'x-client': '1' } })

  it('sends HEAD, and has headers without data', async () => {
    const response = await api().headAsync('/json', { query: { a: 1 } })
    expect(response).toMatchObject({ status: 200, data: undefined, attempts: 1 })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(server.seen).toMatchObject([{ method: 'HEAD', url: '/json?a=1', headers: { 'x-client': '1' } }])
    const error = await failureOf(api().headAsync('/status/404'))
    expect(error).toMatchObject({ kind: 'http', method: 'HEAD', status: 404, data: undefined, text: '' })
    expect(await api().safe.headAsync('/json')).toMatchObject({ ok: true, data: undefined })
  })

  it.each<HttpMethod>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'M-SEARCH'])(
    'sends %s with requestAsync',
    async (method) => {
      const sent = echoed(await api().requestAsync(method, '/echo', { query: { a: 1 } }))
      expect(sent).toMatchObject({ method, url: '/echo?a=1', body: '', headers: { 'x-client': '1' } })
    },
  )

  it('sends the body of its options', async () => {
    expect(echoed(await api().requestAsync('PROPFIND', '/echo', { body: { depth: 1 } }))).toMatchObject({
      body: '{"depth":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await api().safe.requestAsync('POST', '/echo', { body: 'text' })).toMatchObject({
      ok: true,
      data: { body: 'text' },
    })
  })

  it.each<HttpMethod>(['GET', 'HEAD'])(
    'refuses a body with %s, which fetch would not send',
    async (method) => {
      const error = await failureOf(api().requestAsync(method, '/echo', { body: { a: 1 } }))
      expect(error.message).toBe(
        `${method} ${server.origin}/echo failed: a body of type Object cannot be sent`,
      )
      expect(error).toMatchObject({ code: 'CONFIG_BODY', attempts: 0 })
    },
  )

  it.each<HttpMethod>(['CONNECT', 'TRACE', 'TRACK'])(
    'fails with %s, which no fetch sends',
    async (method) => {
      const error = await failureOf(api().requestAsync(method, '/echo'))
      expect(error).toMatchObject({ code: 'NETWORK_RESPONSE', method, cause: { name: 'TypeError' } })
      const change = (request: RequestContext) => {
        request.method = method
      }
      expect(await failureOf(api().getAsync('/echo', { hooks: { request: [change] } }))).toMatchObject({
        code: 'NETWORK_RESPONSE',
        method,
      })
      expect(server.seen).toEqual([])
    },
  )

  it.each<unknown>(['get', '', 'GET ', undefined, null, 7, Symbol('GET')])(
    'refuses the method %s',
    async (method) => {
      const error = await failureOf(api().requestAsync(method as HttpMethod, '/echo'))
      expect(error.message).toMatch(/the method must be upper case$/)
      expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION', attempts: 0 })
      expect(server.seen).toEqual([])
    },
  )
})
