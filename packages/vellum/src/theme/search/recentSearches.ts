// The recent searches of a visitor, newest first. They stay on the device.

import type { StorageSlot } from '../../client/runtime/storage.js'

/** The most searches that are kept. */
const MOST = 5
/** A longer text, such as a pasted stack trace, is not searched again. */
const LONGEST = 80

export interface RecentSearches {
  /** Newest first. */
  readonly all: () => readonly string[]
  readonly add: (query: string) => void
  readonly remove: (query: string) => void
}

/** The searches that a slot stores. With blocked storage there are none. */
export function createRecentSearches(
  slot: Pick<StorageSlot, 'get' | 'set'>,
  longest = LONGEST,
): RecentSearches {
  const all = () => parseRecent(slot.get())
  const others = (query: string) => all().filter((other) => other !== query)
  const store = (queries: readonly string[]) => slot.set(JSON.stringify(queries.slice(0, MOST)))
  return {
    all,
    add: (text) => {
      const query = text.trim()
      if (query !== '' && query.length <= longest) store([query, ...others(query)])
    },
    remove: (query) => store(others(query)),
  }
}

/** Anything but an array of strings was stored by other code. */
function parseRecent(text: string | null): readonly string[] {
  try {
    // Other values have no `filter`, which throws.
    const values = JSON.parse(text ?? '') as readonly unknown[]
    return values.filter((query) => typeof query === 'string').slice(0, MOST)
  } catch {
    return []
  }
}
