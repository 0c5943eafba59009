// One value in the browser's storage. Storage may be blocked or full, so nothing here throws in the
// browser. On the server every call throws, because the served document cannot depend on what a
// visitor has stored.

import { useMemo } from 'react'
import { HAS_SERVER_CODE } from '../../shared/features.js'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'

/** One stored value; `null` = nothing is stored. */
export interface StorageSlot {
  /** Reads the value. */
  readonly get: () => string | null
  /** Stores a value. */
  readonly set: (value: string) => void
  /** Removes the value. */
  readonly remove: () => void
  /** Calls back when the value changes, in this tab or another one; returns a function that stops it. */
  readonly listen: (onChange: (newValue: string | null) => void) => () => void
}

/** The slot of a key, with the storage of this site. */
export function useStorageSlot(key: string): StorageSlot {
  const { storage } = useSite()
  return useMemo(() => createStorageSlot(key, storage), [key, storage])
}

/** Creates the slot of a key; the site's suffix is added to the key. */
export function createStorageSlot(key: string, { type, keySuffix }: SiteData['storage']): StorageSlot {
  const fullKey = key + keySuffix
  const attempt = <T>(operation: (area: Storage) => T): T | null => {
    if (HAS_SERVER_CODE && typeof window === 'undefined') {
      throw new Error(
        `The stored value "${fullKey}" was read or written while the page was rendered on the server. Use it in effects and event handlers only.`,
      )
    }
    const area = areaOf(type)
    try {
      return area && operation(area)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page works without it, but the maintainer should know
      console.error(`The stored value "${fullKey}" cannot be used.`, error)
      return null
    }
  }
  // `storage` events reach other tabs only; listeners in this tab are called here.
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
        const onStorage = (event: StorageEvent) => {
          if (event.storageArea === area && event.key === fullKey) onChange(event.newValue)
        }
        window.addEventListener('storage', onStorage)
        return () => window.removeEventListener('storage', onStorage)
      })
      return stop ?? (() => {})
    },
  }
}

let hasWarned = false

/** The storage object; reading it throws if cookies are blocked or a frame is sandboxed. */
function areaOf(type: SiteData['storage']['type']): Storage | null {
  try {
    return window[type]
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true
      // biome-ignore lint/suspicious/noConsole: once per page load
      console.warn(`The ${type} of this browser is not available: nothing will be stored.`, error)
    }
    return null
  }
}
