import { beforeEach, expect, it, vi } from 'vitest'
import { withSmallHeap } from './collectGarbage.js'

// What V8 does by it depends on all else in the heap of a process: `npm run bench:build -- --memory --live` measures that.
const flags = vi.hoisted((): string[] => [])
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))

beforeEach(() => {
  flags.length = 0
})

it('lets the heap grow less while the work runs, and V8 choose again when it has ended', async () => {
  const flagsOfWork = await withSmallHeap(async () => [...flags])
  expect(flagsOfWork).toEqual(['--heap-growing-percent=40'])
  expect(flags).toEqual([...flagsOfWork, '--heap-growing-percent=0'])
})

it('lets V8 choose again after a failure', async () => {
  await expect(withSmallHeap(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.')
  expect(flags.at(-1)).toBe('--heap-growing-percent=0')
})
