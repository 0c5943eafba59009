import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countSignalTimeout, countTimers, type Timers } from './timers.js'

describe('countTimers', () => {
  let pending = 0
  const activity = {
    stir: vi.fn(),
    begin: () => {
      pending += 1
      return () => {
        pending -= 1
      }
    },
    beginOptional: vi.fn(),
    reachedEnd: vi.fn(),
  }
  let timers: Timers
  beforeEach(() => {
    vi.useFakeTimers()
    pending = 0
    let id = 0
    const handles = new Map<unknown, ReturnType<typeof setTimeout>>()
    const keep = (handle: ReturnType<typeof setTimeout>) => {
      id += 1
      handles.set(id, handle)
      return id
    }
    const clear = (id: unknown) => clearTimeout(handles.get(id))
    timers = countTimers(
      {
        setTimeout: (handler, ms) => keep(setTimeout(handler, ms)),
        setInterval: (handler, ms) => keep(setInterval(handler, ms)),
        clearTimeout: clear,
        clearInterval: clear,
      },
      activity,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts a timer until it fires, and passes its values on', () => {
    const handler = vi.fn()
    timers.setTimeout(handler, 10, 'a', 'b')
    expect(pending).toBe(1)
    vi.advanceTimersByTime(10)
    expect(handler).toHaveBeenCalledWith('a', 'b')
    expect(pending).toBe(0)
  })

  it('counts a timer until it is cleared, by either function', () => {
    const handler = vi.fn()
    timers.clearTimeout(timers.setTimeout(handler, 10))
    timers.clearInterval(timers.setTimeout(handler, 10))
    timers.clearTimeout(timers.setInterval(handler, 10))
    vi.advanceTimersByTime(100)
    expect(handler).not.toHaveBeenCalled()
    expect(pending).toBe(0)
  })

  it('counts an interval as long as it runs', () => {
    const id = timers.setInterval(() => {}, 10)
    vi.advanceTimersByTime(100)
    expect(pending).toBe(1)
    timers.clearInterval(id)
    expect(pending).toBe(0)
  })

  it('ignores invalid ids', () => {
    for (const id of [undefined, null, {}, 99]) timers.clearTimeout(id)
    expect(pending).toBe(0)
  })

  it('refuses code as text', () => {
    expect(() => timers.setTimeout('alert(1)' as never, 1)).toThrow(
      new TypeError('The "callback" argument must be of type function. Received string'),
    )
  })

  it('counts the timer of a signal until it fires', () => {
    const controller = new AbortController()
    const end = vi.fn()
    const timeout = countSignalTimeout(() => controller.signal, { ...activity, beginOptional: () => end })
    expect(timeout(10)).toBe(controller.signal)
    expect(end).not.toHaveBeenCalled()
    controller.abort()
    expect(end).toHaveBeenCalledOnce()
  })
})
