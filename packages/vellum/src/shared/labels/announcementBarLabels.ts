// The English label of the announcement bar.

/** English labels by their id in translation files. */
export const ANNOUNCEMENT_BAR_LABELS = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
} as const
