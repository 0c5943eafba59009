// What ends a call early: time limits and signals.

import { assert, assertEqual, failureOf } from './assert.js'
import type { Case } from './case.js'

/** Cases of time limits and aborts. */
export const limitCases: readonly Case[] = [
  {
    name: 'timeout ends a request whose headers do not arrive',
    async run({ api, unique }) {
      const error = await failureOf(api.getAsync(`slow-headers?ms=5000&${unique()}`, { timeout: 50 }))
      assertEqual(error.code, 'TIMEOUT_ATTEMPT')
      assertEqual(error.kind === 'timeout' && [error.phase, error.limitMs], ['headers', 50])
    },
  },
  {
    name: 'timeout ends a request whose body stalls',
    async run({ api, origin, unique }) {
      // It has arrived before the time begins: no machine is too slow for that.
      const response = await fetch(`${origin}/stall?${unique()}`)
      const arrived = api.extend({ fetch: async () => response })
      const error = await failureOf(arrived.getAsync('stall', { timeout: 50 }))
      assertEqual([error.code, error.kind === 'timeout' && error.phase], ['TIMEOUT_ATTEMPT', 'body'])
    },
  },
  {
    name: 'totalTimeout ends all attempts, with the last failure as cause',
    async run({ api }) {
      const retry = { limit: 100, delay: () => 20 }
      const refused = api.extend({ fetch: async () => new Response('', { status: 503 }) })
      const error = await failureOf(refused.getAsync('any', { retry, totalTimeout: 300 }))
      assertEqual([error.code, (error.cause as { code?: string }).code], ['TIMEOUT_TOTAL', 'HTTP_STATUS'])
      assert(error.attempts > 1, `several attempts, got ${error.attempts}`)
    },
  },
  {
    name: 'an aborted signal sends nothing',
    async run({ api }) {
      const error = await failureOf(api.getAsync('echo', { signal: AbortSignal.abort('before') }))
      assertEqual([error.code, error.attempts], ['ABORTED', 0])
      assertEqual(error.kind === 'abort' && error.reason, 'before')
    },
  },
  {
    name: 'a signal ends a request under way, with its reason',
    async run({ api, unique }) {
      for (const path of ['slow-headers?ms=5000&', 'stall?']) {
        const controller = new AbortController()
        setTimeout(() => controller.abort('enough'), 100)
        const error = await failureOf(api.getAsync(path + unique(), { signal: controller.signal }))
        assertEqual([error.code, error.kind === 'abort' && error.reason], ['ABORTED', 'enough'])
      }
    },
  },
  {
    name: 'a signal ends the wait between two attempts',
    async run({ api, unique }) {
      const started = Date.now()
      const retry = { limit: 1, delay: () => 50_000 }
      const error = await failureOf(
        api.getAsync(`status/503?${unique()}`, { retry, signal: AbortSignal.timeout(100) }),
      )
      assertEqual(error.code, 'ABORTED')
      assert(Date.now() - started < 40_000, 'no wait for the next attempt')
    },
  },
  {
    name: 'a signal ends a stream that is being read',
    async run({ api, unique }) {
      const controller = new AbortController()
      const options = { responseType: 'stream', signal: controller.signal } as const
      const { data } = await api.getAsync(`stall?${unique()}`, options)
      const reader = (data as ReadableStream<Uint8Array>).getReader()
      await reader.read()
      setTimeout(() => controller.abort(), 20)
      const outcome = await reader.read().then(
        () => 'more data',
        () => 'an error',
      )
      assertEqual(outcome, 'an error')
    },
  },
  {
    name: 'many calls share a signal',
    async run({ api, unique }) {
      const controller = new AbortController()
      const calls = Array.from({ length: 12 }, () =>
        failureOf(api.getAsync(`slow-headers?ms=5000&${unique()}`, { signal: controller.signal })),
      )
      setTimeout(() => controller.abort(), 100)
      assertEqual([...new Set((await Promise.all(calls)).map(({ code }) => code))], ['ABORTED'])
    },
  },
  {
    name: 'idleTimeout ends a body and a stream without data',
    async run({ api, unique }) {
      const body = await failureOf(api.getAsync(`stall?${unique()}`, { idleTimeout: 300 }))
      assertEqual([body.code, body.kind === 'timeout' && body.phase], ['TIMEOUT_IDLE', 'body'])
      const options = { idleTimeout: 1500, responseType: 'stream' } as const
      const { data } = await api.getAsync(`stall?${unique()}`, options)
      const reader = (data as ReadableStream<Uint8Array>).getReader()
      assertEqual((await reader.read()).done, false)
      assertEqual((await failureOf(reader.read())).code, 'TIMEOUT_IDLE')
    },
  },
]
