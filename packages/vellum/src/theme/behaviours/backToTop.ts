// What the button to the top does (PG-4). Loaded with the first scroll.

import { followScroll, type ScrollState } from './followScroll.js'
import type { Jumps } from './jumps.js'

/** From here on it is worth it (CN-15). */
const THRESHOLD = 300

export const SHOWN = 'vl-back-to-top--shown'

/** Shows and hides the button, and makes it work, until the signal. */
export function attachBackToTop(
  button: HTMLElement,
  { jumps, signal }: { readonly jumps: Jumps; readonly signal: AbortSignal },
): void {
  followScroll(button, { className: SHOWN, rule: isBackToTopShown, jumps, signal })
  button.addEventListener('click', scrollToTop, { signal })
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
  // A finger or a key takes over by itself; a wheel would have to wait for the end.
  const takeOver = ({ deltaY }: WheelEvent) => {
    if (deltaY > 0) window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }
  window.addEventListener('wheel', takeOver, { passive: true, once: true })
}

/** Whether the button is there: on the way up, neither near the top nor at the end. */
export function isBackToTopShown({ y, previous, viewportHeight, pageHeight }: ScrollState): boolean {
  return y < previous && y >= THRESHOLD && y + viewportHeight < pageHeight
}
