// What behaviours need to know of the place that content is shown in: where choices are
// kept, and how the address changes. Components give it to them.

import { useEffect, useMemo, useRef } from 'react'
import { useHistory, useLocation } from '../../client/api/location.js'
import { useSite } from '../../client/context/siteContext.js'
import type { SiteData } from '../../shared/site.js'

/** The surroundings of content. */
export interface ContentEnvironment {
  readonly storage: SiteData['storage']
  /** The navbar stays above what is read; not when it hides on scroll. */
  readonly isUnderNavbar: boolean
  /** Puts another address in the place of the current one, without scrolling. */
  readonly replaceUrl: (url: string) => void
}

/** Sent to the document when the query of the address may be another one. */
export const QUERY_EVENT = 'vl:query'

/** The place of the page on screen; the same object for as long as the site is the same. */
export function useContentEnvironment(): ContentEnvironment {
  const { storage, navbar } = useSite()
  const isUnderNavbar = !navbar.hideOnScroll
  const { search } = useLocation()
  const { replace } = useHistory()
  const latest = useRef(replace)
  useEffect(() => {
    latest.current = replace
  })
  // A link to the same page with another query leaves the content where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the reason
  useEffect(() => {
    document.dispatchEvent(new Event(QUERY_EVENT))
  }, [search])
  return useMemo(
    () => ({ storage, isUnderNavbar, replaceUrl: (url) => latest.current(url) }),
    [storage, isUnderNavbar],
  )
}
