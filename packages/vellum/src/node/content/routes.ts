// Every route of the content, and the paths of several pages. Parents and the not-found page are not routes.

import { normalPath } from '../../shared/url.js'
import { groupBy } from '../base/groupBy.js'
import { type BlogRoute, blogRoutes } from './blog/blogRoutes.js'
import type { SiteModel } from './loadSiteModel.js'
import type { Version } from './versions/version.js'

/** A page to build. */
export type Route = {
  /** The path without the site's base. */
  readonly path: string
  /** The file of the page, or its origin, for messages. */
  readonly source: string
} & (
  | { readonly type: 'page' }
  | BlogRoute
  | {
      readonly type: 'doc' | 'generated-index' | 'docs-root' | 'tags' | 'tag'
      /** The docs set and the version in it. */
      readonly docsId: string
      readonly version: string
      /** The id of the document, the slug of the index, the label of the tag, else the name of the version. */
      readonly id: string
    }
)

/** All routes, in a stable order. `redirects` are those of the configuration. */
export function routesOf(
  { docs, pages, blogs }: SiteModel,
  redirects: readonly { readonly from: readonly string[] }[] = [],
): Route[] {
  const standalone = pages.map(({ permalink, source }): Route => ({ path: permalink, type: 'page', source }))
  const ofDocs = docs.flatMap(({ id, versions }) => versions.flatMap((version) => versionRoutes(id, version)))
  const all = [...standalone, ...ofDocs, ...blogs.flatMap(blogRoutes)]
  // In Docusaurus no page is at the root of the docs, so sites redirect it.
  const redirected = redirects.flatMap(({ from }) => from)
  const taken = new Set([...all.map(({ path }) => path), ...redirected].map(normalPath))
  const roots = docs.flatMap(({ id: docsId, versions }) =>
    versions.flatMap(({ path, name }): Route[] => {
      // `/docs` is a generated page unless another page, or a redirect, has that path.
      if (taken.has(normalPath(path))) return []
      return [{ path, type: 'docs-root', source: 'the docs', docsId, version: name, id: name }]
    }),
  )
  return [...roots, ...all]
}

function versionRoutes(docsId: string, version: Version): Route[] {
  const inVersion = { docsId, version: version.name }
  const docs = version.docs.map(
    ({ permalink, source, id }): Route => ({ path: permalink, type: 'doc', source, id, ...inVersion }),
  )
  const indexes = version.generatedIndexes.map(
    ({ permalink, label, sidebar, slug }): Route => ({
      path: permalink,
      type: 'generated-index',
      source: `the category "${label}" of the sidebar "${sidebar}"`,
      id: slug,
      ...inVersion,
    }),
  )
  const tags = version.tags.map(
    ({ permalink, label }): Route => ({
      path: permalink,
      type: 'tag',
      source: `the tag "${label}"`,
      id: label,
      ...inVersion,
    }),
  )
  const list: Route = {
    path: version.tagsPath,
    type: 'tags',
    source: 'the list of tags',
    id: version.name,
    ...inVersion,
  }
  return [...docs, ...indexes, ...(tags.length > 0 ? [list, ...tags] : [])]
}

/** A path that more than one page has. */
export interface DuplicateRoute {
  readonly path: string
  /** The page that is built. */
  readonly sources: readonly string[]
}

/** Every path that several pages have. Case and a trailing slash do not count: many disks and hosts ignore them. */
export function duplicateRoutes(routes: readonly Route[]): DuplicateRoute[] {
  return [...groupBy(routes, ({ path }) => normalPath(path)).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      path: group[0]!.path.replace(/(.)\/$/, '$1'),
      sources: group.map(({ source }) => source),
    }))
}
