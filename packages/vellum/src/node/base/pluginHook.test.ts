import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatError } from './errors.js'
import { callHook } from './pluginHook.js'

const errorOf = (call: (keepAlive: () => void) => unknown, timeLimit?: number) =>
  callHook('demo', 'finish', call, { page: 'docs/a.md', ...(timeLimit !== undefined && { timeLimit }) }).then(
    () => undefined,
    formatError,
  )

afterEach(() => void vi.useRealTimers())

describe('callHook', () => {
  it('reports an error with a hint as one of the site', async () => {
    const wrong = Object.assign(new Error('The font does not exist.'), {
      hint: 'Correct it.',
      files: ['a.ttf'],
    })
    expect(await errorOf(() => Promise.reject(wrong))).toBe(
      'The plugin "demo" reports: The font does not exist.\n  at a.ttf\n  Correct it.',
    )
    const bare = Object.assign(new Error('Too long.'), { hint: 'Make it shorter.' })
    expect(await errorOf(() => Promise.reject(bare))).toContain(
      'Too long.\n  at docs/a.md\n  Make it shorter.',
    )
    expect(await errorOf(() => Promise.reject(new Error('x')))).toContain('threw an error')
  })

  it('ends a hook that never resolves, and starts the limit again when the hook is still at work', async () => {
    vi.useFakeTimers()
    const stuck = errorOf(() => new Promise(() => {}), 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await stuck).toContain('did not resolve within 1 s')
    // Parts that are together longer than the limit.
    const parts = async (keepAlive: () => void) => {
      for (let part = 0; part < 4; part++) {
        await new Promise((done) => setTimeout(done, 600))
        keepAlive()
      }
    }
    const working = errorOf(parts, 1000)
    await vi.advanceTimersByTimeAsync(2400)
    expect(await working).toBeUndefined()
  })
})
