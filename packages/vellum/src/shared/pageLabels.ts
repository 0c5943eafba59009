// Words that Node puts into pages, by their id in translation files (TR-6): those of
// Markdown, and titles of pages that no file writes. The theme has lists of its own.

/** The words in English; forms of a plural are separated by `|`. */
export const PAGE_LABELS = {
  'theme.NotFound.title': 'Page Not Found',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.docs.root.title': 'Documentation',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.details.summary': 'Details',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
  'theme.footnotes.title': 'Footnotes',
  'theme.footnotes.backLabel': 'Back to reference {reference}',
  'theme.tasks.done': 'Done',
  'theme.tasks.open': 'To do',
} as const

/** The id of such a word. */
export type PageLabelId = keyof typeof PAGE_LABELS

/** Whether there is such a word. */
export function isPageLabelId(id: string): id is PageLabelId {
  return Object.hasOwn(PAGE_LABELS, id)
}
