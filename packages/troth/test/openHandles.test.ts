// Nothing outlives a call. A fresh process makes every kind of call, good and
// bad, and must then end by itself, at once, with no timer and no socket of
// ours left and no rejection unhandled.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'

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
  it('no timer, no connection and no unhandled rejection is left', { timeout: 20_000 }, async () => {
    const bundle = await rolldown({
      input: 'script.ts',
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      platform: 'node',
      plugins: [
        {
          name: 'script',
          resolveId: (id) =>
            id === 'script.ts' ? fileURLToPath(new URL('./script.ts', import.meta.url)) : null,
          load: (id) =>
            id.endsWith('script.ts')
              ? `import { createClient } from '../src/index.js'\nimport { startServer } from './server.js'\n${script}`
              : null,
        },
      ],
    })
    const { output } = await bundle.generate({ format: 'esm' })
    await bundle.close()
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      output[0].code,
    ])
    expect(JSON.parse(stdout)).toEqual({ calls: 24, timers: [], unhandled: [], waited: false })
  })
})
