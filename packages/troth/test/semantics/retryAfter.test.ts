import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { parseRetryAfter } from '../../src/retry.js'
import { failureOf, useServer } from '../setup.js'

describe('Retry-After: seconds or a date, up to a limit', () => {
  const server = useServer()

  it.each<[string | null, number | undefined]>([
    ['0', 0],
    ['120', 120_000],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['abc 5', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    ['+5', undefined],
    ['Infinity', undefined],
    ['2031', 2_031_000],
    ['May 2031', undefined],
    ['2031-01-01T00:00:00Z', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %s as %s', (header, ms) => {
    expect(parseRetryAfter(header)).toBe(ms)
  })

  it('reads a date in the future', () => {
    vi.useFakeTimers({ now: 0 })
    expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:10 GMT')).toBe(10_000)
    expect(parseRetryAfter('Thursday, 01-Jan-70 00:00:10 GMT')).toBe(10_000)
  })

  it('reads the time of `asctime` as UTC, and 0 as no wait, whatever the time is', () => {
    const zone = process.env.TZ
    process.env.TZ = 'America/New_York'
    try {
      vi.useFakeTimers({ now: -1e15 })
      expect(parseRetryAfter('0')).toBe(0)
      vi.setSystemTime(0)
      expect(parseRetryAfter('Thu Jan  1 00:00:10 1970')).toBe(10_000)
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  const attemptTimes = async (retryAfter: string) => {
    vi.useFakeTimers({ now: 0 })
    const times: number[] = []
    const api = createClient({
      timeout: false,
      retry: 1,
      fetch: async () =>
        times.push(Date.now()) === 1
          ? new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })
          : new Response(),
    })
    const done = api.safe.getAsync('https://api.example.com')
    await vi.runAllTimersAsync()
    expect((await done).ok).toBe(true)
    return times
  }

  it('waits as long as the server asks, in seconds or until a date, instead of the random time', async () => {
    expect(await attemptTimes('7')).toEqual([0, 7000])
    expect(await attemptTimes('Thu, 01 Jan 1970 00:00:30 GMT')).toEqual([0, 30_000])
    expect(await attemptTimes('60')).toEqual([0, 60_000])
  })

  it('stops at once and reports when the server asks for more than maxRetryAfter', async () => {
    const api = createClient({ baseUrl: server.origin, retry: 3 })
    const error = await failureOf(api.getAsync('/status/503?after=61'))
    expect(error).toMatchObject({ kind: 'http', status: 503, retryAfterMs: 61_000, attempts: 1 })
    expect(
      await failureOf(api.getAsync('/status/503?after=2', { retry: { maxRetryAfter: 1000 } })),
    ).toMatchObject({ retryAfterMs: 2000, attempts: 1 })
  })

  it('is told in the error also without retry', async () => {
    const error = await failureOf(createClient({ baseUrl: server.origin }).getAsync('/status/429?after=3'))
    expect(error).toMatchObject({ status: 429, retryAfterMs: 3000 })
    expect(await failureOf(createClient({ baseUrl: server.origin }).getAsync('/status/429'))).toMatchObject({
      retryAfterMs: undefined,
    })
  })
})
