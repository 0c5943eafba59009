// The English labels of a site that is searched by Algolia. The dialog has its own, which
// `themeConfig.algolia.translations` replaces.

/** The labels around Algolia's dialog in English, by their id. */
export const ALGOLIA_LABELS = {
  /** Link to the page with all results, with Algolia. */
  'theme.SearchBar.seeAll': 'See all {count} results',
} as const
