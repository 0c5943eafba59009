import { describe, expect, it } from 'vitest'
import { createClient, type HeadersInput } from '../../src/index.js'
import { echoed, failureOf, thrownBy, useServer } from '../setup.js'
import { headersTable } from '../tables/headers.js'

describe('Headers: client < setHeaders < call, null deletes', () => {
  const server = useServer()

  it.each(headersTable)('$why', async ({ client, setHeaders, call, sent }) => {
    const api = createClient({ baseUrl: server.origin, ...(client && { headers: client }) })
    if (setHeaders) api.setHeaders(setHeaders)
    expect(echoed(await api.getAsync('echo', call && { headers: call })).headers['x-test']).toBe(sent)
  })

  it('calls a headers function for every attempt, sync or async, and tells it which', async () => {
    const told: unknown[] = []
    const api = createClient({
      baseUrl: server.origin,
      headers: async (context) => {
        told.push({ ...context, headers: undefined })
        return { 'x-test': `attempt ${context.attempt}` }
      },
    })
    expect(echoed(await api.getAsync('echo')).headers['x-test']).toBe('attempt 1')
    expect(echoed(await api.postAsync('echo')).headers['x-test']).toBe('attempt 1')
    expect(told).toEqual([
      {
        method: 'GET',
        url: `${server.origin}/echo`,
        attempt: 1,
        context: {},
        previousError: undefined,
        headers: undefined,
      },
      {
        method: 'POST',
        url: `${server.origin}/echo`,
        attempt: 1,
        context: {},
        previousError: undefined,
        headers: undefined,
      },
    ])
  })

  it('merges headers of a child over its parent, which stays as it is', async () => {
    const parent = createClient({
      baseUrl: server.origin,
      headers: { 'x-a': 'parent', 'x-b': 'parent' },
    }).setHeaders({ 'x-c': 'set' })
    const child = parent.extend({ headers: { 'X-A': 'child', 'x-b': null } })
    parent.setHeaders({ 'x-late': '1', 'x-c': 'changed' })
    child.setHeaders({ 'x-own': '1' })
    expect(echoed(await child.getAsync('echo')).headers).toMatchObject({
      'x-a': 'child',
      'x-c': 'set',
      'x-own': '1',
    })
    expect(echoed(await child.getAsync('echo')).headers).not.toHaveProperty('x-b')
    expect(echoed(await child.getAsync('echo')).headers).not.toHaveProperty('x-late')
    const own = echoed(await parent.getAsync('echo')).headers
    expect(own).toMatchObject({ 'x-a': 'parent', 'x-b': 'parent', 'x-c': 'changed', 'x-late': '1' })
    expect(own).not.toHaveProperty('x-own')
  })

  it('returns the client from setHeaders, and reaches safe calls as well', async () => {
    const api = createClient({ baseUrl: server.origin })
    expect(api.setHeaders({ 'x-test': '1' })).toBe(api)
    const result = await api.safe.getAsync('echo')
    expect(result.ok && echoed(result).headers['x-test']).toBe('1')
  })

  it('takes an object without a prototype', async () => {
    const headers = Object.assign(Object.create(null), { 'x-test': 'bare' }) as Record<string, string>
    for (const api of [
      createClient({ baseUrl: server.origin, headers }),
      createClient({ baseUrl: server.origin }).setHeaders(headers),
    ]) {
      expect(echoed(await api.getAsync('echo')).headers['x-test']).toBe('bare')
    }
  })

  it('prefers JSON in Accept, unless a layer says otherwise', async () => {
    const api = createClient({ baseUrl: server.origin })
    const accept = async (headers?: HeadersInput) =>
      echoed(await api.getAsync('echo', headers && { headers })).headers.accept
    expect(await accept()).toBe('application/json, text/plain, */*')
    expect(await accept({ Accept: 'image/png' })).toBe('image/png')
    expect(await accept({ accept: null })).toBe('*/*')
  })

  it('refuses a function as a value, whose source would be sent', async () => {
    const headers = { 'x-test': () => 'token' } as unknown as HeadersInput
    const api = createClient({ baseUrl: server.origin })
    for (const error of [
      thrownBy(() => api.setHeaders(headers)),
      await failureOf(api.getAsync('echo', { headers })),
      await failureOf(api.extend({ headers: () => headers }).getAsync('echo')),
    ]) {
      expect(error.message.replace(/^.* failed: /, '')).toBe('header "x-test" is not valid')
      expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_HEADER' })
    }
    expect(server.seen).toEqual([])
  })

  it.each<[string, unknown]>([
    ['a number', 7],
    ['a function', () => ({ 'x-test': '1' })],
    ['a string', 'x-test: 1'],
    ['a list of names', ['x-test']],
  ])('refuses %s in setHeaders and from a headers function', async (_, headers) => {
    const api = createClient({ baseUrl: server.origin, headers: () => headers as HeadersInput })
    for (const error of [
      thrownBy(() => api.setHeaders(headers as HeadersInput)),
      await failureOf(api.getAsync('echo')),
    ]) {
      expect(error.message.replace(/^.* failed: /, '')).toBe('headers must be an object')
      expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION', attempts: 0 })
    }
    expect(server.seen).toEqual([])
  })
})
