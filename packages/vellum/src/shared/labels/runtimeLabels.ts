// The English labels of the client's own parts, which work without a theme.

/** The labels of the client in English, by their id. */
export const RUNTIME_LABELS = {
  'theme.ErrorPageContent.retry': 'Retry',
  'theme.loading': 'Loading…',
} as const
