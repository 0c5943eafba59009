// What the policy of a site depends on, from its configuration.

import type { SiteConfig } from '../config/siteConfig.js'
import type { EarlyScripts } from '../output/earlyScripts.js'
import type { PolicyInput } from '../output/securityPolicy.js'

/** All but what pages themselves run and load. Plain data. */
export function policyInput(config: SiteConfig, early: readonly EarlyScripts[]): Omit<PolicyInput, 'pages'> {
  const { headTags, scripts, stylesheets, themeConfig, contentSecurityPolicy } = config
  return {
    early,
    head: { headTags, scripts, stylesheets },
    hasAlgolia: themeConfig.algolia !== undefined,
    allowed: contentSecurityPolicy,
  }
}
