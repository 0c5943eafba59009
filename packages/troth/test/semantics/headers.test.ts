import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/index.js'
import { echoed, useServer } from '../setup.js'
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
      { method: 'GET', url: `${server.origin}/echo`, attempt: 1, headers: undefined },
      { method: 'POST', url: `${server.origin}/echo`, attempt: 1, headers: undefined },
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
})
