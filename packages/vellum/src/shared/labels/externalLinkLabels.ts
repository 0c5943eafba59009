// The English label of links that open in a new tab.

/** English labels by their id in translation files. */
export const EXTERNAL_LINK_LABELS = {
  /** After the text of a link that opens a new tab, for screen readers. */
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
} as const
