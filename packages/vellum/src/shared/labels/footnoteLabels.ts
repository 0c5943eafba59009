// The English labels of footnotes.

/** English labels by their id in translation files. */
export const FOOTNOTE_LABELS = {
  'theme.footnotes.title': 'Footnotes',
  'theme.footnotes.backLabel': 'Back to reference {reference}',
} as const
