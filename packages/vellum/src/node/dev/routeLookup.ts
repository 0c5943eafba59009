// Finds the route of a URL path. Knows the routes only, not how their pages are made.

import { dataPath } from '../../shared/dataPath.js'
import { decodePath, normalPath, withoutBase } from '../../shared/url.js'
import type { Route } from '../content/routes.js'

/** The routes of a site, by what a request can name. */
export interface RouteLookup {
  /** The route of a path, which may differ in case, be encoded, or end with `.html`. */
  readonly byPath: (path: string) => Route | undefined
  /** The path of the page whose data file has this name. */
  readonly pathOfData: (name: string) => string | undefined
}

/** Makes a lookup for the routes of a site below its base. */
export function createRouteLookup(routes: readonly Route[], baseUrl: string): RouteLookup {
  const byPath = new Map(routes.map((route) => [normalPath(route.path), route]))
  const byData = new Map(routes.map(({ path }) => [dataPath(path), path]))
  return {
    byPath: (path) => {
      const sitePath = withoutBase(path, baseUrl)
      if (sitePath === undefined) return undefined
      const plain = decodePath(sitePath)
      return (
        byPath.get(normalPath(plain)) ?? byPath.get(normalPath(plain.replace(/(\/index)?\.html$/, '') || '/'))
      )
    },
    pathOfData: (name) => byData.get(name),
  }
}
