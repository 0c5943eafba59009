// The English label of the link in a heading.

/** English labels by their id in translation files. */
export const HEADING_LABELS = {
  /** Name of the link beside a heading for screen readers. */
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
} as const
