// The English labels of the search dialog, which browsers load with it. Labels that Docusaurus has keep its
// ids.

/** The labels of the search in English, by their id. */
export const SEARCH_LABELS = {
  /** Placeholder of the search field. */
  'theme.SearchModal.placeholder': 'Search docs',
  /** Button that closes the search on small screens. */
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  /** What readers can type, when the search field is empty. @since 0.2.0 */
  'theme.SearchModal.startScreen.hint':
    'Type a word or the name of something, or paste a whole error message.',
  /** The keys of the search, when the field is empty. @since 0.2.0 */
  'theme.SearchModal.startScreen.keys': '↑ ↓ select, Enter opens, Esc clears and closes.',
  /** Heading of the pages that were opened from the search. @since 0.2.0 */
  'theme.SearchModal.startScreen.recentPagesTitle': 'Recent pages',
  /** Heading of the latest searches. */
  'theme.SearchModal.startScreen.recentSearchesTitle': 'Recent',
  /** Button that removes one of the latest searches. */
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  /** Before the query, when nothing is found. */
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  /** Heading of pages that are similar, when nothing is found. */
  'theme.SearchModal.noResultsScreen.nearestPages': 'Nearest pages',
  /** Link to the overview of the docs, when nothing is found. @since 0.2.0 */
  'theme.SearchModal.noResultsScreen.overview': 'Overview of the docs',
  /** Title when the index cannot be loaded. */
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  /** Text below that title. */
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  /** On a result that explains the error message in the query. */
  'theme.SearchModal.errorHelp': 'Explains this error',
  // Without plural forms, whose rules would be code of every page.
  /** How many pages are found, for screen readers. */
  'theme.SearchModal.documentsFound': 'Documents found: {count}',
  /** Status of the search, when results are those of a corrected query. */
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
} as const

/** Labels for docs with several versions; the dialog of other sites does not contain them. */
export const VERSIONED_SEARCH_LABELS = {
  /** Link that searches another version of the docs. */
  'theme.SearchModal.noResultsScreen.otherVersions': 'Search in another version',
} as const

/** The id of a label of the search. */
export type SearchLabelId = keyof typeof SEARCH_LABELS
