// The English labels of the buttons of code blocks.

/** English labels by their id in translation files. */
export const CODE_BLOCK_LABELS = {
  /** Tooltip of the copy button of a code block. */
  'theme.CodeBlock.copy': 'Copy',
  /** The same after a press. */
  'theme.CodeBlock.copied': 'Copied',
  /** Name of the copy button for screen readers. */
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  /** Button that wraps the long lines of a code block. */
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
} as const
