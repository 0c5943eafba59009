// An attribute of `<html>` as state. The pre-paint script sets it, CSS follows it before
// there is React, and components follow it afterwards: one truth for all three.

import { useCallback, useSyncExternalStore } from 'react'

/** The value of the attribute; `served` on the server and in the first render. */
export function useRootAttribute(name: string, served: string | null): string | null {
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
    () => served,
  )
}

/** Sets the attribute; components and CSS follow. */
export function setRootAttribute(name: string, value: string): void {
  document.documentElement.setAttribute(name, value)
}
