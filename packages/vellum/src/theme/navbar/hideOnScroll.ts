// When the bar hides.

import type { ScrollState } from '../behaviours/followScroll.js'

/** Whether the bar is hidden: while scrolling down, but not near the top or the end of the page. */
export function isBarHidden({ y, previous, viewportHeight, pageHeight, ownHeight }: ScrollState): boolean {
  if (y < ownHeight) return false
  if (y + viewportHeight >= pageHeight - ownHeight) return false
  return previous !== 0 && y >= previous
}
