// The English labels of a page that crashed.

/** English labels by their id in translation files. */
export const ERROR_PAGE_LABELS = {
  /** Heading of a page whose component has thrown an error. */
  'theme.ErrorPageContent.title': 'This page crashed',
  /** Button that renders such a page again. */
  'theme.ErrorPageContent.tryAgain': 'Try again',
} as const
