// An attribute of `<html>` as state: the pre-paint script sets it, CSS reads it before React runs, and
// components read it afterwards.

import { useCallback, useSyncExternalStore } from 'react'

/** The value of the attribute; `serverValue` on the server and in the first render. */
export function useRootAttribute(name: string, serverValue: string | null): string | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange)
      observer.observe(document.documentElement, { attributeFilter: [name] })
      return () => observer.disconnect()
    },
    [name],
  )
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(name),
    () => serverValue,
  )
}

/** Sets the attribute; components and CSS update. */
export function setRootAttribute(name: string, value: string): void {
  document.documentElement.setAttribute(name, value)
}
