// The English label of the button that scrolls to the top.

/** English labels by their id in translation files. */
export const BACK_TO_TOP_LABELS = {
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
} as const
