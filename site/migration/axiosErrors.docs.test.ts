// The rows about errors of axios, in the introduction: what axios does and what Troth does with the same failure.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios, { type AxiosError } from 'axios'
import { createClient, isTrothError } from 'troth'
import { afterAll, beforeAll, expect, it } from 'vitest'

const page = readFileSync(new URL('../docs/introduction.md', import.meta.url), 'utf8')
const rowOf = (start: string) => page.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? ''

// Never responds, but to one path: there it closes the connection.
const server = createServer((request) => {
  if (request.url === '/drop') request.socket.destroy()
})
let baseURL = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const FAILURES = [
  { failure: 'a lost connection', path: '/drop', options: {} },
  { failure: 'a timeout', path: '/held', options: { timeout: 20 } },
  { failure: 'an abort', path: '/held', options: { signal: AbortSignal.abort() } },
]

it.each(FAILURES)('$failure has a kind that its rows name', async ({ path, options }) => {
  const before: AxiosError = await axios.get(path, { baseURL, ...options }).catch((error) => error)
  const after: unknown = await createClient({ baseUrl: baseURL })
    .getAsync(path, options)
    .catch((error) => error)
  if (!isTrothError(after)) throw after
  if (before.request && !before.response)
    expect(rowOf('`err.request` without `err.response`')).toContain(`'${after.kind}'`)
  const isTimeout = rowOf('`err.code ===').includes(`'${before.code}'`)
  expect(isTimeout).toBe(after.kind === 'timeout')
})
