// Nothing outlives a call. A fresh process makes every kind of call, good and
// bad, and must then end by itself, at once, with no timer and no socket of
// ours left and no rejection unhandled.

import { describe, expect, it } from 'vitest'
import { runInFreshProcess } from './freshProcess.js'

const script = `
const calls = []
const unhandled = []
process.on('unhandledRejection', (reason) => unhandled.push(String(reason)))

const server = await startServer()
const api = createClient({ baseUrl: server.origin, timeout: 5000, totalTimeout: 20_000 })
const boom = () => { throw new Error('boom') }
const controller = new AbortController()
const run = (promise) => calls.push(promise)

run(api.safe.getAsync('/json'))
run(api.safe.getAsync('/status/500'))
run(api.safe.getAsync('/status/503', { retry: 2 }))
run(api.safe.getAsync('/status/503?after=30', { retry: 2, totalTimeout: 50 }))
run(api.safe.getAsync('/slow-headers?ms=3000', { timeout: 50 }))
run(api.safe.getAsync('/stall', { timeout: 50 }))
run(api.safe.getAsync('/stall', { signal: controller.signal }))
run(api.safe.getAsync('/status/503?after=30', { retry: 2, signal: controller.signal }))
run(api.safe.getAsync('/json', { signal: AbortSignal.abort() }))
run(api.safe.getAsync('/drop', { retry: 1 }))
run(api.safe.getAsync('/drop-body'))
run(api.safe.getAsync('/invalid-json'))
run(api.safe.getAsync('/json', { responseType: 'none' }))
run(api.safe.getAsync('/json', { responseType: 'stream' }).then(({ data }) => data.cancel()))
run(api.safe.getAsync('/json', { timeout: NaN }))
run(api.safe.getAsync('https://evil.example/'))
run(api.extend({ hooks: { request: [boom] } }).safe.getAsync('/json'))
run(api.extend({ hooks: { response: [boom] } }).safe.getAsync('/json'))
run(api.extend({ hooks: { error: [boom] } }).safe.getAsync('/status/404'))
run(api.extend({ hooks: { response: [({ retryOnce }) => retryOnce()] } }).safe.getAsync('/status/401'))
run(api.extend({ hooks: { request: [() => new Promise((_, reject) => setTimeout(reject, 200, new Error('late')))] } }).safe.getAsync('/json', { timeout: 50 }))
run(api.extend({ headers: boom }).safe.getAsync('/json'))
run(api.safe.getAsync('/stall', { timeout: 50, retry: { limit: 1, timeouts: true } }))
run(api.safe.getAsync('/status/503', { totalTimeout: 50, retry: { limit: 1, when: () => new Promise((resolve) => setTimeout(resolve, 150, true)) } }))
run(api.safe.getAsync('/json', { acceptStatus: boom }))
run(api.extend({ fetch: boom }).safe.getAsync('/json'))
run(api.extend({ fetch: () => new Promise((_, reject) => setTimeout(reject, 200, new Error('late'))) }).safe.getAsync('/json', { timeout: 50 }))
setTimeout(() => controller.abort(), 50)

const results = await Promise.all(calls)
await new Promise((resolve) => setTimeout(resolve, 300))
await server.close()
const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
const started = Date.now()
process.on('exit', () => {
  console.log(JSON.stringify({ calls: results.length, timers, unhandled, waited: Date.now() - started > 5000 }))
})
`

describe('after many calls of every kind', () => {
  it('no timer, no connection and no unhandled rejection is left', async () => {
    expect(await runInFreshProcess(script)).toEqual({ calls: 27, timers: [], unhandled: [], waited: false })
  })
})
