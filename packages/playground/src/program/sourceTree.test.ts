import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseSource, UnreadableSource } from './sourceTree.js'

const SOURCE = 'const a: number = 1\n'.repeat(50)

/** A clock that goes on by so many milliseconds each time that it is looked at. */
function clockOf(step: (look: number) => number): void {
  let time = 0
  let looks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += step(++looks)))
}

describe('parseSource', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('does not count the time in which a busy machine does something else', () => {
    clockOf((look) => (look % 20 === 0 ? 5000 : 0.001))
    expect(parseSource(SOURCE, 'ts').tree.length).toBe(SOURCE.length)
  })

  it('ends when parsing takes too long', () => {
    clockOf(() => 5)
    expect(() => parseSource(SOURCE, 'ts')).toThrow(UnreadableSource)
    expect(parseSource(SOURCE, 'ts', { limitMs: Number.POSITIVE_INFINITY }).erased).toEqual([])
  })
})
