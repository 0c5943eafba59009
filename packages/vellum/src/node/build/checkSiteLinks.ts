// Checks the links of all rendered pages, and tells where broken ones are written.

import { splitUrl } from '../../shared/url.js'
import { createLinkCheck } from '../output/checkLinks.js'
import { formatBrokenAnchors, formatBrokenLinks } from '../output/linkMessages.js'
import type { PageResult } from './compilePages.js'
import type { Finding } from './findings.js'
import type { Site } from './loadSite.js'
import { excerptName } from './pageCompiler.js'
import { postsOfList } from './postLists.js'
import type { PageReport } from './renderedPages.js'

/** Collects pages as they are rendered; keeps nothing of them but what must be compared. */
export interface SiteLinkCheck {
  /** `index` is that of the page's route; one more for the not-found page. */
  readonly add: (index: number, page: Pick<PageReport, 'path' | 'links' | 'ids'>) => void
  readonly findings: () => Finding[]
}

export function checkSiteLinks({
  site,
  assets,
  compiled,
}: {
  site: Site
  /** Names of the files that pages brought along: a link to one of them is not broken. */
  assets: Iterable<string>
  compiled: ReadonlyMap<string, PageResult>
}): SiteLinkCheck {
  const { config, context, routes } = site
  const { onBrokenLinks, onBrokenAnchors } = config
  if (onBrokenLinks === 'ignore' && onBrokenAnchors === 'ignore') {
    return { add: () => {}, findings: () => [] }
  }
  const check = createLinkCheck({ routes: routes.map(({ path }) => context.addresses.href(path)) })
  const files = new Set([...assets].map((name) => config.baseUrl + name))
  const toPage = ({ href }: { readonly href: string }) => !files.has(splitUrl(href).path)
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
    findings: () => {
      const { links, anchors } = check.report()
      const broken = formatBrokenLinks(links)
      const lost = formatBrokenAnchors(anchors)
      return [
        ...(broken ? [{ severity: onBrokenLinks, error: broken }] : []),
        ...(lost ? [{ severity: onBrokenAnchors, error: lost }] : []),
      ]
    },
  }
}
