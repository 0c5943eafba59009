import { beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from './activity.js'
import { countOperations } from './operations.js'

describe('countOperations', () => {
  let pending: number
  let begun: number
  let activity: Activity

  beforeEach(() => {
    pending = 0
    begun = 0
    const begin = () => {
      begun += 1
      pending += 1
      return () => {
        pending -= 1
      }
    }
    activity = { stir() {}, begin, beginOptional: begin, reachedEnd() {} }
  })

  it('counts a task of the scheduler until it has run', async () => {
    class Scheduler {
      async postTask(task: () => unknown) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        return task()
      }
      async yield() {}
    }
    countOperations({ Scheduler }, activity)
    const scheduler = new Scheduler()
    const task = scheduler.postTask(() => 'done')
    expect(pending).toBe(1)
    expect(await task).toBe('done')
    expect(pending).toBe(0)
    await scheduler.yield()
    expect([begun, pending]).toEqual([2, 0])
  })

  it('leaves a rejection unhandled if the program does not handle it', async () => {
    class Scheduler {
      postTask() {
        return rejected
      }
    }
    const rejected = Promise.reject(new Error('no'))
    countOperations({ Scheduler }, activity)
    const task = new Scheduler().postTask()
    expect(task).not.toBe(rejected)
    await expect(task).rejects.toThrow('no')
    expect(pending).toBe(0)
  })

  it('counts the parts of the stream of a Blob', async () => {
    // With a stand-in: replacing a method also replaces it for classes that inherit it.
    class FakeBlob {
      readonly parts: string[]
      constructor(parts: string[]) {
        this.parts = parts
      }
      stream() {
        return new Blob(this.parts).stream()
      }
    }
    countOperations({ Blob: FakeBlob }, activity)
    const stream = new FakeBlob(['abc']).stream()
    expect(pending).toBe(0)
    const text = new Response(stream).text()
    expect(await text).toBe('abc')
    expect([begun > 0, pending]).toEqual([true, 0])

    const reader = new FakeBlob(['xyz']).stream().getReader({ mode: 'byob' })
    const { value } = await reader.read(new Uint8Array(2))
    expect([...(value ?? [])]).toEqual([120, 121])
    await reader.read(new Uint8Array(2))
    expect((await reader.read(new Uint8Array(2))).done).toBe(true)
    expect(pending).toBe(0)
  })

  it('counts a FileReader until it is done', () => {
    class FileReader extends EventTarget {
      readAsText() {}
    }
    countOperations({ FileReader }, activity)
    const reader = new FileReader()
    reader.readAsText()
    expect(pending).toBe(1)
    reader.dispatchEvent(new Event('loadend'))
    expect(pending).toBe(0)
  })

  it('ignores classes that a browser lacks', () => {
    expect(() => countOperations({}, activity)).not.toThrow()
  })
})
