// The English label of the announcement bar.

/** English labels by their id in translation files. */
export const ANNOUNCEMENT_BAR_LABELS = {
  /** Button that closes the announcement bar. */
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
} as const
