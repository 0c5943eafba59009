// What the back-to-top button does.

import { prefersReducedMotion } from './collapse.js'
import { followScroll, type ScrollState } from './followScroll.js'
import type { Jumps } from './jumps.js'

/** Nearer to the top, in pixels, the button is not shown. */
const THRESHOLD = 300

export const SHOWN = 'vl-back-to-top--shown'

/** Shows and hides the button and makes it work, until the signal aborts. */
export function attachBackToTop(
  button: HTMLElement,
  { jumps, signal }: { readonly jumps: Jumps; readonly signal: AbortSignal },
): void {
  followScroll(button, { className: SHOWN, rule: isBackToTopShown, jumps, signal })
  button.addEventListener('click', scrollToTop, { signal })
}

function scrollToTop(): void {
  // The button is hidden at the top: the Tab key would go on from where it was, at the end of the page.
  // Not with `focusBriefly`, which the shell would have to export: every page would load more for it.
  const content = document.querySelector('main')
  content?.setAttribute('tabindex', '-1')
  content?.focus({ preventScroll: true })
  content?.removeAttribute('tabindex')
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  // Touch and keys interrupt smooth scrolling by themselves; the wheel does not.
  const takeOver = ({ deltaY }: WheelEvent) => {
    if (deltaY > 0) window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }
  window.addEventListener('wheel', takeOver, { passive: true, once: true })
}

/** Whether the button is shown: while scrolling up, neither near the top nor at the end. */
export function isBackToTopShown({ y, previous, viewportHeight, pageHeight }: ScrollState): boolean {
  return y < previous && y >= THRESHOLD && y + viewportHeight < pageHeight
}
