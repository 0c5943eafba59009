import { describe, expect, it } from 'vitest'
import { headingInView } from './tocHighlight.js'

describe('headingInView', () => {
  /** Headings of 30 px on a screen of 800 px with a bar of 60 px. */
  const at = (tops: readonly number[], offset = 60) =>
    headingInView(
      tops.map((top) => ({ top, bottom: top + 30 })),
      { offset, viewportHeight: 800 },
    )

  it.each([
    ['no heading', [], -1],
    ['the first one below the middle', [500, 900], -1],
    ['the first one in the top half', [300, 900], 0],
    ['the first one at the edge of the bar', [60, 900], 0],
    ['the first one behind the bar, the next one below the middle', [59, 500], 0],
    ['the first one behind the bar, the next one in the top half', [59, 300], 1],
    ['several in the top half', [100, 200, 300], 0],
    ['one that ends at the middle', [370], -1],
    ['one that ends above the middle', [369], 0],
    ['all of them above', [-900, -500, 20], 2],
  ])('with %s (TC-7, T-18)', (_, tops, index) => {
    expect(at(tops)).toBe(index)
  })

  it('does not count a heading that is cut off at the very top, without a bar', () => {
    expect(at([-100, 0, 700], 0)).toBe(0)
    expect(at([-100, 1, 700], 0)).toBe(1)
  })
})
