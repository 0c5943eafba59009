// One value in the browser's storage (ST-2 … ST-6). It may be blocked or full, so nothing
// here throws in the browser; on the server every call does, because the page as served
// cannot depend on what a visitor has stored.

import { useMemo } from 'react'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'

/** A stored value; `null` = nothing. */
export interface StorageSlot {
  readonly get: () => string | null
  readonly set: (value: string) => void
  readonly remove: () => void
  /** Calls back when the value changes, in this tab or another one; returns how to stop that. */
  readonly listen: (onChange: (newValue: string | null) => void) => () => void
}

/** The slot of a key, with the storage of this site. */
export function useStorageSlot(key: string): StorageSlot {
  const { storage } = useSite()
  return useMemo(() => createStorageSlot(key, storage), [key, storage])
}

/** The slot of a key; the site's suffix is added to it (ST-2). */
export function createStorageSlot(key: string, { type, keySuffix }: SiteData['storage']): StorageSlot {
  const fullKey = key + keySuffix
  const attempt = <T>(operation: (area: Storage) => T): T | null => {
    if (typeof window === 'undefined') {
      throw new Error(
        `The stored value "${fullKey}" was asked for while the page was rendered on the server. Use it in effects and event handlers only.`,
      )
    }
    const area = areaOf(type)
    try {
      return area && operation(area)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the visitor can do without, the maintainer should know (ST-5)
      console.error(`The stored value "${fullKey}" cannot be used.`, error)
      return null
    }
  }
  // `storage` events reach other tabs only; listeners in this one get theirs here (ST-6).
  const change = (newValue: string | null) =>
    attempt((area) => {
      const oldValue = area.getItem(fullKey)
      if (newValue === oldValue) return
      if (newValue === null) area.removeItem(fullKey)
      else area.setItem(fullKey, newValue)
      const url = window.location.href
      const event = { key: fullKey, oldValue, newValue, url, storageArea: area }
      window.dispatchEvent(new StorageEvent('storage', event))
    })
  return {
    get: () => attempt((area) => area.getItem(fullKey)),
    set: change,
    remove: () => change(null),
    listen: (onChange) => {
      const stop = attempt((area) => {
        const hear = (event: StorageEvent) => {
          if (event.storageArea === area && event.key === fullKey) onChange(event.newValue)
        }
        window.addEventListener('storage', hear)
        return () => window.removeEventListener('storage', hear)
      })
      return stop ?? (() => {})
    },
  }
}

let hasWarned = false

/** The storage object; reading it throws when cookies are blocked or a frame is sandboxed. */
function areaOf(type: SiteData['storage']['type']): Storage | null {
  try {
    return window[type]
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true
      // biome-ignore lint/suspicious/noConsole: once per page load (ST-4)
      console.warn(`The ${type} of this browser is not available: nothing will be remembered.`, error)
    }
    return null
  }
}
