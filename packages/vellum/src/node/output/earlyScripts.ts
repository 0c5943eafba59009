// The scripts that stand in the document itself, because they must run before anything
// else. The content security policy allows them by their hash.

import { createHash } from 'node:crypto'
import { baseUrlBannerScript } from '../../shared/baseUrlBanner.js'
import { prepaintScript } from '../../shared/prepaint.js'
import type { SiteData } from '../../shared/site.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { scriptText } from './htmlDocument.js'

/** Code in the head of every page, and of the home page alone. */
export interface EarlyScripts {
  readonly prepaint: string
  readonly banner: string | undefined
}

export function earlyScripts(
  site: SiteData,
  { baseUrlIssueBanner }: Pick<SiteConfig, 'baseUrlIssueBanner'>,
): EarlyScripts {
  return {
    prepaint: scriptText(prepaintScript(site)),
    banner: baseUrlIssueBanner ? scriptText(baseUrlBannerScript({ baseUrl: site.baseUrl })) : undefined,
  }
}

/** The hash of a script as a policy names it. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
