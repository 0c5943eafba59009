// The task of each page of a site, from what is compiled and bundled of all of them.

import type { Route } from '../content/routes.js'
import { type CompileResult, excerptName } from './compileCache.js'
import type { Site } from './loadSite.js'
import {
  type BundledComponent,
  type BundledPage,
  notFoundTask,
  type PageTask,
  pageTask,
} from './pageTasks.js'
import { listName, postsOfList } from './postLists.js'

/** The content of pages. */
export interface PageContent {
  /** Compiled pages and excerpts, by the names of their compile tasks. */
  readonly compiled: ReadonlyMap<string, CompileResult>
  /** Pages with code, by their sources; see `codeName`. */
  readonly bundled: ReadonlyMap<string, BundledPage>
  /** The site's components for all pages, by name. */
  readonly components: ReadonlyMap<string, BundledComponent>
}

/** How the page of a route is rendered; without a route, the not-found page. */
export function routeTask(
  route: Route | undefined,
  site: Site,
  { compiled, bundled, components }: PageContent,
): PageTask {
  if (!route) return notFoundTask(site)
  return pageTask(route, site, {
    compiled: compiled.get(route.source),
    bundled: bundled.get(codeName(route)),
    components,
    excerpts: postsOfList(route, site)?.map(({ source }) => compiled.get(excerptName(source))!),
  })
}

/** The name of a page among those with code. */
export function codeName(route: Route): string {
  return route.type === 'post-list' ? listName(route) : route.source
}
