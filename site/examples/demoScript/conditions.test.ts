import { asFetch } from 'vellum-playground/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDemoApi } from '../../demoApi'
import { type Condition, underCondition } from './conditions'

const USER = 'https://api.example.com/v1/users/7'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fetchUnder = (condition: Condition) => asFetch(underCondition(createDemoApi(), () => condition))

describe('underCondition', () => {
  it.each([
    ['normal', 400, 200],
    ['slow', 4000, 200],
    ['failing', 400, 503],
  ] as const)('%s answers after %i ms with %i', async (condition, ms, status) => {
    let hasResponded = false
    const response = fetchUnder(condition)(USER).finally(() => {
      hasResponded = true
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(hasResponded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(status)
  })

  it('reports why a server fails', async () => {
    const response = fetchUnder('failing')(USER)
    await vi.advanceTimersByTimeAsync(400)
    expect(await (await response).json()).toMatchObject({ detail: 'The server is down for a moment.' })
  })

  it('offline fails at once, as browsers do', async () => {
    await expect(fetchUnder('offline')(USER)).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  it('is asked for with each request', async () => {
    let condition: Condition = 'offline'
    const fetch = asFetch(underCondition(createDemoApi(), () => condition))
    await expect(fetch(USER)).rejects.toThrow(TypeError)
    condition = 'normal'
    const response = fetch(USER)
    await vi.advanceTimersByTimeAsync(400)
    expect((await response).ok).toBe(true)
  })

  it('ends a wait with the reason of an abort', async () => {
    const abort = new AbortController()
    const response = fetchUnder('slow')(USER, { signal: abort.signal })
    abort.abort('cancelled')
    await expect(response).rejects.toBe('cancelled')
    expect(vi.getTimerCount()).toBe(0)
  })
})
