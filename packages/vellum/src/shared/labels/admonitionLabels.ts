// The English titles of admonitions that have no title of their own.

/** English labels by their id in translation files. */
export const ADMONITION_LABELS = {
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
} as const
