// What a call leaves behind on the network: sequential calls with bodies that nobody
// reads must reuse connections or close them, however the call ends.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient, type RequestOptions, type TrothOptions } from '../src/index.js'
import { startServer } from './server.js'
import { noJitter } from './setup.js'

const CALLS = 40
const boom = () => {
  throw new Error('boom')
}
const schema = { '~standard': { version: 1, vendor: 'test', validate: boom } } as const

const CASES: readonly [name: string, options: TrothOptions, call?: RequestOptions][] = [
  ['a response hook that throws', { hooks: { response: [boom] } }],
  ['a response hook that sends again', { hooks: { response: [({ retryOnce }) => void retryOnce()] } }],
  ['a schema that throws', {}, { schema }],
  ['a schema that throws after a stream', {}, { schema, responseType: 'stream' }],
  ['a response that nobody reads', {}, { responseType: 'none' }],
  ['a status that is retried', { retry: 1, acceptStatus: () => false }],
  ['a check of the status that throws', { acceptStatus: boom }],
]

describe('open sockets', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each(CASES)('%s leaves at most 2', async (_, options, call) => {
    noJitter()
    const server = await startServer()
    try {
      // Without a limit nothing but the code under test ends a response.
      const api = createClient({ baseUrl: server.origin, timeout: false, ...options })
      for (let i = 0; i < CALLS; i++) await api.safe.getAsync('/large?bytes=300000', call)
      // A socket that was closed reaches the server a moment later.
      await expect.poll(() => server.sockets.size).toBeLessThanOrEqual(2)
    } finally {
      await server.close()
    }
  })
})
