// The English labels of a page that crashed.

/** English labels by their id in translation files. */
export const ERROR_PAGE_LABELS = {
  'theme.ErrorPageContent.title': 'This page crashed',
  'theme.ErrorPageContent.tryAgain': 'Try again',
} as const
