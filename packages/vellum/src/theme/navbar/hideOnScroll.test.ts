import { describe, expect, it } from 'vitest'
import { isBarHidden } from './hideOnScroll.js'

describe('isBarHidden', () => {
  const page = { viewportHeight: 500, pageHeight: 3000, ownHeight: 60 }
  it.each([
    ['at the top', 0, 0, false],
    ['above its own height, on the way down', 59, 30, false],
    ['from its own height on, on the way down', 60, 30, true],
    ['when nothing was scrolled before', 800, 0, false],
    ['on the way down', 801, 800, true],
    ['when the position stays', 800, 800, true],
    ['on the way up', 799, 800, false],
    ['just before the end', 2439, 2400, true],
    ['near the end', 2440, 2400, false],
    ['at the end', 2500, 2499, false],
  ])('decides %s (HS-3)', (_, y, previous, expected) => {
    expect(isBarHidden({ ...page, y, previous })).toBe(expected)
  })
})
