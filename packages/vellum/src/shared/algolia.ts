// The search of Algolia: its data in browsers, and the filters of its requests.

/** `themeConfig.algolia`, checked. Fields that are not here go to the DocSearch component as they are. */
export interface AlgoliaData {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  /** Whether only pages of this locale and version are found. */
  readonly contextualSearch: boolean
  /** Results whose URL matches are links to other sites. */
  readonly externalUrlRegex?: string | undefined
  readonly searchParameters: Readonly<Record<string, unknown>>
  /** URL of a page of the site that lists all results of `?q=`. */
  readonly searchPagePath: string | false
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined
  /** The tags of pages that are searched from every page. */
  readonly scopes: readonly string[]
}

/** Filters for pages of a locale and of some scopes: all lists must match, one entry of each. */
export function facetFilters(
  { contextualSearch, searchParameters }: Pick<AlgoliaData, 'contextualSearch' | 'searchParameters'>,
  { locale, scopes }: { readonly locale: string; readonly scopes: readonly string[] },
): readonly (string | readonly string[])[] {
  const { facetFilters: filters } = searchParameters
  const ownFilters =
    typeof filters === 'string' ? [filters] : Array.isArray(filters) ? (filters as string[]) : []
  if (!contextualSearch) return ownFilters
  return [`language:${locale}`, scopes.map((scope) => `docusaurus_tag:${scope}`), ...ownFilters]
}

/** The URL of a result on this site: its path, with the configured replacement. Results of other sites stay. */
export function resultUrl(
  url: string,
  { externalUrlRegex, replaceSearchResultPathname: replace }: AlgoliaData,
): string {
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)) return url
  const path = url.replace(/^\w+:\/\/[^/]*/, '')
  return replace ? path.replace(new RegExp(replace.from), replace.to) : path
}
