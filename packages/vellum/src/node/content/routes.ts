// Every route of the content: which pages there are, and which paths two pages
// want. Parents and the not-found page are not routes (RT-10).

import type { SiteModel } from './loadSiteModel.js'

/** A page to build. `source` is the file that asks for it, or where the sidebar does. */
export interface Route {
  readonly path: string
  readonly type: 'doc' | 'generated-index' | 'docs-root'
  readonly source: string
  /** The id of the document; of the others, what they are an index of. */
  readonly id: string
}

/** All routes, in a stable order. */
export function routesOf({ docs }: SiteModel): Route[] {
  return docs.flatMap(({ versions }) =>
    versions.flatMap((version): Route[] => {
      const pages = version.docs.map(
        ({ permalink, source, id }): Route => ({ path: permalink, type: 'doc', source, id }),
      )
      const indexes = version.generatedIndexes.map(
        ({ permalink, label, sidebar }): Route => ({
          path: permalink,
          type: 'generated-index',
          source: `the category "${label}" of the sidebar "${sidebar}"`,
          id: label,
        }),
      )
      const all = [...pages, ...indexes]
      // `/docs` is a page of its own unless a document has taken it (DV-4).
      if (all.some(({ path }) => path === version.path)) return all
      return [{ path: version.path, type: 'docs-root', source: 'the docs', id: version.name }, ...all]
    }),
  )
}

/** A path that more than one page wants (BK-7). */
export interface DuplicateRoute {
  readonly path: string
  readonly sources: readonly string[]
}

export function duplicateRoutes(routes: readonly Route[]): DuplicateRoute[] {
  const byPath = new Map<string, string[]>()
  for (const { path, source } of routes) {
    // Both forms are served by the same file.
    const key = path.replace(/(.)\/$/, '$1')
    byPath.set(key, [...(byPath.get(key) ?? []), source])
  }
  return [...byPath].filter(([, sources]) => sources.length > 1).map(([path, sources]) => ({ path, sources }))
}
