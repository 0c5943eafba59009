// The timeline on the home page is a run of the sample next to it. Waits are random, so
// the recorded run stays until someone asks for another one:
//
//   UPDATE_SAMPLES=1 npx vitest run --project docs site/src/home/retryTimeline

import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DemoServer, startDemoServer } from '../../demoApi/httpServer'
import { firstDelayMs } from './facts.json'
import recorded from './retry-timeline.json'

interface Attempt {
  readonly start: number
  readonly end: number
  readonly status: number
}

const RECORD = new URL('./retry-timeline.json', import.meta.url)
const OUTPUT = new URL('./samples/retry.out.txt', import.meta.url)

let server: DemoServer
beforeEach(async () => {
  server = await startDemoServer()
  vi.resetModules()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await server.close()
})

/** Runs the sample; gives its attempts in whole milliseconds from the first, and what it printed. */
async function runSample(): Promise<{ attempts: Attempt[]; output: string }> {
  const attempts: Attempt[] = []
  const { fetch } = globalThis
  let first = 0
  const sinceFirst = () => {
    first ||= performance.now()
    return Math.round(performance.now() - first)
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const start = sinceFirst()
    const response = await fetch(url.replace('https://api.example.com', server.origin), init)
    attempts.push({ start, end: sinceFirst(), status: response.status })
    return response
  })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import('./samples/retry')
  return { attempts, output: log.mock.calls.map((line) => `${line.join(' ')}\n`).join('') }
}

it('is a run of samples/retry.ts', async () => {
  const { attempts, output } = await runSample()
  if (process.env.UPDATE_SAMPLES) writeFileSync(RECORD, `${JSON.stringify({ attempts }, null, 2)}\n`)
  expect(output).toBe(readFileSync(OUTPUT, 'utf8'))
  const statuses = (list: readonly Attempt[]) => list.map(({ status }) => status)
  expect(statuses(recorded.attempts)).toEqual(statuses(attempts))
})

it('waits no longer than the page says', () => {
  const [first, second, third] = recorded.attempts as [Attempt, Attempt, Attempt]
  // A timer may come some milliseconds late.
  expect(second.start - first.end).toBeLessThanOrEqual(firstDelayMs + 10)
  expect(third.start - second.end).toBeLessThanOrEqual(2 * firstDelayMs + 10)
})
