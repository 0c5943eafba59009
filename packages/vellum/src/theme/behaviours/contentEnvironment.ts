// The environment of content: where choices are stored. Components create it and pass it to behaviours.

import { useEffect, useMemo } from 'react'
import { useLocation } from '../../client/api/location.js'
import { useSite } from '../../client/context/siteContext.js'
import type { SiteData } from '../../shared/site.js'

/** The parts of a page that behaviours of content use. */
export interface ContentEnvironment {
  readonly storage: SiteData['storage']
  /** Whether the navbar covers the top of the viewport; not when it hides on scroll. */
  readonly isUnderNavbar: boolean
}

/** Dispatched on the document when the query of the URL may have changed. */
export const QUERY_EVENT = 'vl:query'

/** The environment of the page on screen; the same object on all pages of the site. */
export function useContentEnvironment(): ContentEnvironment {
  const { storage, navbar } = useSite()
  const isUnderNavbar = !navbar.hideOnScroll
  const { search } = useLocation()
  // A link to the same page with another query does not render the content again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the reason
  useEffect(() => {
    document.dispatchEvent(new Event(QUERY_EVENT))
  }, [search])
  return useMemo(() => ({ storage, isUnderNavbar }), [storage, isUnderNavbar])
}
