// The part of the site that is searched, and its searcher. It is that of the page on screen when the
// dialog opens, until the visitor chooses another version.

import { createSearcher, type Searcher, type SearchFetch } from 'vellum-search'
import { preferredVersionSlot } from '../../client/compat/preferredVersion.js'
import { HAS_VERSIONS } from '../../shared/features.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { otherVersions, type SearchedVersion, searchedVersions, searchScopes } from './searchScopes.js'

/** What is searched now. */
export interface SearchedScope {
  readonly searcher: Searcher
  /** The versions that are searched, and the others, if the docs have several. */
  readonly versions?: readonly SearchedVersion[]
  readonly others?: readonly SearchedVersion[]
}

/** The input of scopes. */
export interface ScopesInput {
  readonly site: SiteData
  /** The manifest, which was requested before this code was loaded; undefined if that has failed. */
  readonly early: Promise<Response | undefined>
}

/** Returns a function for the scope of a page; the same scope has the same searcher. */
export function createScopes({
  site,
  early,
}: ScopesInput): (page: PageData, chosen?: SearchedVersion) => SearchedScope {
  // Only a site with search has its button.
  const { scopes, manifest } = site.search!
  let first: typeof early | undefined = early
  // The first request of a searcher is that of the manifest.
  const load: SearchFetch = async (url, options) => {
    const response = first
    first = undefined
    return (await response) ?? fetch(url, options)
  }
  // A site without versions names no scopes; in development its code may support versions all the same.
  if (!HAS_VERSIONS || !scopes) {
    const scope = { searcher: createSearcher({ manifest, fetch: load }) }
    return () => scope
  }
  let current: { readonly names: string; readonly searcher: Searcher } | undefined
  const preferred = (docsId: string) =>
    site.forgetsVersions ? null : preferredVersionSlot(docsId, site).get()
  return (page, chosen) => {
    const versions = searchedVersions({ site, page, path: location.pathname, preferred, chosen })
    const all = searchScopes({ scopes }, versions)
    const names = all.join()
    if (current?.names !== names)
      current = { names, searcher: createSearcher({ manifest, scopes: all, fetch: load }) }
    return { searcher: current.searcher, versions, others: otherVersions(site, versions) }
  }
}
