// The English labels of a part of a page that is loaded later: while it loads, and if loading fails.

/** English labels by their id in translation files. */
export const LAZY_PART_LABELS = {
  'theme.ErrorPageContent.retry': 'Retry',
  'theme.loading': 'Loading…',
} as const
