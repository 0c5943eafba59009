// When a failed attempt is retried, and after how long.

import { assert, assertEqual, failureOf } from './assert.js'
import type { Case } from './case.js'

const noWait = () => 0

/** Cases of retries. */
export const retryCases: readonly Case[] = [
  {
    name: 'nothing is retried by default',
    async run({ api, unique }) {
      assertEqual((await failureOf(api.getAsync(`status/503?times=1&${unique()}`))).attempts, 1)
    },
  },
  {
    name: 'a status is retried until it succeeds',
    async run({ api, unique }) {
      const retry = { limit: 2, delay: noWait }
      const { status, attempts } = await api.getAsync(`status/503?times=2&${unique()}`, { retry })
      assertEqual([status, attempts], [200, 3])
    },
  },
  {
    name: 'Retry-After is waited for',
    async run({ api, unique }) {
      const started = Date.now()
      const retry = { limit: 1, delay: noWait }
      const { attempts } = await api.getAsync(`status/429?after=1&times=1&${unique()}`, { retry })
      assertEqual(attempts, 2)
      const waited = Date.now() - started
      assert(waited >= 950 && waited < 30_000, `a wait of about a second, got ${waited} ms`)
    },
  },
  {
    name: 'a Retry-After above maxRetryAfter ends the call',
    async run({ api, unique }) {
      const error = await failureOf(api.getAsync(`status/429?after=120&${unique()}`, { retry: 3 }))
      assertEqual([error.attempts, error.kind === 'http' && error.retryAfterMs], [1, 120_000])
    },
  },
  {
    name: 'POST is retried with an idempotencyKey only',
    async run({ api, unique }) {
      const retry = { limit: 1, delay: noWait }
      const path = () => `status/503?times=1&${unique()}`
      assertEqual((await failureOf(api.postAsync(path(), {}, { retry }))).attempts, 1)
      assertEqual((await api.postAsync(path(), {}, { retry, idempotencyKey: 'k' })).attempts, 2)
    },
  },
  {
    name: 'retry.when decides, and receives the failure and the context',
    async run({ api, unique }) {
      const seen: unknown[] = []
      const retry = {
        limit: 5,
        delay: noWait,
        when: ({
          error,
          attempt,
          context,
        }: {
          error: { code: string }
          attempt: number
          context: object
        }) => {
          seen.push([error.code, attempt, context])
          return attempt < 3
        },
      }
      const error = await failureOf(api.getAsync(`status/500?${unique()}`, { retry, context: { id: 1 } }))
      assertEqual(error.attempts, 3)
      assertEqual(
        seen,
        [1, 2, 3].map((attempt) => ['HTTP_STATUS', attempt, { id: 1 }]),
      )
    },
  },
  {
    name: 'an attempt that reached its time limit is retried when asked for',
    async run({ api, unique }) {
      const retry = { limit: 1, timeouts: true, delay: noWait }
      const path = `slow-headers?ms=5000&${unique()}`
      const error = await failureOf(api.getAsync(path, { timeout: 50, retry }))
      assertEqual([error.code, error.attempts], ['TIMEOUT_ATTEMPT', 2])
    },
  },
  {
    name: 'FormData, Blob and URLSearchParams are sent again',
    async run({ api, unique }) {
      const form = new FormData()
      form.set('a', '1')
      const retry = { limit: 1, delay: noWait }
      for (const body of [form, new Blob(['x']), new URLSearchParams('a=1')]) {
        const response = await api.putAsync<{ body: string }>(`status/503?times=1&${unique()}`, body, {
          retry,
        })
        assertEqual([response.attempts, response.data.body !== ''], [2, true])
      }
    },
  },
]
