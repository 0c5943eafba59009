// Checks the links of all rendered pages, and tells where broken ones are written.

import { splitUrl, withoutBase } from '../../shared/url.js'
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
  readonly problems: () => Problem[]
}

export function createSiteLinkCheck({
  site,
  others,
  assets,
  compiled,
  reported: told,
}: {
  site: Site
  /** The same site in the other languages that are built. */
  others: readonly Site[]
  /** Names of the files that pages brought along: a link to one of them is not broken. */
  assets: Iterable<string>
  compiled: ReadonlyMap<string, CompiledSource>
  /** Places whose broken links are told already: a page without translation has those of the original. */
  reported: Set<string>
}): SiteLinkCheck {
  const { config, context, routes, model } = site
  const { onBrokenLinks, onBrokenAnchors } = config
  if (onBrokenLinks === 'ignore' && onBrokenAnchors === 'ignore') {
    return { add: () => {}, problems: () => [] }
  }
  const { locale } = model
  const near = others.filter((other) => other.config.url === config.url)
  const check = createLinkCheck({
    routes: [
      ...routes.map(({ path }) => context.urls.href(path)),
      ...near.flatMap((other) => [
        ...other.routes.map(({ path }) => other.context.urls.href(path)),
        // Every page leads to itself in the other languages, the not-found page too.
        other.context.urls.file('/404.html'),
      ]),
    ],
  })
  const files = new Set([...assets].map((name) => config.assetBase + name))
  const ownerOf = createOwners(config)
  const built = new Set([locale, ...near.map((other) => other.model.locale)])
  const toPage = ({ href }: { readonly href: string }) => {
    const { path } = splitUrl(href)
    if (files.has(path)) return false
    // Of a language that is not built nothing is known.
    return !path.startsWith('/') || built.has(ownerOf(path) ?? locale)
  }
  // What an excerpt links to is told once, with the post that it is from.
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
        links: links.filter((link) => toPage(link) && !ofPosts.has(link.href)),
        ids,
        ...(page && { source: { file: page.source, links: page.links.filter(toPage) } }),
      })
    },
    problems: () => {
      const { links, anchors } = check.report()
      const broken = formatBrokenLinks(links.filter(isNew), onBrokenLinks)
      const lost = formatBrokenAnchors(anchors.filter(isNew))
      for (const { places } of [...links, ...anchors]) for (const place of places) told.add(place)
      return [
        ...(broken ? [{ severity: onBrokenLinks, error: broken }] : []),
        ...(lost ? [{ severity: onBrokenAnchors, error: lost }] : []),
      ]
    },
  }

  function isNew({ places }: { readonly places: readonly string[] }): boolean {
    return places.length === 0 || !places.every((place) => told.has(place))
  }
}

/** Tells to which language of the site a path belongs: the one with the longest base. */
function createOwners({ i18n, url }: Site['config']): (path: string) => string | undefined {
  const bases = Object.entries(i18n.localeConfigs)
    .filter(([, locale]) => locale.url === url)
    .map(([locale, { baseUrl }]) => ({ locale, baseUrl }))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
  return (path) => bases.find(({ baseUrl }) => withoutBase(path, baseUrl) !== undefined)?.locale
}
