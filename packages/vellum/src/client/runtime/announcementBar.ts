// Whether the announcement bar shows. The state is an attribute of `<html>`, which the
// pre-paint script sets first, so that CSS hides a dismissed bar before there is React.

import { useEffect } from 'react'
import { useSite } from '../context/siteContext.js'
import { setRootAttribute, useRootAttribute } from './rootAttribute.js'
import { useStorageSlot } from './storage.js'

export interface AnnouncementBarState {
  /** There is a bar and it is not dismissed; true as served (AB-7). */
  readonly isActive: boolean
  /** Hides the bar for good (AB-4). */
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

/** Keeps the state in step with the storage and with scrolling. To be called by the bar. */
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

  // CSS gives the sidebar room for the bar at the top of the page (AB-11): nothing renders.
  useEffect(() => {
    if (id === undefined) return
    const note = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0)
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [id])
}

const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const DISMISSED = 'data-announcement-bar-initially-dismissed'
