// The two ways in which tests reach the service: over real HTTP, and as a `fetch`
// function. Each test gets a fresh instance and a Troth client of its own.

import { createClient, type TrothClient, type TrothOptions } from 'troth'
import { asFetch } from 'vellum-playground/api'
import { startDemoServer } from './httpServer'
import { createDemoApi } from './service'

export interface Connection {
  readonly client: TrothClient
  /** 'http://127.0.0.1:49152/v1' */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  close(): Promise<void>
}

type Connect = (options?: TrothOptions) => Promise<Connection>

/** How a test reaches the service, by name. */
export const TRANSPORTS: readonly (readonly [name: string, connect: Connect])[] = [
  [
    'over HTTP',
    async (options) => {
      const { origin, close } = await startDemoServer()
      const baseUrl = `${origin}/v1`
      return { client: createClient({ baseUrl, ...options }), baseUrl, fetch, close }
    },
  ],
  [
    'as fetch',
    async (options) => {
      const baseUrl = 'https://api.example.com/v1'
      const fetch = asFetch(createDemoApi())
      return { client: createClient({ baseUrl, fetch, ...options }), baseUrl, fetch, close: async () => {} }
    },
  ],
]
