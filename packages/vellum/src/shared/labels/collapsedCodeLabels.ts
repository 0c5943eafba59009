// The English label of collapsed lines of code.

/** English labels by their id in translation files. */
export const COLLAPSED_CODE_LABELS = {
  /** Opens lines of code that are collapsed. */
  'theme.CodeBlock.collapsedLines': 'Collapsed lines: {count}',
} as const
