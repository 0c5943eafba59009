// Every way to fail, with its code; and failures as values.

import { createClient, HttpError, isTrothError, TrothError } from 'troth'
import { assert, assertEqual, failureOf } from './assert.js'
import type { Case } from './case.js'

/** Cases of errors. */
export const failureCases: readonly Case[] = [
  {
    name: 'HTTP_STATUS has status, headers, data and the request',
    async run({ api, origin }) {
      const error = await failureOf(api.getAsync('status/422?secret=1'))
      assert(
        error instanceof HttpError && error instanceof TrothError && error instanceof Error,
        'its classes',
      )
      if (error.kind !== 'http') return
      const { status, data, text, method, url, headers } = error
      assertEqual([status, data, text], [422, { status: 422 }, '{"status":422}'])
      assertEqual([method, url], ['GET', `${origin}/status/422?secret=1`])
      assertEqual(headers.get('content-type'), 'application/json')
      assert(
        error.message.startsWith(`GET ${origin}/status/422 failed: 422`),
        `its message, got ${error.message}`,
      )
    },
  },
  {
    name: 'NETWORK_RESPONSE when the connection fails',
    async run({ api }) {
      assertEqual((await failureOf(api.postAsync('drop', 'x'))).code, 'NETWORK_RESPONSE')
      // A port that nothing listens on, and that browsers do not block.
      const nobody = createClient({ baseUrl: 'http://127.0.0.1:64999' })
      assertEqual((await failureOf(nobody.getAsync('x'))).code, 'NETWORK_RESPONSE')
    },
  },
  {
    name: 'NETWORK_BODY when the connection ends within the body',
    async run({ api }) {
      assertEqual((await failureOf(api.getAsync('drop-body'))).code, 'NETWORK_BODY')
    },
  },
  {
    name: 'PARSE_JSON has the text that is no JSON',
    async run({ api }) {
      const error = await failureOf(api.getAsync('invalid-json'))
      assertEqual([error.code, error.kind === 'parse' && error.text], ['PARSE_JSON', '{"id":'])
      assert(error.cause instanceof SyntaxError, 'the error of the parser as cause')
    },
  },
  {
    name: 'ConfigError for mistakes of the caller, before anything is sent',
    async run({ api }) {
      const symbol = Symbol('x')
      const calls: [code: string, call: () => Promise<unknown>][] = [
        ['CONFIG_OPTION', () => api.getAsync('echo', { timout: 1 } as object)],
        ['CONFIG_URL', () => createClient().getAsync('ftp://a.example/x')],
        ['CONFIG_ORIGIN', () => api.getAsync('https://elsewhere.example/')],
        ['CONFIG_ORIGIN', () => createClient({ baseUrl: 'http://a.example/v1' }).getAsync('%2e%2e/x')],
        ['CONFIG_QUERY', () => api.getAsync('echo', { query: { a: { b: 1 } } })],
        ['CONFIG_BODY', () => api.postAsync('echo', new Map())],
        ['CONFIG_BODY', () => api.postAsync('echo', symbol as never)],
        ['CONFIG_BODY', () => api.postAsync('echo', { toJSON: () => JSON.parse('{') as unknown })],
      ]
      for (const [code, call] of calls) {
        const error = await failureOf(call())
        assertEqual([error.kind, error.code, error.attempts], ['config', code, 0])
      }
    },
  },
  {
    name: 'CONFIG_HEADER for a name or a value that headers cannot have',
    async run({ api }) {
      for (const headers of [{ 'bad header': 'x' }, { name: 'line\nbreak' }])
        assertEqual((await failureOf(api.getAsync('echo', { headers }))).code, 'CONFIG_HEADER')
    },
    except: {
      'happy-dom': {
        reason: '`Headers` of happy-dom accepts any name; the call fails with `NETWORK_RESPONSE` instead.',
        error: 'got "NETWORK_RESPONSE"',
      },
    },
  },
  {
    name: 'an unknown option is named, with the nearest that exists',
    async run({ api }) {
      const error = await failureOf(api.getAsync('echo', { timout: 1 } as object))
      assert(
        error.message.endsWith('option "timout" is unknown; did you mean "timeout"?'),
        `a suggestion, got ${error.message}`,
      )
    },
  },
  {
    name: 'errors are recognised, written as JSON, and refer to their page',
    async run({ api }) {
      const error = await failureOf(api.getAsync('status/404'))
      assertEqual(
        [isTrothError(error), isTrothError(new Error('x')), isTrothError(null)],
        [true, false, false],
      )
      const json = JSON.parse(JSON.stringify(error)) as { message?: string; code?: string }
      assertEqual([json.code, json.message], ['HTTP_STATUS', error.message])
      assert(error.docs.endsWith('#HTTP_STATUS'), `the URL of its page, got ${error.docs}`)
    },
  },
  {
    name: 'safe resolves with either outcome',
    async run({ api }) {
      const good = await api.safe.getAsync('json')
      assertEqual([good.ok, good.data, good.error], [true, { id: 7, name: 'Ada' }, undefined])
      const { ok, data, error } = await api.safe.getAsync('status/404')
      assertEqual([ok, data, error?.code], [false, undefined, 'HTTP_STATUS'])
    },
  },
]
