// The English titles of admonitions that have no title of their own.

/** English labels by their id in translation files. */
export const ADMONITION_LABELS = {
  /** Title of the admonition `:::note` without one. */
  'theme.admonition.note': 'note',
  /** Title of the admonition `:::tip` without one. */
  'theme.admonition.tip': 'tip',
  /** Title of the admonition `:::info` without one. */
  'theme.admonition.info': 'info',
  /** Title of the admonition `:::warning` without one. */
  'theme.admonition.warning': 'warning',
  /** Title of the admonition `:::danger` without one. */
  'theme.admonition.danger': 'danger',
} as const
