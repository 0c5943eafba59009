// Toggles a class while the page is scrolled. The class is set on the element itself, so nothing is
// rendered on scroll.

import { ignoreJump, type Jumps } from './jumps.js'

/** The scroll position, in pixels. */
export interface ScrollState {
  readonly y: number
  /** The previous position; 0 at first. */
  readonly previous: number
  readonly viewportHeight: number
  readonly pageHeight: number
  /** Height of the element, measured once. */
  readonly ownHeight: number
}

export interface FollowOptions {
  readonly className: string
  /** Whether the element has the class. */
  readonly rule: (state: ScrollState) => boolean
  /** Scrolling that the page does itself, which is ignored. */
  readonly jumps: Jumps
  readonly signal: AbortSignal
}

/** Sets the class by the rule on every scroll, until the signal aborts. */
export function followScroll(target: HTMLElement, { className, rule, jumps, signal }: FollowOptions): void {
  const ownHeight = target.offsetHeight
  let previous = 0
  const update = () => {
    const y = window.scrollY
    const { innerHeight: viewportHeight } = window
    const { scrollHeight: pageHeight } = document.documentElement
    if (!jumps.current) {
      target.classList.toggle(className, rule({ y, previous, viewportHeight, pageHeight, ownHeight }))
    }
    previous = y
  }
  update()
  window.addEventListener('scroll', update, { passive: true, signal })
  document.addEventListener('vellum:keep-scroll', () => ignoreJump(jumps), { signal })
}
