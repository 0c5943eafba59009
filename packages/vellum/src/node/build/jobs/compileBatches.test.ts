import { describe, expect, it } from 'vitest'
import { compileBatches } from './compileBatches.js'

describe('compileBatches', () => {
  it('makes small batches of pages without samples', () => {
    expect(compileBatches(Array(10).fill(0), 2)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [8, 9],
    ])
    expect(compileBatches([], 2)).toEqual([])
  })

  it('divides samples among the workers, before the other pages', () => {
    expect(compileBatches([0, 9, 1, 2, 0, 8, 4], 2)).toEqual([
      [1, 2, 3],
      [5, 6],
      [0, 4],
    ])
    expect(compileBatches([1, 1, 1, 1], 1)).toEqual([[0, 1, 2, 3]])
  })

  it('keeps a page in one batch, however many samples it has', () => {
    expect(compileBatches([1, 90, 1, 1], 3)).toEqual([[0], [1], [2, 3]])
  })

  it('limits how many samples are checked at once', () => {
    const batches = compileBatches(Array(1000).fill(1), 1)
    expect(batches.map(({ length }) => length)).toEqual([333, 334, 333])
  })
})
