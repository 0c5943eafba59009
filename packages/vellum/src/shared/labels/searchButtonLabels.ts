// The English label of the search button. Those of the dialog are in searchLabels.ts.

/** English labels by their id in translation files. */
export const SEARCH_BUTTON_LABELS = {
  /** Button that opens the search. */
  'theme.SearchBar.label': 'Search',
} as const
