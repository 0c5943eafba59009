// Every route of the content: which pages there are, and which paths two pages
// want. Parents and the not-found page are not routes (RT-10).

import { normalPath } from '../../shared/url.js'
import { type BlogRoute, blogRoutes } from './blog/blogRoutes.js'
import type { SiteModel } from './loadSiteModel.js'
import type { Version } from './versions/version.js'

/** A page to build. */
export type Route = {
  /** Without the site's base. */
  readonly path: string
  /** The file that asks for it, or what else does, for messages. */
  readonly source: string
} & (
  | { readonly type: 'page' }
  | BlogRoute
  | {
      readonly type: 'doc' | 'generated-index' | 'docs-root' | 'tags' | 'tag'
      /** The set of documents and the version in it. */
      readonly docsId: string
      readonly version: string
      /** The id of the document, the slug of the index, the label of the tag, else the name of the version. */
      readonly id: string
    }
)

/** All routes, in a stable order. */
export function routesOf({ docs, pages, blog }: SiteModel): Route[] {
  const standalone = pages.map(({ permalink, source }): Route => ({ path: permalink, type: 'page', source }))
  const ofDocs = docs.flatMap(({ id, versions }) => versions.flatMap((version) => versionRoutes(id, version)))
  const all = [...standalone, ...ofDocs, ...(blog ? blogRoutes(blog) : [])]
  const taken = new Set(all.map(({ path }) => normalPath(path)))
  const roots = docs.flatMap(({ id: docsId, versions }) =>
    versions.flatMap(({ path, name }): Route[] => {
      // `/docs` is a page of its own unless another page has taken it (DV-4).
      if (taken.has(normalPath(path))) return []
      return [{ path, type: 'docs-root', source: 'the docs', docsId, version: name, id: name }]
    }),
  )
  return [...roots, ...all]
}

function versionRoutes(docsId: string, version: Version): Route[] {
  const place = { docsId, version: version.name }
  const docs = version.docs.map(
    ({ permalink, source, id }): Route => ({ path: permalink, type: 'doc', source, id, ...place }),
  )
  const indexes = version.generatedIndexes.map(
    ({ permalink, label, sidebar, slug }): Route => ({
      path: permalink,
      type: 'generated-index',
      source: `the category "${label}" of the sidebar "${sidebar}"`,
      id: slug,
      ...place,
    }),
  )
  const tags = version.tags.map(
    ({ permalink, label }): Route => ({
      path: permalink,
      type: 'tag',
      source: `the tag "${label}"`,
      id: label,
      ...place,
    }),
  )
  const list: Route = {
    path: version.tagsPath,
    type: 'tags',
    source: 'the list of tags',
    id: version.name,
    ...place,
  }
  return [...docs, ...indexes, ...(tags.length > 0 ? [list, ...tags] : [])]
}

/** A path that more than one page wants (BK-7). */
export interface DuplicateRoute {
  readonly path: string
  readonly sources: readonly string[]
}

/** Every path that is wanted twice. Case and a slash at the end do not count: many disks and hosts do not tell them apart. */
export function duplicateRoutes(routes: readonly Route[]): DuplicateRoute[] {
  const byPath = new Map<string, { path: string; sources: string[] }>()
  for (const { path, source } of routes) {
    const key = normalPath(path)
    const group = byPath.get(key)
    if (group) group.sources.push(source)
    else byPath.set(key, { path: path.replace(/(.)\/$/, '$1'), sources: [source] })
  }
  return [...byPath.values()].filter(({ sources }) => sources.length > 1)
}
