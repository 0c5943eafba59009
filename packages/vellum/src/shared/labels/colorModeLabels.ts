// The English labels of the button that switches the colour mode.

/** English labels by their id in translation files. */
export const COLOR_MODE_LABELS = {
  /** Button that switches between light and dark; `{mode}` is one of the three labels below. */
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  /** `{mode}` when the page is light by choice. */
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  /** `{mode}` when the page is dark by choice. */
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  /** `{mode}` when the page follows the system. */
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
} as const
