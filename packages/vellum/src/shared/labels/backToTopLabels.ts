// The English label of the button that scrolls to the top.

/** English labels by their id in translation files. */
export const BACK_TO_TOP_LABELS = {
  /** Button that scrolls to the top of a long page. */
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
} as const
