// The headers of a site, and its policy, from its configuration and from what its pages run and load.

import { readFile } from 'node:fs/promises'
import { type HeaderRule, parseHeaders } from 'vellum-host'
import { withBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type SiteHeadersInput, siteHeaders } from '../hosting/siteHeaders.js'
import type { EarlyScripts } from '../output/earlyScripts.js'
import { externalOrigins } from '../output/policySources.js'
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
    isReportOnly: config.reportsPolicy === true,
    isHttps: config.url.startsWith('https:'),
    ...files,
  })
}

/** Code that needs a source in the policy. */
export interface PolicyNeed {
  /** What a policy must allow: `'unsafe-eval'`, `https://esm.sh`. */
  readonly source: string
  /** The code, for a sentence. */
  readonly use: string
  /** The modules with such code, relative to the site, sorted. */
  readonly modules: readonly string[]
}

/** A warning about code that the policy blocks, and what to write; undefined when it allows everything. */
export function blockedCode(config: SiteConfig, needs: readonly PolicyNeed[]): VellumError | undefined {
  const allowed = scriptSources(config)
  const blocked = needs.filter(({ source }) => !allowed.some((entry) => allows(entry, source)))
  if (blocked.length === 0) return undefined
  const sources = blocked.map(({ source }) => JSON.stringify(source)).join(', ')
  const uses = [...new Set(blocked.map(({ use }) => use))]
  return new VellumError(
    `The content security policy ${config.reportsPolicy ? 'would block' : 'blocks'} code of the site: ${uses.join(', ')}.`,
    {
      code: 'blocked-code',
      files: [...new Set(blocked.flatMap(({ modules }) => modules))].slice(0, MOST_MODULES),
      hint: `If pages need it, set \`contentSecurityPolicy: { 'script-src': [${sources}] }\`.`,
    },
  )
}

/** Modules that a message names. */
const MOST_MODULES = 5

/** What the configuration allows to run. */
function scriptSources({ contentSecurityPolicy, scripts, headTags }: SiteConfig): string[] {
  const tags = [...scripts, ...headTags.flatMap((tag) => (tag.tagName === 'script' ? [tag.attributes] : []))]
  return [
    ...(contentSecurityPolicy['script-src'] ?? []),
    ...externalOrigins(tags.map(({ src }) => String(src ?? ''))),
  ]
}

/** Whether an entry of a policy allows a source. */
function allows(entry: string, source: string): boolean {
  if (entry === source) return true
  if (source.startsWith("'")) return source === "'wasm-unsafe-eval'" && entry === "'unsafe-eval'"
  if (entry === '*') return true
  const [, scheme = '', host = ''] = /^(https?:\/\/)?(.+)$/.exec(source) ?? []
  const [, entryScheme = '', entryHost = ''] = /^(https?:\/\/)?(.+?)(?:\/.*)?$/.exec(entry) ?? []
  if (entry === 'https:') return scheme !== 'http://'
  if (entryScheme !== '' && scheme !== '' && entryScheme !== scheme) return false
  return entryHost.startsWith('*.') ? host.endsWith(entryHost.slice(1)) : entryHost === host
}

/** What a build says about a policy that only reports; nothing for others. */
export function reportedPolicyLines({ docusaurusSign, reportsPolicy }: SiteConfig): string[] {
  if (!reportsPolicy) return []
  return [
    `The site came from Docusaurus (${docusaurusSign}): its content security policy only reports, and blocks nothing. Set \`contentSecurityPolicy\`, such as to \`{}\`, to enforce it.`,
  ]
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
