// What a caller knows after a failure: the table is run against a server that acts and then fails, and its advice
// is followed.

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient, type RequestBody, type RetryOptions, type StandardSchema } from '../../src/index.js'
import { type ActingServer, type Behaviour, startActingServer } from '../actingServer.js'
import { failureOf, noJitter } from '../setup.js'
import {
  type Acted,
  FAILURES,
  type FailureName,
  type OutcomeRow,
  outcomeTable,
  RETRY_LIMIT,
  RETRY_WAITS,
} from '../tables/outcomes.js'

const TIMEOUT = 60_000

const rejectAll: StandardSchema = {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'wrong' }] }) },
}

let server: ActingServer
beforeAll(async () => {
  server = await startActingServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sends what a row describes to a store of its own. */
function send(row: OutcomeRow, store: string, behaviour: Behaviour) {
  const { method, failure, hasKey } = row
  const controller = new AbortController()
  server.onHeld = () => (failure === 'aborted' ? controller.abort() : vi.advanceTimersByTime(TIMEOUT))
  const isHealthy = behaviour === 'healthy'
  const seeHeaders = () => {
    if (isHealthy) return
    if (failure === 'thrown') throw new Error('A bug in the hook.')
    // The body is asked for when the hooks are done.
    if (failure === 'late body') setImmediate(() => vi.advanceTimersByTime(TIMEOUT))
  }
  return createClient({ baseUrl: server.origin, hooks: { response: [seeHeaders] } }).requestAsync(
    method,
    `${store}/${encodeURIComponent(failure)}/${behaviour}`,
    {
      body: bodyOf(row),
      retry: retryOf(row),
      timeout: TIMEOUT,
      signal: controller.signal,
      ...(hasKey && { idempotencyKey: 'order-1' }),
      ...(failure === 'schema' && !isHealthy && { schema: rejectAll }),
    },
  )
}

function bodyOf({ method, failure }: OutcomeRow): RequestBody | undefined {
  // A promise is no body: the call fails before anything is sent.
  if (failure === 'config') return Promise.resolve() as unknown as RequestBody
  return method.startsWith('P') ? { item: 'tea' } : undefined
}

function retryOf({ method, retry }: OutcomeRow): number | RetryOptions {
  switch (retry) {
    case 'default':
      return 0
    case 'limit':
      return RETRY_LIMIT
    case 'timeouts':
      return { limit: RETRY_LIMIT, timeouts: true }
    case 'methods':
      return { limit: RETRY_LIMIT, methods: [method] }
  }
}

/** The error, and what the server has seen. */
async function outcome(row: OutcomeRow, behaviour: Behaviour) {
  const store = Object.values(row).join('-') + behaviour
  const { code, attempts, message } = await failureOf(send(row, store, behaviour))
  return {
    store,
    error: { code, attempts, message: message.replaceAll(behaviour, '').replaceAll(encodeURI(store), '') },
    requests: server.requests(store),
    changes: server.changes(store),
    acted: actedAfter(server.statuses(store)),
  }
}

/** What the statuses of all attempts say: a 2xx that the server has acted, a 4xx other than 408 that it has refused. */
function actedAfter(statuses: readonly (number | undefined)[]): Acted {
  if (statuses.some((status) => status !== undefined && status < 300)) return 'yes'
  const isUnknown = (status: number | undefined) => status === undefined || status === 408 || status >= 500
  return statuses.some(isUnknown) ? 'perhaps' : 'no'
}

describe.each(FAILURES.map(({ name }) => name))('After a failure: %s', (failure) => {
  const rows = outcomeTable.filter((row) => row.failure === failure)

  it.each(rows)('$method, retry $retry, key $hasKey → $requests requests, $next', async (row) => {
    noJitter()
    // The clock stands still until a request is held: a slow machine reaches no limit.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { code, requests, acted, changes } = row
    const afterActing = await outcome(row, acted === 'no' ? 'refuses' : 'acts')
    expect(afterActing).toMatchObject({ error: { code, attempts: requests }, requests, changes })
    if (row.method !== 'GET') expect(afterActing.acted).toBe(acted)
    if (acted === 'perhaps') {
      const afterRefusing = await outcome(row, failure === 'conflict' ? 'conflicts' : 'refuses')
      // The same error, although nothing has changed: the caller cannot know.
      expect(afterRefusing).toMatchObject({ error: afterActing.error, requests, changes: 0 })
    }
    await followAdvice(row, afterActing)
  })
})

/** Sends the request again to a server that works: safe advice changes the state no more than once in all. */
async function followAdvice(row: OutcomeRow, { store, changes }: { store: string; changes: number }) {
  if (row.next === 'fix') return
  if (row.failure === 'stored 500' && row.next === 'read first' && row.hasKey) {
    // The server sends the stored response: the same key never succeeds.
    await expect(send(row, store, 'acts')).rejects.toMatchObject({ status: 500 })
    expect(server.changes(store)).toBe(changes)
    return
  }
  await send(row, store, 'healthy')
  const total = server.changes(store)
  const isAddition = row.method === 'POST' || row.method === 'PATCH'
  switch (row.next) {
    case 'resend':
    case 'resend with key':
      expect(total).toBe(row.method === 'GET' ? 0 : 1)
      return
    case 'read first':
      // What the advice warns of. After a conflict, the same key or the same state is no second change.
      expect(total).toBe(isAddition && !row.hasKey ? changes + 1 : changes)
      return
    case 'done':
      expect(total).toBe(isAddition && !row.hasKey ? changes + 1 : 1)
  }
}

it('has a row for each choice', () => {
  const choices = outcomeTable.map(({ method, failure, retry, hasKey }) =>
    [method, failure, retry, hasKey].join(),
  )
  expect(new Set(choices).size).toBe(choices.length)
  const failures = new Set<FailureName>(outcomeTable.map(({ failure }) => failure))
  expect([...failures]).toEqual(FAILURES.map(({ name }) => name))
})

it('waits no longer than the table says', async () => {
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const times: number[] = []
  const fetch = async () => {
    times.push(Date.now())
    return new Response(null, { status: 503 })
  }
  const failed = failureOf(createClient({ fetch, retry: RETRY_LIMIT }).getAsync('https://api.example.com'))
  await vi.runAllTimersAsync()
  await failed
  expect(times.slice(1).map((time, i) => time - times[i]!)).toEqual(RETRY_WAITS)
})
