// The inline scripts of documents, which must run before anything else. The content security policy allows
// them by their hash.

import { createHash } from 'node:crypto'
import { baseUrlBannerScript } from '../../shared/baseUrlBanner.js'
import { prepaintScript } from '../../shared/prepaint.js'
import type { SiteData } from '../../shared/site.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { scriptText } from './htmlDocument.js'

/** Code in the head of every page, in that of the home page alone, and at the end of all others. */
export interface EarlyScripts {
  readonly prepaint: string
  readonly banner: string | undefined
  readonly boot: string
}

/** The scripts of a site's documents. */
export function earlyScripts(
  site: SiteData,
  { baseUrlIssueBanner, boot }: Pick<SiteConfig, 'baseUrlIssueBanner'> & { readonly boot: string },
): EarlyScripts {
  return {
    prepaint: scriptText(prepaintScript(site)),
    boot: scriptText(boot),
    banner: baseUrlIssueBanner ? scriptText(baseUrlBannerScript({ baseUrl: site.baseUrl })) : undefined,
  }
}

/** The hash of an inline script or style, in the form of a policy. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
