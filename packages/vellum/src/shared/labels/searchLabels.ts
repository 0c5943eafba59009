// The English labels of the search dialog, which browsers load with it. Labels that Docusaurus has keep its
// ids.

/** The labels of the search in English, by their id. */
export const SEARCH_LABELS = {
  'theme.SearchModal.placeholder': 'Search docs',
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'Recent',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.nearestPages': 'Nearest pages',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.errorHelp': 'Explains this error',
  // Without plural forms, whose rules would be code of every page.
  'theme.SearchModal.documentsFound': 'Documents found: {count}',
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
} as const

/** Labels for docs with several versions; the dialog of other sites does not contain them. */
export const VERSIONED_SEARCH_LABELS = {
  'theme.SearchModal.noResultsScreen.otherVersions': 'Search in another version',
} as const

/** The id of a label of the search. */
export type SearchLabelId = keyof typeof SEARCH_LABELS
