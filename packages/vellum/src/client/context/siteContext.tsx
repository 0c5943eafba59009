// What all pages share, for components: the site's data.

import type { ReactNode } from 'react'
import type { SiteData } from '../../shared/site.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

const SiteContext = createRequiredContext<SiteData>()

/** Gives the site's data to the components below. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The data of the site. */
export function useSite(): SiteData {
  return useRequired(SiteContext, 'useSite', 'SiteProvider')
}
