import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countWork } from './countWork.mjs'

interface Page {
  readonly sampleWork: number
  sampleTurn: () => Promise<void>
  fetch: (url: string) => Promise<string>
  setTimeout: (handler: (() => void) | string, delay?: number) => unknown
  setInterval: (handler: () => void, delay: number) => unknown
  clearTimeout: (id: unknown) => void
  clearInterval: (id: unknown) => void
}

let answer: (body: string) => void
let page: Page

beforeEach(() => {
  vi.useFakeTimers()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
  const fetch = () => new Promise<string>((resolve) => (answer = resolve))
  vi.stubGlobal('window', { fetch, setTimeout, setInterval, clearTimeout, clearInterval })
  countWork(3000)
  page = (globalThis as unknown as { window: Page }).window
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('counts a timer until it has run or is cleared', () => {
  const ran: string[] = []
  page.setTimeout(() => ran.push('first'), 200)
  const second = page.setTimeout(() => ran.push('second'), 300)
  expect(page.sampleWork).toBe(2)
  vi.advanceTimersByTime(200)
  expect(page.sampleWork).toBe(1)
  page.clearTimeout(second)
  expect(page.sampleWork).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(ran).toEqual(['first'])
})

it('counts what a timer starts, and no timer that threw', () => {
  page.setTimeout(() => {
    page.setTimeout(() => {
      throw new Error('thrown by the sample')
    }, 10)
  }, 10)
  vi.advanceTimersByTime(10)
  expect(page.sampleWork).toBe(1)
  expect(() => vi.advanceTimersByTime(10)).toThrow('thrown by the sample')
  expect(page.sampleWork).toBe(0)
})

it('counts no turn of the page', async () => {
  const ended = vi.fn()
  const turn = page.sampleTurn().then(ended)
  expect(page.sampleWork).toBe(0)
  await vi.advanceTimersByTimeAsync(49)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await turn
})

it('counts no timer that is due much later', () => {
  page.setTimeout(() => {}, 3001)
  page.setInterval(() => {}, 30_000)
  expect(page.sampleWork).toBe(0)
})

it('counts an interval until it is cleared, and for some time at most', () => {
  const polling = page.setInterval(() => {}, 10)
  page.setInterval(() => {}, 10)
  expect(page.sampleWork).toBe(2)
  page.clearInterval(polling)
  expect(page.sampleWork).toBe(1)
  vi.advanceTimersByTime(3000)
  expect(page.sampleWork).toBe(0)
})

it('counts a request until its body has had time to arrive', async () => {
  const response = page.fetch('/users')
  expect(page.sampleWork).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(page.sampleWork).toBe(1)
  answer('Ada')
  expect(await response).toBe('Ada')
  expect(page.sampleWork).toBe(1)
  vi.advanceTimersByTime(50)
  expect(page.sampleWork).toBe(0)
})
