// The versions of a docs set in the shell, and the latest of them.

import type { DocsVersionsData } from '../../../shared/site.js'
import type { DocsSet, SiteModel } from '../../content/loadSiteModel.js'
import type { Version } from '../../content/versions/version.js'
import type { RouteUrls } from '../links/routeUrls.js'

/** The latest version: the one at the path of its docs set. */
export function lastVersionOf({ versions }: Pick<DocsSet, 'versions'>): Version | undefined {
  return versions.find(({ isLast }) => isLast)
}

/** Every docs set with several versions: with one there is nothing to choose. */
export function docsVersionsData({ docs }: Pick<SiteModel, 'docs'>, urls: RouteUrls): DocsVersionsData[] {
  return docs
    .filter(({ versions }) => versions.length > 1)
    .map((set) => ({
      id: set.id,
      last: lastVersionOf(set)?.name ?? '',
      versions: set.versions.map(({ name, label, path, mainDoc }) => ({
        name,
        label,
        path: urls.href(path).replace(/\/$/, ''),
        href: urls.href(mainDoc.permalink),
      })),
    }))
}
