// The English labels of the menu beside the link that copies a page, with `themeConfig.docs.assistants`.

/** English labels by their id in translation files. */
export const PAGE_MENU_LABELS = {
  /** Button that opens the menu beside the link that copies a page, for screen readers. */
  'theme.docs.pageMenu.label': 'More actions for this page',
  /** Link to the Markdown of the page. */
  'theme.docs.pageMenu.markdown': 'View as Markdown',
  /** Link that opens the page in an assistant. */
  'theme.docs.pageMenu.assistant': 'Open in {name}',
  /** The message that the assistant starts with; `{url}` is the URL of the page. */
  'theme.docs.pageMenu.prompt': 'Read {url} so that I can ask questions about it.',
} as const
