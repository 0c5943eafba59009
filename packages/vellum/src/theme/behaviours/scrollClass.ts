// Toggles a class on the element of a component while the page is scrolled.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../../client/api/location.js'
import { type FollowOptions, followScroll } from './followScroll.js'
import { ignoreJumpTo } from './jumps.js'

export interface ScrollClassOptions extends Pick<FollowOptions, 'className' | 'rule'> {
  readonly enabled?: boolean
}

/** Returns the ref for the element. A navigation removes the class. `rule` must be the same function each time. */
export function useScrollClass<E extends HTMLElement>({
  className,
  rule,
  enabled = true,
}: ScrollClassOptions): RefObject<E | null> {
  const element = useRef<E>(null)
  const jumps = useRef(false)
  const { pathname, search, hash } = useLocation()

  useLayoutEffect(() => {
    if (!enabled || !element.current) return
    const abort = new AbortController()
    followScroll(element.current, { className, rule, jumps, signal: abort.signal })
    return () => abort.abort()
  }, [className, rule, enabled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts
  useLayoutEffect(() => {
    element.current?.classList.remove(className)
    ignoreJumpTo(hash, jumps)
  }, [className, pathname, search, hash])

  return element
}
