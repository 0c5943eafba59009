// Functions of the caller: hooks, schema, parsers.

import { createClient, type RequestContext, type ResponseContext, type StandardSchema } from 'troth'
import { assertEqual, failureOf } from './assert.js'
import type { Case } from './case.js'
import { echoed } from './echo.js'

/** A schema of a user, written by hand. */
const schema: StandardSchema<{ id: string }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) =>
      typeof (value as { id?: unknown }).id === 'number'
        ? { value: { id: `user-${(value as { id: number }).id}` } }
        : { issues: [{ message: 'id must be a number', path: ['id'] }] },
  },
}

/** Cases of hooks and schemas. */
export const hookCases: readonly Case[] = [
  {
    name: 'a request hook sets headers, and a response hook sees the response',
    async run({ origin }) {
      const statuses: number[] = []
      const api = createClient({
        baseUrl: origin,
        hooks: {
          request: [({ headers, context }) => headers.set('x-trace', String(context.trace))],
          response: [({ response }) => void statuses.push(response.status)],
        },
      })
      const response = await api.getAsync('echo', { context: { trace: 'a1' } })
      assertEqual([echoed(response).headers['x-trace'], statuses], ['a1', [200]])
    },
  },
  {
    name: 'a request hook may respond itself',
    async run({ origin }) {
      const request = [
        () => new Response('{"cached":true}', { headers: { 'content-type': 'application/json' } }),
      ]
      const api = createClient({ baseUrl: origin, hooks: { request } })
      assertEqual((await api.getAsync('drop')).data, { cached: true })
    },
  },
  {
    name: 'a request hook changes URL, method, headers and body',
    async run({ origin }) {
      const request = [
        (context: RequestContext) => {
          context.url += '?from=hook'
          context.method = 'PUT'
          context.headers.set('x-length', String(String(context.body).length))
          context.body = { b: 2 }
        },
      ]
      const sent = echoed(
        await createClient({ baseUrl: origin }).postAsync('echo', { a: 1 }, { hooks: { request } }),
      )
      assertEqual(
        [sent.method, sent.url, sent.headers['x-length'], sent.headers['content-type'], sent.body],
        ['PUT', '/echo?from=hook', '7', 'application/json', '{"b":2}'],
      )
    },
  },
  {
    name: 'a request hook returns a Request',
    async run({ origin }) {
      const headers = { 'content-type': 'application/json', 'x-hook': '1' }
      const request = [
        ({ url }: RequestContext) => new Request(url, { method: 'POST', body: '{"b":2}', headers }),
      ]
      const sent = echoed(await createClient({ baseUrl: origin, hooks: { request } }).getAsync('echo'))
      assertEqual(
        [sent.method, sent.headers['x-hook'], sent.headers['content-type'], sent.body],
        ['POST', '1', 'application/json', '{"b":2}'],
      )
    },
  },
  {
    name: 'a response hook replaces the response, or its data',
    async run({ api }) {
      const data = async ({ response }: ResponseContext) => ({
        data: ((await response.json()) as { id: number }).id,
      })
      assertEqual((await api.getAsync('json', { hooks: { response: [data] } })).data, 7)
      const other = () => new Response('other', { headers: { 'content-type': 'text/plain' } })
      assertEqual((await api.getAsync('status/500', { hooks: { response: [other] } })).data, 'other')
    },
  },
  {
    name: 'a response hook may ask for one more attempt',
    async run({ origin, unique }) {
      const api = createClient({
        baseUrl: origin,
        hooks: {
          response: [({ response, retryOnce }) => void (response.status === 401 && retryOnce())],
        },
      })
      assertEqual((await api.getAsync(`status/401?times=1&${unique()}`)).attempts, 2)
    },
  },
  {
    name: 'an error hook sees the failure; what hooks throw is CONFIG_THROWN',
    async run({ origin }) {
      const codes: string[] = []
      const boom = new Error('boom')
      const hooks = {
        request: [
          () => {
            throw boom
          },
        ],
        error: [({ code }: { code: string }) => void codes.push(code)],
      }
      const error = await failureOf(createClient({ baseUrl: origin, hooks }).getAsync('echo'))
      assertEqual([error.code, error.cause === boom, codes], ['CONFIG_THROWN', true, ['CONFIG_THROWN']])
    },
  },
  {
    name: 'a schema turns data into its output, or rejects it',
    async run({ api }) {
      assertEqual((await api.getAsync('json', { schema })).data, { id: 'user-7' })
      const error = await failureOf(api.getAsync('problem', { schema }))
      assertEqual(
        [error.code, error.kind === 'schema' && error.issues],
        ['SCHEMA_ISSUES', [{ message: 'id must be a number', path: ['id'] }]],
      )
    },
  },
  {
    name: 'parseJson, stringifyJson, stringifyQuery and acceptStatus are called',
    async run({ origin }) {
      const api = createClient({
        baseUrl: origin,
        parseJson: (text) => ({ parsed: JSON.parse(text) as unknown }),
        stringifyJson: () => '"own"',
        stringifyQuery: (pairs) => pairs.map(([key]) => key).join('+'),
        acceptStatus: (status) => status === 418,
      })
      const { data } = await api.postAsync('status/418', {}, { query: { a: 1, b: 2 } })
      assertEqual(data, { parsed: { status: 418 } })
      const accepting = api.extend({ acceptStatus: () => true })
      const { parsed } = (
        await accepting.postAsync<{ parsed: unknown }>('echo', {}, { query: { a: 1, b: 2 } })
      ).data
      assertEqual(echoed({ data: parsed }).url, '/echo?a+b')
      assertEqual(echoed({ data: parsed }).body, '"own"')
    },
  },
]
