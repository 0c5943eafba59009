// Query and hash of the page on screen, for `useLocation`. They change when the router updates them, not when
// `location` does, which changes before the page.

import type { LocationSource } from '../api/location.js'

/** A source that reads `location` when `update` is called. */
export function createLocationSource(): LocationSource & { readonly update: () => void } {
  const listeners = new Set<() => void>()
  const read = () => location.search + location.hash
  let current = read()
  return {
    get: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    update: () => {
      current = read()
      for (const listener of listeners) listener()
    },
  }
}
