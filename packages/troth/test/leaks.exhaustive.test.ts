// Nothing piles up: after 20,000 calls of every kind on one client and one signal, the
// signal has no listener and the heap is as large as it was after the first 2,000.

import { describe, expect, it } from 'vitest'
import { runInFreshProcess } from './freshProcess.js'

const script = `
import { getEventListeners } from 'node:events'

const controller = new AbortController()
const { signal } = controller
const boom = () => { throw new Error('boom') }
const statuses = { '/ok': 200, '/missing': 404, '/busy': 503, '/refused': 401 }
const api = createClient({
  baseUrl: 'https://api.example.com',
  totalTimeout: 60_000,
  retry: { limit: 1, delay: () => 0 },
  fetch: async (url) => {
    const { pathname } = new URL(url)
    if (pathname === '/offline') throw new TypeError('fetch failed')
    return Response.json({ id: 7 }, { status: statuses[pathname] })
  },
})
const refreshes = api.extend({ hooks: { response: [({ retryOnce }) => void retryOnce()] } })
const throws = api.extend({ hooks: { response: [boom] } })

let most = 0
const callsOf = (i) => {
  const options = { signal, context: { i }, query: { i } }
  return [
    api.safe.getAsync('/ok', options),
    api.safe.postAsync('/ok', { i }, options),
    api.safe.getAsync('/missing', options),
    api.safe.getAsync('/busy', options),
    api.safe.getAsync('/offline', options),
    refreshes.safe.getAsync('/refused', options),
    throws.safe.getAsync('/ok', options),
    api.safe.getAsync('/ok', { ...options, timeout: -1 }),
    api.safe.getAsync('/ok', { ...options, responseType: 'none' }),
    api.safe.headAsync('/ok', options),
  ]
}
const round = async (calls) => {
  for (let i = 0; i < calls; i += 200) {
    const running = Array.from({ length: 20 }, () => callsOf(i)).flat()
    most = Math.max(most, getEventListeners(signal, 'abort').length)
    await Promise.all(running)
  }
  gc()
  return process.memoryUsage().heapUsed
}

const before = await round(2_000)
const after = await round(20_000)
console.log(JSON.stringify({ grown: after - before, most, left: getEventListeners(signal, 'abort').length }))
`

describe('after 20,000 calls', () => {
  it('no listener is left and the heap has not grown', async () => {
    const { grown, most, left } = (await runInFreshProcess(script, ['--expose-gc'])) as {
      grown: number
      most: number
      left: number
    }
    expect({ most, left }).toEqual({ most: 1, left: 0 })
    // One object of 50 bytes for each call would be a megabyte.
    expect(grown).toBeLessThan(500_000)
  })
})
