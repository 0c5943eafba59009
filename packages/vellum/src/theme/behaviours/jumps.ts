// Scrolling that the page does itself, and that says nothing about its reader: to an
// anchor (HS-4), and what keeps the content in place while it changes, announced by a
// `vellum:keep-scroll` event on the document (HS-6).

import { decodePath } from '../../shared/url.js'

/** `current` is true while scrolling does not count. */
export interface Jumps {
  current: boolean
}

/** Ignores the next jump. Its event comes with the next frame, before its callbacks; none comes when nothing moves. */
export function ignoreJump(jumps: Jumps): void {
  jumps.current = true
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      jumps.current = false
    }),
  )
}

/** Ignores the jump to the element that a hash names, if there is one. */
export function ignoreJumpTo(hash: string, jumps: Jumps): void {
  if (hash && document.getElementById(decodePath(hash.slice(1)))) ignoreJump(jumps)
}
