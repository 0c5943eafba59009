// The English label of the table of contents.

/** English labels by their id in translation files. */
export const TOC_LABELS = {
  /** Button of the table of contents on small screens, and its heading. */
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
} as const
