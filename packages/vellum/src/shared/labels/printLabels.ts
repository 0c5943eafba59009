// The English labels of the document that `vellum print` writes.

/** English labels by their id in translation files. */
export const PRINT_LABELS = {
  /** Heading of the contents of a printed document. */
  'theme.docs.print.contents': 'Contents',
} as const
