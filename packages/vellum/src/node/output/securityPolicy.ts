// What a site's documents may load, as a content security policy: files of the site, what its documents run
// and load, and what the configuration names.

import type { HeadTag } from '../../shared/headTag.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type EarlyScripts, inlineHash } from './earlyScripts.js'
import { scriptText } from './htmlDocument.js'
import { externalOrigins, isCode, type PolicySources } from './policySources.js'

export interface PolicyInput {
  /** One entry for each locale. */
  readonly early: readonly EarlyScripts[]
  readonly head: Pick<SiteConfig, 'headTags' | 'scripts' | 'stylesheets'>
  /** What pages run and load in addition. @default nothing */
  readonly pages?: readonly PolicySources[]
  /** Whether the site is searched by Algolia. @default false */
  readonly hasAlgolia?: boolean
  /** What the site allows in addition, by directive. @default nothing */
  readonly allowed?: Readonly<Record<string, readonly string[]>>
}

/** The policy of all documents of a site. */
export function securityPolicy({
  early,
  head,
  pages = [],
  hasAlgolia = false,
  allowed = {},
}: PolicyInput): string {
  const scripts = head.headTags.filter(
    ({ tagName, attributes }) => tagName === 'script' && isCode(attributes.type),
  )
  const inline = [
    ...early.flatMap(({ prepaint, boot, banner }) => [
      prepaint,
      boot,
      ...(banner === undefined ? [] : [banner]),
    ]),
    ...scripts.flatMap(({ innerHTML }) => (innerHTML ? [scriptText(innerHTML)] : [])),
  ]
  const links = head.headTags.filter(
    ({ tagName, attributes }) => tagName === 'link' && attributes.rel === 'stylesheet',
  )
  const scriptOrigins = origins([...head.scripts, ...scripts.map(({ attributes }) => attributes)], 'src')
  const styleOrigins = origins([...head.stylesheets, ...links.map(({ attributes }) => attributes)], 'href')
  // Sorted, so that it does not depend on the order of the pages.
  const ofPages = (kind: keyof PolicySources) => [...new Set(pages.flatMap((page) => page[kind]))].sort()
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': unique("'self'", ...inline.map(inlineHash), ...scriptOrigins, ...ofPages('scripts')),
    'style-src': unique(
      "'self'",
      ...ofPages('styles'),
      ...(hasAlgolia ? [inlineHash(ALGOLIA_LOGO)] : []),
      ...styleOrigins,
    ),
    // Authors show images, videos and frames from elsewhere; none of them runs code in the page.
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': unique("'self'", ...styleOrigins, ...ofPages('styles').filter(isOrigin)),
    'frame-src': ["'self'", 'https:'],
    // A script may send requests to where it comes from: it was let in to do its work.
    'connect-src': unique("'self'", ...scriptOrigins, ...(hasAlgolia ? ALGOLIA_HOSTS : [])),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  const names = new Set([...Object.keys(directives), ...Object.keys(allowed)])
  return [...names]
    .map((name) => [name, ...(directives[name] ?? []), ...(allowed[name] ?? [])].join(' '))
    .join('; ')
}

/** The hosts of Algolia's requests: queries, queries if a host fails, and clicks with `insights`. */
const ALGOLIA_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://insights.algolia.io']

/** The style of the logo in Algolia's dialog. */
const ALGOLIA_LOGO = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

function unique(...sources: readonly string[]): string[] {
  return [...new Set(sources)]
}

function isOrigin(source: string): boolean {
  return !source.startsWith("'")
}

function origins(tags: readonly HeadTag['attributes'][], name: 'src' | 'href'): string[] {
  return externalOrigins(tags.map((attributes) => String(attributes[name] ?? '')))
}
