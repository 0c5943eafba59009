// Whether the announcement bar is shown. The state is an attribute of `<html>`, which the pre-paint
// script sets first, so that CSS hides a dismissed bar before React runs.

import { useEffect } from 'react'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'
import { useSite } from '../context/siteContext.js'
import { setRootAttribute, useRootAttribute } from './rootAttribute.js'
import { useStorageSlot } from './storage.js'

/** The state of the bar, and a function that closes it. */
export interface AnnouncementBarState {
  /** There is a bar and it is not dismissed; the server always renders it. */
  readonly isActive: boolean
  /** Hides the bar and stores that. */
  readonly close: () => void
}

/** The state of the bar. */
export function useAnnouncementBar(): AnnouncementBarState {
  const { announcementBar } = useSite()
  const dismissed = useRootAttribute(DISMISSED, null)
  const slot = useStorageSlot(DISMISS_KEY)
  return {
    isActive: announcementBar !== undefined && dismissed !== 'true',
    close: () => {
      setRootAttribute(DISMISSED, 'true')
      slot.set('true')
    },
  }
}

/** Updates the state from the storage and on scrolling. The bar calls it. */
export function useAnnouncementBarSync(): void {
  const id = useSite().announcementBar?.id
  const idSlot = useStorageSlot('docusaurus.announcement.id')
  const dismissSlot = useStorageSlot(DISMISS_KEY)
  useEffect(() => {
    if (id === undefined) return
    const isKnown = idSlot.get() === id
    if (!isKnown) {
      idSlot.set(id)
      dismissSlot.set('false')
    }
    setRootAttribute(DISMISSED, String(isKnown && dismissSlot.get() === 'true'))
  }, [id, idSlot, dismissSlot])

  // CSS reserves space for the bar below the sidebar while the page is at the top: nothing renders.
  useEffect(() => {
    if (id === undefined) return
    const update = () =>
      document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.scrolled, window.scrollY > 0)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [id])
}

const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const DISMISSED = ROOT_ATTRIBUTES.dismissed
