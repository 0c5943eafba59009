// A class that comes and goes as the page is scrolled: set on the element itself, so that
// nothing is rendered on scroll.

import type { Jumps } from './jumps.js'
import { ignoreJump } from './jumps.js'

/** Where the page is scrolled to. All in pixels. */
export interface ScrollState {
  readonly y: number
  /** The position before; 0 at first. */
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
  /** Scrolling that does not count. */
  readonly jumps: Jumps
  readonly signal: AbortSignal
}

/** Follows the scrolling of the page until the signal. */
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
