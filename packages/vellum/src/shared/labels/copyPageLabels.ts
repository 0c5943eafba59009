// The English label of the link that copies a page as Markdown.

/** English labels by their id in translation files. */
export const COPY_PAGE_LABELS = {
  /** Link that copies the Markdown of a page, with `themeConfig.docs.markdownLink`. */
  'theme.docs.markdown.copy': 'Copy page as Markdown',
} as const
