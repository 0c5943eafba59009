// The English label of `<details>` without a summary.

/** English labels by their id in translation files. */
export const DETAILS_LABELS = {
  /** Summary of `<details>` without one. */
  'theme.details.summary': 'Details',
} as const
