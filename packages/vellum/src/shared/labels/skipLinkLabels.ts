// The English label of the link that skips to the content.

/** English labels by their id in translation files. */
export const SKIP_LINK_LABELS = {
  'theme.common.skipToMainContent': 'Skip to main content',
} as const
