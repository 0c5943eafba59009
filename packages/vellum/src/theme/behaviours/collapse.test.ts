import { describe, expect, it } from 'vitest'
import { collapseDuration } from './collapse.js'

describe('collapseDuration', () => {
  it.each([
    [0, 40],
    [1, 101],
    [36, 192],
    [100, 239],
    [360, 327],
    [720, 397],
    [1000, 440],
    [2000, 561],
  ])('takes for %i px of height %i ms (CL-1)', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration)
  })
})
