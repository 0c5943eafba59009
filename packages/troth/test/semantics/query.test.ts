import { describe, expect, it } from 'vitest'
import { type ArrayFormat, createClient, type Query } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Query: skipped, listed, replaced', () => {
  const server = useServer()
  const sent = async (query: Query, arrayFormat?: ArrayFormat) =>
    echoed(await createClient({ baseUrl: server.origin, arrayFormat }).getAsync('q', { query })).url

  it.each<[string, Query, string]>([
    [
      'writes scalars',
      { s: 'a b', n: 1.5, t: true, f: false, big: 10n, zero: 0, empty: '' },
      '/q?s=a%20b&n=1.5&t=true&f=false&big=10&zero=0&empty=',
    ],
    ['skips undefined and null', { a: undefined, b: null, c: 1 }, '/q?c=1'],
    ['writes a Date as ISO 8601', { since: new Date(0) }, '/q?since=1970-01-01T00%3A00%3A00.000Z'],
    ['encodes keys and values', { 'a&b': 'c=d&é' }, '/q?a%26b=c%3Dd%26%C3%A9'],
    ['repeats lists', { tag: ['a', 'b'] }, '/q?tag=a&tag=b'],
    ['skips undefined and null in lists', { tag: ['a', null, undefined, 'b'] }, '/q?tag=a&tag=b'],
    ['leaves out an empty list', { tag: [], a: 1 }, '/q?a=1'],
    ['leaves out the question mark when nothing is left', { a: undefined }, '/q'],
    ['takes a URLSearchParams', new URLSearchParams('a=1&b=2&a=3'), '/q?a=1&a=3&b=2'],
  ])('%s', async (_, query, url) => {
    expect(await sent(query)).toBe(url)
  })

  it.each<[ArrayFormat, string]>([
    ['repeat', '/q?tag=a%2C&tag=b&one=1'],
    ['brackets', '/q?tag[]=a%2C&tag[]=b&one=1'],
    ['comma', '/q?tag=a%2C,b&one=1'],
  ])('writes lists as %s', async (format, url) => {
    expect(await sent({ tag: ['a,', 'b'], one: 1 }, format)).toBe(url)
    expect(await sent({ tag: [] }, format)).toBe('/q')
    expect(await sent({ tag: ['', 'b'] }, 'comma')).toBe('/q?tag=,b')
  })

  it('replaces the key of a default, and null removes it', async () => {
    const api = createClient({ baseUrl: `${server.origin}?fixed=1`, query: { page: 1, lang: 'en' } })
    expect(echoed(await api.getAsync('q', { query: { page: [2, 3] } })).url).toBe(
      '/q?fixed=1&page=2&page=3&lang=en',
    )
    expect(echoed(await api.getAsync('q?own=1', { query: { lang: null } })).url).toBe(
      '/q?own=1&fixed=1&page=1',
    )
    expect(echoed(await api.extend({ query: { lang: 'fr' } }).getAsync('q')).url).toBe(
      '/q?fixed=1&page=1&lang=fr',
    )
  })

  it.each<[string, unknown]>([
    ['a nested object', { a: { b: 1 } }],
    ['a nested list', { a: [[1]] }],
    ['a date that is none', { a: new Date(Number.NaN) }],
    ['a function', { a: () => 1 }],
  ])('refuses %s', async (_, query) => {
    const error = await failureOf(
      createClient({ baseUrl: server.origin }).getAsync('q', { query: query as Query }),
    )
    expect(error.message).toBe(`GET ${server.origin}/q failed: query key "a" cannot be written in a URL`)
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_QUERY', attempts: 0 })
    expect(server.seen).toEqual([])
  })

  it('refuses a symbol with the platform’s reason', async () => {
    const query = { a: Symbol('x') } as unknown as Query
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('q', { query }))
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_THROWN', attempts: 0 })
    expect(error.cause).toBeInstanceOf(Error)
  })
})
