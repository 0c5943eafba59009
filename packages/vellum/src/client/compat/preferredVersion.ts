// The version of the docs that a visitor has chosen, stored for pages that belong to no version.
// A click on a link that names a version chooses it; merely reading an old page does not.

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'
import { createStorageSlot, type StorageSlot } from '../runtime/storage.js'

/** The attribute of links that choose a version: `default/1.0` */
export const VERSION_ATTRIBUTE = 'data-docs-version'

/** The storage slot of the choice for a docs set. */
export function preferredVersionSlot(docsId: string, { storage }: Pick<SiteData, 'storage'>): StorageSlot {
  return createStorageSlot(`docs-preferred-version-${docsId}`, storage)
}

/** The chosen versions by the id of their docs set, if they exist; none on the server and in the first render. */
export function usePreferredVersions(): Readonly<Record<string, string>> {
  const site = useSite()
  const sets = useMemo(() => slotsOf(site), [site])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = sets.map(({ slot }) => slot.listen(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [sets],
  )
  const chosen = useSyncExternalStore(
    subscribe,
    // A string, because a new object would be a new state each time.
    () => JSON.stringify(sets.map(({ slot }) => slot.get())),
    () => '[]',
  )
  const names = JSON.parse(chosen) as readonly (string | null)[]
  return Object.fromEntries(
    sets.flatMap(({ id, versions }, i) => {
      const name = names[i]
      return versions.some((version) => version.name === name) ? [[id, name]] : []
    }),
  ) as Readonly<Record<string, string>>
}

/**
 * Stores the version that a visitor chooses, and removes stored versions that no longer exist. The layout
 * calls it once.
 */
export function usePreferredVersionSync(): void {
  const site = useSite()
  useEffect(() => {
    for (const { slot, versions } of slotsOf(site)) {
      const name = slot.get()
      if (name !== null && !versions.some((version) => version.name === name)) slot.remove()
    }
  }, [site])
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest(`[${VERSION_ATTRIBUTE}]`)
      const [, id, name] = (link && /^([^/]+)\/(.+)$/.exec(link.getAttribute(VERSION_ATTRIBUTE) ?? '')) || []
      if (name !== undefined)
        slotsOf(site)
          .find((set) => set.id === id)
          ?.slot.set(name)
    }
    // Before the navigation that the click starts.
    document.addEventListener('click', choose, { capture: true })
    return () => document.removeEventListener('click', choose, { capture: true })
  }, [site])
}

function slotsOf(site: SiteData) {
  if (site.forgetsVersions) return []
  return (site.docsVersions ?? []).map((set) => ({ ...set, slot: preferredVersionSlot(set.id, site) }))
}
