// The site's data, for components.

import type { SiteData } from '../../shared/site.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** The site's data. */
export const SiteContext = createRequiredContext<SiteData>('SiteContext')

/** The data of the site. */
export function useSite(): SiteData {
  return useRequired(SiteContext, 'useSite')
}
