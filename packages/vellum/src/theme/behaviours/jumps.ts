// Scrolling that the page does itself and that is not the reader's: to an anchor, and to keep the content in
// position while it changes, which a `vellum:keep-scroll` event on the document announces.

import { decodePath } from '../../shared/url.js'

/** `current` is true while scrolling is ignored. */
export interface Jumps {
  current: boolean
}

/**
 * Ignores the next jump. Its scroll event is dispatched with the next frame, before the callbacks of that
 * frame; if nothing moves, there is none.
 */
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
