import v8 from 'node:v8'
import { afterEach, expect, it, vi } from 'vitest'
import { withSmallHeap } from './collectGarbage.js'

// What V8 does by it depends on all else in the heap of a process: `npm run bench:build -- --memory --live` measures that.
const setFlag = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue(undefined)

afterEach(() => {
  setFlag.mockRestore()
})

it('lets the heap grow less while the work runs, and V8 choose again when it has ended or failed', async () => {
  const flags = () => setFlag.mock.calls.map(([flag]) => flag)
  expect(await withSmallHeap(async () => flags())).toEqual(['--heap-growing-percent=40'])
  expect(flags().at(-1)).toBe('--heap-growing-percent=0')
  await expect(withSmallHeap(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.')
  expect(flags().slice(2)).toEqual(['--heap-growing-percent=40', '--heap-growing-percent=0'])
})
