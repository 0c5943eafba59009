// A class that comes and goes as the page is scrolled, for a component's element.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../../client/api/location.js'
import { type FollowOptions, followScroll } from './followScroll.js'
import { ignoreJumpTo } from './jumps.js'

export interface ScrollClassOptions extends Pick<FollowOptions, 'className' | 'rule'> {
  readonly enabled?: boolean
}

/** Gives the ref for the element. When the place of the page changes, the class goes. `rule` must stay the same. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the place counts
  useLayoutEffect(() => {
    element.current?.classList.remove(className)
    ignoreJumpTo(hash, jumps)
  }, [className, pathname, search, hash])

  return element
}
