import { parse } from 'node:querystring'
import { describe, expect, it } from 'vitest'
import { type ArrayFormat, createClient, type Query, type QueryValue } from '../../src/index.js'
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
    ['takes a URLSearchParams', new URLSearchParams('a=1&b=2&a=3'), '/q?a=1&b=2&a=3'],
    ['encodes a URLSearchParams again: a space is no plus', new URLSearchParams('a=b+c'), '/q?a=b%20c'],
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
      '/q?fixed=1&lang=en&page=2&page=3',
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
    ['a value whose toJSON returns nothing', { a: { toJSON() {} } }],
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
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_QUERY', attempts: 0 })
    expect(error.cause).toBeInstanceOf(Error)
  })

  it.each<[string, Query, string]>([
    ['a query without a prototype', parse('a=1&b=2&b=3'), '/q?a=1&b=2&b=3'],
    ['the groups of a match', /(?<page>\d+)/.exec('page 2')!.groups!, '/q?page=2'],
    [
      'a Map',
      new Map<string, QueryValue>([
        ['a', 1],
        ['b', ['x', 'y']],
      ]),
      '/q?a=1&b=x&b=y',
    ],
    [
      'pairs',
      [
        ['a', 1],
        ['b', null],
        ['a', 2],
      ],
      '/q?a=1&a=2',
    ],
  ])('takes %s', async (_, query, url) => {
    expect(await sent(query)).toBe(url)
    const api = createClient({ baseUrl: server.origin, query })
    expect(echoed(await api.getAsync('q')).url).toBe(url)
  })

  it.each<ArrayFormat>(['brackets', 'comma'])('keeps a URLSearchParams as it is under %s', async (format) => {
    expect(await sent(new URLSearchParams('a=1&b=2&a=3'), format)).toBe('/q?a=1&b=2&a=3')
  })

  it.each<[string, unknown]>([
    ['a list of names', ['a', 'b']],
    ['a Set', new Set(['ab'])],
  ])('refuses %s', async (_, query) => {
    const error = await failureOf(
      createClient({ baseUrl: server.origin }).getAsync('q', { query: query as Query }),
    )
    expect(error.message).toBe(`GET ${server.origin}/q failed: query must be an object`)
    expect(error).toMatchObject({ kind: 'config', code: 'CONFIG_OPTION', attempts: 0 })
  })

  it('leaves the query to stringifyQuery, as pairs of the client and the request', async () => {
    const seen: unknown[] = []
    const api = createClient({
      baseUrl: `${server.origin}?fixed=1`,
      arrayFormat: 'comma',
      query: { lang: 'en', page: 1 },
      stringifyQuery: (pairs) => {
        seen.push(pairs)
        return new URLSearchParams({ q: JSON.stringify(Object.fromEntries(pairs)) }).toString()
      },
    })
    const query = { page: 2, filter: { role: ['admin'] } }
    expect(decodeURIComponent(echoed(await api.getAsync('q', { query })).url)).toBe(
      '/q?fixed=1&q={"lang":"en","page":2,"filter":{"role":["admin"]}}',
    )
    expect(seen).toEqual([
      [
        ['lang', 'en'],
        ['page', 2],
        ['filter', { role: ['admin'] }],
      ],
    ])
  })

  it('adds nothing when stringifyQuery returns nothing', async () => {
    const api = createClient({ baseUrl: server.origin, stringifyQuery: () => '' })
    expect(echoed(await api.getAsync('q', { query: { a: 1 } })).url).toBe('/q')
  })
})
