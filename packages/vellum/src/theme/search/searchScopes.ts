// Which parts of the index a search covers. In: the site, the page on screen, and the version that the
// visitor has chosen. Out: names of scopes, which are the tags of pages for search crawlers.

import type { PageData } from '../../shared/page.js'
import type { DocsVersionsData, SiteData, VersionLink } from '../../shared/site.js'
import type { SiteSearch } from '../../shared/siteSearch.js'

/** The input of a scope. */
export interface ScopeInput {
  readonly site: Pick<SiteData, 'docsVersions'>
  /** The page on screen. */
  readonly page: Pick<PageData, 'type' | 'version'>
  /** The path of the URL: a page for unknown paths has no version of its own. */
  readonly path: string
  /** The version of a docs set that the visitor prefers. */
  readonly preferred: (docsId: string) => string | null
  /** The version that the visitor has chosen in the dialog. */
  readonly chosen?: SearchedVersion | undefined
}

/** A version of a docs set, in the search. */
export interface SearchedVersion extends Pick<VersionLink, 'name' | 'label'> {
  readonly docsId: string
}

/** The version of each docs set that has several: chosen in the dialog, of the page, preferred, or the last one. */
export function searchedVersions({ site, page, path, preferred, chosen }: ScopeInput): SearchedVersion[] {
  return (site.docsVersions ?? []).map((set) => {
    const { id, last, versions } = set
    const names = [
      chosen?.docsId === id && chosen.name,
      page.version?.docsId === id && page.version.name,
      page.type === 'not-found' && versionAt(path, set),
      preferred(id),
      last,
    ]
    const foundVersion = names.flatMap((name) => versions.filter((version) => version.name === name))[0]
    return { docsId: id, name: foundVersion?.name ?? last, label: foundVersion?.label ?? last }
  })
}

/** The versions of the same docs sets that are not searched. */
export function otherVersions(
  { docsVersions = [] }: ScopeInput['site'],
  searched: readonly SearchedVersion[],
): SearchedVersion[] {
  return docsVersions.flatMap(({ id, versions }) =>
    versions
      .filter(({ name }) => !searched.some((other) => other.docsId === id && other.name === name))
      .map(({ name, label }) => ({ docsId: id, name, label })),
  )
}

/** The scopes of these versions, and those that every search covers. */
export function searchScopes(
  { scopes }: Required<Pick<SiteSearch, 'scopes'>>,
  versions: readonly SearchedVersion[],
): readonly string[] {
  return [...versions.map(({ docsId, name }) => `docs-${docsId}-${name}`), ...scopes]
}

/** The version whose pages are below the longest part of a path, unless that is the last version. */
function versionAt(path: string, { last, versions }: DocsVersionsData): string | undefined {
  const below = versions.filter(
    (version) => version.name !== last && `${path}/`.startsWith(`${version.path}/`),
  )
  return below.sort((a, b) => b.path.length - a.path.length)[0]?.name
}
