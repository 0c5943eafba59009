// The English labels of the links to the previous and the next doc.

/** English labels by their id in translation files. */
export const PAGINATION_LABELS = {
  /** Name of the links to the neighbours of a document for screen readers. */
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  /** Above the title of the previous document. */
  'theme.docs.paginator.previous': 'Previous',
  /** Above the title of the next document. */
  'theme.docs.paginator.next': 'Next',
} as const
