// A class that comes and goes as the page is scrolled: set on the element itself, so that
// nothing is rendered on scroll. Jumps that the page makes itself do not count: those
// to an anchor (HS-4), and those announced by a `vellum:keep-scroll` event on the
// document, which keep the content in place while it changes (HS-6).

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../client/index.js'
import { decodePath } from '../shared/url.js'

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

export interface ScrollClassOptions {
  readonly className: string
  /** Whether the element has the class. Must not change from render to render. */
  readonly rule: (state: ScrollState) => boolean
  readonly enabled?: boolean
}

/** Gives the ref for the element. When the place of the page changes, the class goes. */
export function useScrollClass<E extends HTMLElement>({
  className,
  rule,
  enabled = true,
}: ScrollClassOptions): RefObject<E | null> {
  const element = useRef<E>(null)
  const jumps = useRef(false)
  const { pathname, search, hash } = useLocation()

  useLayoutEffect(() => {
    const target = element.current
    if (!enabled || !target) return
    const abort = new AbortController()
    const { signal } = abort
    const ownHeight = target.offsetHeight
    let previous = 0
    const update = () => {
      const y = window.scrollY
      const { innerHeight: viewportHeight } = window
      const { scrollHeight: pageHeight } = document.documentElement
      if (!jumps.current) {
        const state = { y, previous, viewportHeight, pageHeight, ownHeight }
        target.classList.toggle(className, rule(state))
      }
      previous = y
    }
    update()
    window.addEventListener('scroll', update, { passive: true, signal })
    document.addEventListener('vellum:keep-scroll', () => ignoreJump(jumps), { signal })
    return () => abort.abort()
  }, [className, rule, enabled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the place counts
  useLayoutEffect(() => {
    element.current?.classList.remove(className)
    if (hash && document.getElementById(decodePath(hash.slice(1)))) ignoreJump(jumps)
  }, [className, pathname, search, hash])

  return element
}

/** The event of a jump comes with the next frame, before its callbacks; none comes when nothing moves. */
function ignoreJump(jumps: RefObject<boolean>): void {
  jumps.current = true
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      jumps.current = false
    }),
  )
}
