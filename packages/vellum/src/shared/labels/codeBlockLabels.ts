// The English labels of the buttons of code blocks.

/** English labels by their id in translation files. */
export const CODE_BLOCK_LABELS = {
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
} as const
