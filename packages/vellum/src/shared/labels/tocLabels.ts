// The English label of the table of contents.

/** English labels by their id in translation files. */
export const TOC_LABELS = {
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
} as const
