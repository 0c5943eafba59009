// The English labels of a part of a page that is loaded later: while it loads, and if loading fails.

/** English labels by their id in translation files. */
export const LAZY_PART_LABELS = {
  /** Button in the slot of a component of `lazyPart` that could not be loaded. */
  'theme.ErrorPageContent.retry': 'Retry',
  /** In the slot of a component that is loading, for screen readers. */
  'theme.loading': 'Loading…',
} as const
