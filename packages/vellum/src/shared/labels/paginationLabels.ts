// The English labels of the links to the previous and the next doc.

/** English labels by their id in translation files. */
export const PAGINATION_LABELS = {
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.paginator.next': 'Next',
} as const
