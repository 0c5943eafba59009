// The English label of links that open in a new tab.

/** English labels by their id in translation files. */
export const EXTERNAL_LINK_LABELS = {
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
} as const
