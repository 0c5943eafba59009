// The English labels of the button that switches the colour mode.

/** English labels by their id in translation files. */
export const COLOR_MODE_LABELS = {
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
} as const
