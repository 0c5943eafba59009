import { label } from './labels.js'
import { type ScrollState, useScrollClass } from './scrollClass.js'

/** From here on it is worth it (CN-15). */
const THRESHOLD = 300

/** A button that appears on the way up, and leads to the top of the page (PG-4). */
export function BackToTopButton() {
  const button = useScrollClass<HTMLButtonElement>({
    className: 'vl-back-to-top--shown',
    rule: isBackToTopShown,
  })
  return (
    <button
      ref={button}
      type="button"
      className="theme-back-to-top-button vl-back-to-top"
      aria-label={label('theme.BackToTopButton.buttonAriaLabel')}
      onClick={scrollToTop}
    />
  )
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
