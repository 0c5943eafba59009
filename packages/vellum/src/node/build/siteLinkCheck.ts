// Collects the links of the rendered pages of a locale, and reports broken ones with the lines they are written in.

import { splitUrl, withoutBase } from '../../shared/url.js'
import { matchRedirect, type RedirectList } from '../hosting/redirectRules.js'
import { createLinkCheck } from '../output/checkLinks.js'
import { formatBrokenAnchors, formatBrokenLinks } from '../output/linkMessages.js'
import { type CompiledSource, excerptName } from '../site/compileCache.js'
import type { Site } from '../site/loadSite.js'
import { postsOfList } from '../site/postLists.js'
import type { Problem } from '../site/problems.js'
import type { PageReport } from './renderCache.js'

/** Collects pages as they are rendered; keeps nothing of them but what must be compared. */
export interface SiteLinkCheck {
  /** `index` is that of the page's route; one more for the not-found page. */
  readonly add: (index: number, page: Pick<PageReport, 'path' | 'links' | 'ids'>) => void
  /** `reported` has the positions of links that are reported already; new ones are added. */
  readonly problems: (reported: Set<string>) => Problem[]
}

/** The link check of a locale; nothing is collected when broken links are ignored. */
export function createSiteLinkCheck({
  site,
  others,
  assetNames,
  compiled,
  redirects,
}: {
  site: Site
  /** The same site in the other locales that are built. */
  others: readonly Site[]
  /** Names of the files that pages refer to: a link to one of them is not broken. */
  assetNames: Iterable<string>
  compiled: ReadonlyMap<string, CompiledSource>
  /** A link to an old URL is not broken. */
  redirects: RedirectList
}): SiteLinkCheck {
  const { config, context, routes } = site
  const { onBrokenLinks, onBrokenAnchors } = config
  if (onBrokenLinks === 'ignore' && onBrokenAnchors === 'ignore') {
    return { add: () => {}, problems: () => [] }
  }
  const onHost = others.filter((other) => other.config.url === config.url)
  const check = createLinkCheck({
    routes: [
      ...routes.map(({ path }) => context.urls.href(path)),
      ...onHost.flatMap((other) => other.routes.map(({ path }) => other.context.urls.href(path))),
    ],
    isRedirected: (path) => matchRedirect(redirects, encodeURI(path)) !== undefined,
  })
  const isChecked = createLinkFilter(site, { onHost, assetNames })
  // The links of an excerpt are reported once, with its post.
  const linksOfPosts = (index: number) => {
    const route = routes[index]
    const posts = route ? (postsOfList(route, site) ?? []) : []
    return new Set(
      posts.flatMap(({ source }) => compiled.get(excerptName(source))?.links ?? []).map(({ href }) => href),
    )
  }
  return {
    add: (index, { path, links, ids }) => {
      const page = compiled.get(routes[index]?.source ?? '')
      const ofPosts = linksOfPosts(index)
      check.add({
        path,
        links: links.filter((link) => isChecked(link) && !ofPosts.has(link.href)),
        ids,
        ...(page && { source: { file: page.source, links: page.links.filter(isChecked) } }),
      })
    },
    problems: (reported) => {
      const isNew = ({ positions }: { readonly positions: readonly string[] }) =>
        positions.length === 0 || !positions.every((position) => reported.has(position))
      const { links, anchors } = check.report()
      const broken = formatBrokenLinks(links.filter(isNew), onBrokenLinks)
      const lost = formatBrokenAnchors(anchors.filter(isNew))
      for (const { positions } of [...links, ...anchors])
        for (const position of positions) reported.add(position)
      return [
        ...(broken ? [{ severity: onBrokenLinks, error: broken }] : []),
        ...(lost ? [{ severity: onBrokenAnchors, error: lost }] : []),
      ]
    },
  }
}

/** Decides whether a link can be checked: not one to a file, nor one to a locale that is not built. */
function createLinkFilter(
  { config, model }: Site,
  { onHost, assetNames }: { onHost: readonly Site[]; assetNames: Iterable<string> },
): (link: { readonly href: string }) => boolean {
  const files = new Set([...assetNames].map((name) => config.assetBase + name))
  const localeOf = createLocaleLookup(config)
  const built = new Set([model.locale, ...onHost.map((other) => other.model.locale)])
  return ({ href }) => {
    if (href.startsWith('#')) return true
    const { path } = splitUrl(href)
    if (files.has(path)) return false
    return !path.startsWith('/') || built.has(localeOf(path) ?? model.locale)
  }
}

/** Finds the locale that a path belongs to: the one with the longest base. */
function createLocaleLookup({ i18n, url }: Site['config']): (path: string) => string | undefined {
  const bases = Object.entries(i18n.localeConfigs)
    .filter(([, locale]) => locale.url === url)
    .map(([locale, { baseUrl }]) => ({ locale, baseUrl }))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
  return (path) => bases.find(({ baseUrl }) => withoutBase(path, baseUrl) !== undefined)?.locale
}
