// What typed calls send, to a real server. What compiles is in openapi.test-d.ts.

import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { createApi } from '../../src/openapi/index.js'
import { echoed, useServer } from '../setup.js'
import type { paths } from './petstore.js'

interface EchoPaths {
  '/echo': {
    get: {
      parameters: { query: { tag: string[] } }
      responses: { 200: { content: { 'application/json': object } } }
    }
    post: {
      requestBody: { content: { 'application/json': object } }
      responses: { 200: { content: { 'application/json': object } } }
    }
    delete: {
      requestBody: { content: { 'application/json': object } }
      responses: { 200: { content: { 'application/json': object } } }
    }
  }
  '/echo/{id}/{name}': {
    get: {
      parameters: { path: { id: string | number | string[]; name: string } }
      responses: { 200: { content: { 'application/json': object } } }
    }
    put: {
      parameters: { path: { id: string | number; name: string } }
      requestBody: { content: { 'application/json': object } }
      responses: { 200: { content: { 'application/json': object } } }
    }
  }
  '/status/{code}': {
    get: {
      parameters: { path: { code: number } }
      responses: { 200: { content: never }; default: { content: { 'application/json': { status: number } } } }
    }
    head: { parameters: { path: { code: number } }; responses: { 200: { content: never } } }
  }
}

const server = useServer()
const typed = () =>
  createApi<EchoPaths>(createClient({ baseUrl: server.origin, retry: { limit: 1, delay: () => 0 } }))

describe('createApi', () => {
  it('writes the parameters into the path, encoded', async () => {
    const get = async (id: string | number | string[], name: string) =>
      echoed(await typed().getAsync('/echo/{id}/{name}', { path: { id, name } })).url
    expect(await get(7, 'Ada')).toBe('/echo/7/Ada')
    expect(await get('a/b?c#d', 'größe %')).toBe('/echo/a%2Fb%3Fc%23d/gr%C3%B6%C3%9Fe%20%25')
    expect(await get(['a', 'b,c'], '...')).toBe('/echo/a,b%2Cc/...')
    expect(await get(0, '{id}')).toBe('/echo/0/%7Bid%7D')
  })

  it('sends query, body, headers and options as the client does', async () => {
    const api = typed()
    expect(echoed(await api.getAsync('/echo', { query: { tag: ['a', 'b'] } })).url).toBe('/echo?tag=a&tag=b')
    const posted = echoed(await api.postAsync('/echo', { a: 1 }, { headers: { 'X-Call': '1' } }))
    expect([posted.method, posted.body, posted.headers['x-call']]).toEqual(['POST', '{"a":1}', '1'])
    const put = echoed(await api.putAsync('/echo/{id}/{name}', { a: 2 }, { path: { id: 7, name: 'x' } }))
    expect([put.method, put.url, put.body]).toEqual(['PUT', '/echo/7/x', '{"a":2}'])
    const deleted = echoed(await api.deleteAsync('/echo', { body: { a: 3 } }))
    expect([deleted.method, deleted.body]).toEqual(['DELETE', '{"a":3}'])
  })

  it('retries and fails as the client does, with errors as values too', async () => {
    const failed = await typed().safe.getAsync('/status/{code}', { path: { code: 503 } })
    expect(failed.error).toMatchObject({ kind: 'http', status: 503, attempts: 2 })
    expect((await typed().headAsync('/status/{code}', { path: { code: 200 } })).status).toBe(200)
    await expect(typed().getAsync('/status/{code}', { path: { code: 404 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('does not change the options that it is given', async () => {
    const options = Object.freeze({ path: Object.freeze({ code: 200 }) })
    await typed().headAsync('/status/{code}', options)
    expect(options).toEqual({ path: { code: 200 } })
  })

  it('keeps the path of the base URL', async () => {
    const api = createApi<paths>(createClient({ baseUrl: `${server.origin}/echo/v3` }))
    expect(echoed(await api.getAsync('/pet/{petId}', { path: { petId: 7 } })).url).toBe('/echo/v3/pet/7')
  })

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['', '""'],
    ['.', '"."'],
    ['..', '".."'],
    [{}, '{}'],
  ])('rejects for the parameter %j, and sends nothing', async (id, text) => {
    const sent = server.seen.length
    const call = typed().getAsync('/echo/{id}/{name}', { path: { id: id as never, name: 'x' } })
    await expect(call).rejects.toThrow(
      new TypeError(`Parameter "id" of the path "/echo/{id}/{name}" cannot be ${text}.`),
    )
    await expect(typed().safe.getAsync('/status/{code}', {} as never)).rejects.toThrow(TypeError)
    expect(server.seen.length).toBe(sent)
  })
})
