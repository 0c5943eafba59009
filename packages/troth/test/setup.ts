// What most test files need: a server for the file, fresh records for each
// test, and short ways to ask what happened.

import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { isTrothError, type TrothFailure } from '../src/index.js'
import { type Seen, startServer, type TestServer } from './server.js'

/** Gives a test file its own server. Use inside the file, not inside a test. */
export function useServer(): TestServer {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterEach(() => {
    server.reset()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  afterAll(() => server.close())
  return {
    get origin() {
      return server.origin
    },
    get seen() {
      return server.seen
    },
    get sockets() {
      return server.sockets
    },
    reset: () => server.reset(),
    close: () => server.close(),
  }
}

/** The error that a promise rejects with; fails the test when it resolves or the error is not Troth's. */
export async function failureOf(promise: Promise<unknown>): Promise<TrothFailure> {
  const error = await promise.then(
    (value) => expect.fail(`expected a failure, got ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
  if (!isTrothError(error)) expect.fail(`expected an error of Troth, got ${String(error)}`)
  return error
}

/** A `fetch` that responds at once with what has arrived, so that no machine is too slow for a time limit of the body. */
export async function arrivedResponse(url: string): Promise<typeof fetch> {
  const response = await fetch(url)
  return async () => response
}

/** The error that a function throws at once. */
export function thrownBy(run: () => unknown): TrothFailure {
  try {
    run()
  } catch (error) {
    if (isTrothError(error)) return error
    expect.fail(`expected an error of Troth, got ${String(error)}`)
  }
  expect.fail('expected a throw')
}

/** What the server says it received, as `/echo` answers it. */
export function echoed(response: { readonly data: unknown }): Seen {
  return response.data as Seen
}

/** Makes the random wait between attempts as short as it can be. */
export function noJitter(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0)
}
