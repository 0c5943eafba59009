// The headers of a site, and its policy, from its configuration and from what its pages run and load.

import { readFile } from 'node:fs/promises'
import { type HeaderRule, parseHeaders } from 'vellum-host'
import { withBase } from '../../shared/url.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type SiteHeadersInput, siteHeaders } from '../hosting/siteHeaders.js'
import type { EarlyScripts } from '../output/earlyScripts.js'
import { type PolicyInput, securityPolicy } from '../output/securityPolicy.js'
import type { StaticFile } from '../output/staticFiles.js'

/** The name of a site's own file in a static folder, which adds to the headers. */
export const HEADERS_FILE = '_headers'

/** The rules of the site's own file. Its paths are below the base, as those of redirects, whether they have it or not. */
export async function readOwnHeaders(statics: readonly StaticFile[], baseUrl: string): Promise<HeaderRule[]> {
  const ownFile = statics.find(({ path }) => path === HEADERS_FILE)
  const rules = ownFile ? parseHeaders(await readFile(ownFile.file, 'utf8')) : []
  return rules.map(({ path, headers }) => ({ path: withBase(path, baseUrl), headers }))
}

/** The headers of a site's files, with a policy that allows what its documents run and load. */
export function siteHeaderRules(
  config: SiteConfig,
  {
    early,
    pages,
    ...files
  }: Pick<PolicyInput, 'early' | 'pages'> & Pick<SiteHeadersInput, 'dataBases' | 'ownAssets' | 'own'>,
): HeaderRule[] {
  return siteHeaders({
    baseUrl: config.assetBase,
    policy: securityPolicy({ ...policyInput(config, early), pages }),
    isHttps: config.url.startsWith('https:'),
    ...files,
  })
}

/** The sources that the policy allows besides what pages run and load, each with its origin, for `vellum check`. */
export function policyLines({ contentSecurityPolicy, policyAdditions }: SiteConfig): string[] {
  return Object.entries(contentSecurityPolicy).flatMap(([directive, sources]) =>
    [...new Set(sources)].map((source) => {
      const plugins = policyAdditions
        .filter((addition) => addition.directive === directive && addition.source === source)
        .map(({ plugin }) => `the plugin "${plugin}"`)
      return `The policy allows ${source} in ${directive}, for ${plugins.join(' and ') || 'the configuration'}.`
    }),
  )
}

/** Everything but what pages themselves run and load. Plain data. */
export function policyInput(config: SiteConfig, early: readonly EarlyScripts[]): Omit<PolicyInput, 'pages'> {
  const { headTags, scripts, stylesheets, themeConfig, contentSecurityPolicy } = config
  return {
    early,
    head: { headTags, scripts, stylesheets },
    hasAlgolia: themeConfig.algolia !== undefined,
    allowed: contentSecurityPolicy,
  }
}
