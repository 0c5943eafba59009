// The English label of the link that skips to the content.

/** English labels by their id in translation files. */
export const SKIP_LINK_LABELS = {
  /** First link of every page, for readers who use the keyboard. */
  'theme.common.skipToMainContent': 'Skip to main content',
} as const
