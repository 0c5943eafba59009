import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChangeQueue } from './changeQueue.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function testQueue() {
  const done: unknown[] = []
  const queue = createChangeQueue({ onError: (error) => void done.push(error) })
  const work =
    (name: string, time = 0) =>
    async () => {
      if (time > 0) await new Promise((resolve) => setTimeout(resolve, time))
      done.push(name)
    }
  return { done, queue, work }
}

describe('createChangeQueue', () => {
  it('finishes each work before the next one, whatever it takes', async () => {
    const { done, queue, work } = testQueue()
    queue.add(work('slow', 100))
    queue.add(work('fast'))
    await vi.advanceTimersByTimeAsync(99)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.runAllTimersAsync()
    expect(done).toEqual(['slow', 'fast'])
  })

  it('continues after an error', async () => {
    const { done, queue, work } = testQueue()
    queue.add(() => Promise.reject('error'))
    queue.add(work('next'))
    await vi.runAllTimersAsync()
    expect(done).toEqual(['error', 'next'])
  })

  it('settles once, a pause after the last call', async () => {
    const { done, queue, work } = testQueue()
    queue.settle(work('first'), 300)
    await vi.advanceTimersByTimeAsync(299)
    queue.settle(work('second'), 300)
    await vi.advanceTimersByTimeAsync(299)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toEqual(['second'])
    queue.settle(work('third'), 300)
    queue.cancelSettle()
    await vi.runAllTimersAsync()
    expect(done).toEqual(['second'])
  })
})
