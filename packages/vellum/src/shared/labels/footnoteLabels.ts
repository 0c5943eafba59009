// The English labels of footnotes.

/** English labels by their id in translation files. */
export const FOOTNOTE_LABELS = {
  /** Heading of the footnotes of a page, for screen readers. */
  'theme.footnotes.title': 'Footnotes',
  /** Link from a footnote back to the text. */
  'theme.footnotes.backLabel': 'Back to reference {reference}',
} as const
