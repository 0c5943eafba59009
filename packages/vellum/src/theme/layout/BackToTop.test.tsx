import { describe, expect, it } from 'vitest'
import { renderElement } from '../../../test/samplePage.js'
import { isBackToTopShown } from '../behaviours/backToTop.js'
import { BackToTop } from './BackToTop.js'
import { BackToTopButton } from './BackToTopButton.js'

describe('BackToTop', () => {
  it('is not in the served HTML (PG-4)', () => {
    expect(renderElement(<BackToTop />).html).toBe('')
    expect(renderElement(<BackToTopButton />).html).toBe('')
  })
})

describe('isBackToTopShown', () => {
  const page = { viewportHeight: 500, pageHeight: 3000, ownHeight: 0 }
  it.each([
    ['on the way up', 1000, 1010, true],
    ['on the way down', 1010, 1000, false],
    ['when the position stays', 1000, 1000, false],
    ['when nothing was scrolled before', 1000, 0, false],
    ['at the threshold', 300, 310, true],
    ['above the threshold (CN-15)', 299, 310, false],
    ['at the end of the page', 2500, 2510, false],
    ['just before the end', 2499, 2510, true],
  ])('decides %s (PG-4)', (_, y, previous, expected) => {
    expect(isBackToTopShown({ ...page, y, previous })).toBe(expected)
  })
})
