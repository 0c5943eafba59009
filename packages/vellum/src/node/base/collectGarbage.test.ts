import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { collectGarbage, withSmallHeap } from './collectGarbage.js'

const MEGABYTE = 1024 ** 2

/** The size of the heap, at most, while objects come and go of which 20 MB are in use at a time. */
async function peakOfWork(): Promise<number> {
  await collectGarbage()
  const kept: object[] = []
  let peak = 0
  for (let i = 0; i < 4000; i++) {
    kept[i % 200] = Array.from({ length: 1000 }, (_, n) => ({ i, n, text: `${i} ${n}` }))
    if (i % 20 === 0) peak = Math.max(peak, getHeapStatistics().used_heap_size)
  }
  expect(kept).toHaveLength(200)
  return peak / MEGABYTE
}

it('a small heap has less garbage, and V8 chooses again when the work has ended', async () => {
  const usual = await peakOfWork()
  expect(await withSmallHeap(peakOfWork)).toBeLessThan(0.85 * usual)
  await expect(withSmallHeap(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.')
  expect(await peakOfWork()).toBeGreaterThan(0.9 * usual)
})
