// `useStorageSlot` of `@docusaurus/theme-common`: the stored value with its slot.

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSite } from '../context/siteContext.js'
import { createStorageSlot, type StorageSlot as Slot } from '../runtime/storage.js'

/** One stored value; `null` = nothing is stored. */
export interface StorageSlot extends Slot {
  /** Removes the value. */
  readonly del: () => void
}

/** Where a value is stored: `none` stores nothing. */
interface StorageOptions {
  /** @default the storage of the site */
  readonly persistence?: 'localStorage' | 'sessionStorage' | 'none'
}

const NOTHING: StorageSlot = {
  get: () => null,
  set: () => {},
  remove: () => {},
  del: () => {},
  listen: () => () => {},
}

/** The stored value, which changes with what is stored, and its slot. Without a key nothing is stored. */
export function useStorageSlot(
  key: string | null,
  { persistence }: StorageOptions = {},
): readonly [value: string | null, slot: StorageSlot] {
  const { storage } = useSite()
  const slot = useMemo((): StorageSlot => {
    if (key === null || persistence === 'none') return NOTHING
    const made = createStorageSlot(key, { ...storage, ...(persistence && { type: persistence }) })
    return { ...made, del: made.remove }
  }, [key, persistence, storage])
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot])
  const value = useSyncExternalStore(listen, slot.get, () => null)
  return [value, slot]
}
