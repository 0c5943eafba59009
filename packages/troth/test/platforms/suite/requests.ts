// What is sent: methods, URLs, headers, query.

import { createClient, type HttpMethod } from 'troth'
import { assertEqual } from './assert.js'
import type { Case } from './case.js'
import { echoed } from './echo.js'

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Cases of requests. */
export const requestCases: readonly Case[] = [
  {
    name: 'getAsync, postAsync, putAsync, patchAsync and deleteAsync send their method',
    async run({ api }) {
      const sent = [
        await api.getAsync('echo'),
        await api.postAsync('echo', {}),
        await api.putAsync('echo', {}),
        await api.patchAsync('echo', {}),
        await api.deleteAsync('echo', { body: { id: 7 } }),
      ].map((response) => echoed(response))
      assertEqual(
        sent.map(({ method, body }) => [method, body]),
        [
          ['GET', ''],
          ['POST', '{}'],
          ['PUT', '{}'],
          ['PATCH', '{}'],
          ['DELETE', '{"id":7}'],
        ],
      )
    },
  },
  {
    name: 'headAsync has the headers and no data',
    async run({ api }) {
      const { status, data, headers } = await api.headAsync('json')
      assertEqual([status, data, headers.get('content-type')], [200, undefined, 'application/json'])
    },
  },
  {
    name: 'requestAsync sends any method',
    async run({ api }) {
      for (const method of METHODS) assertEqual(echoed(await api.requestAsync(method, 'echo')).method, method)
    },
  },
  {
    name: 'a path is joined to baseUrl, and a response has its URL',
    async run({ origin }) {
      const api = createClient({ baseUrl: new URL(`${origin}/v1?key=1`) })
      const response = await api.getAsync('/users/7?x=ö')
      assertEqual(response.url, `${origin}/v1/users/7?x=%C3%B6&key=1`)
      assertEqual(echoed(response).url, '/v1/users/7?x=%C3%B6&key=1')
    },
  },
  {
    name: 'query writes arrays, dates and special characters',
    async run({ api }) {
      const query = { q: 'a b&c', tag: ['x', 'y'], since: new Date(0), none: undefined, on: true }
      assertEqual(
        echoed(await api.getAsync('echo', { query })).url,
        '/echo?q=a%20b%26c&tag=x&tag=y&since=1970-01-01T00%3A00%3A00.000Z&on=true',
      )
    },
  },
  {
    name: 'query may be URLSearchParams or a Map',
    async run({ api }) {
      const params = new URLSearchParams('a=1&a=2')
      assertEqual(echoed(await api.getAsync('echo', { query: params })).url, '/echo?a=1&a=2')
      assertEqual(echoed(await api.getAsync('echo', { query: new Map([['b', 3]]) })).url, '/echo?b=3')
    },
  },
  {
    name: 'headers of client, setHeaders and call are merged',
    async run({ origin }) {
      const api = createClient({
        baseUrl: origin,
        headers: ({ attempt }) => ({ 'X-Client': `${attempt}`, 'X-Both': 'client', 'X-Gone': 'x' }),
      })
      api.setHeaders(new Headers({ 'X-Set': 'set' }))
      const { headers } = echoed(
        await api.getAsync('echo', { headers: { 'X-Both': 'call', 'X-Gone': null } }),
      )
      assertEqual(
        ['x-client', 'x-set', 'x-both', 'x-gone', 'accept'].map((name) => headers[name]),
        ['1', 'set', 'call', undefined, 'application/json, text/plain, */*'],
      )
    },
  },
  {
    name: 'redirects are followed',
    async run({ api, origin }) {
      assertEqual((await api.getAsync('redirect?to=/json')).url, `${origin}/json`)
    },
  },
  {
    name: 'extend makes a client of its own',
    async run({ api }) {
      const child = api.extend({ headers: { 'x-child': '1' } })
      assertEqual(echoed(await child.getAsync('echo')).headers['x-child'], '1')
      assertEqual(echoed(await api.getAsync('echo')).headers['x-child'], undefined)
    },
  },
]
