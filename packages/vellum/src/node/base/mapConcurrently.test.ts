import { describe, expect, it } from 'vitest'
import { mapConcurrently } from './mapConcurrently.js'

describe('mapConcurrently', () => {
  it('keeps the order of the tasks, and the limit of concurrent calls', async () => {
    let running = 0
    let most = 0
    const results = await mapConcurrently([5, 1, 3, 0, 2], {
      concurrency: 2,
      run: async (wait) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, wait))
        running--
        return wait * 10
      },
    })
    expect({ results, most }).toEqual({ results: [50, 10, 30, 0, 20], most: 2 })
  })

  it('reads a task only when there is room for it', async () => {
    let made = 0
    function* tasks() {
      for (; made < 3; ) yield made++
    }
    const seen: number[] = []
    await mapConcurrently(tasks(), { concurrency: 1, run: async (task) => void seen.push(made - task) })
    expect(seen).toEqual([1, 1, 1])
  })
})
