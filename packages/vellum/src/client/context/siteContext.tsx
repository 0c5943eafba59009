// The site's data, for components.

import type { ReactNode } from 'react'
import type { SiteData } from '../../shared/site.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

const SiteContext = createRequiredContext<SiteData>()

/** Provides the site's data to the components below. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The data of the site. */
export function useSite(): SiteData {
  return useRequired(SiteContext, 'useSite', 'SiteProvider')
}
