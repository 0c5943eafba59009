// The English labels that Node writes into pages: in Markdown, and as titles of pages that have no
// source file.

import { COMMON_LABELS } from './commonLabels.js'

/** The labels that Node writes in English, by their id; plural forms are separated by `|`. */
export const PAGE_LABELS = {
  ...COMMON_LABELS,
  'theme.docs.root.title': 'Documentation',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.footnotes.title': 'Footnotes',
  'theme.footnotes.backLabel': 'Back to reference {reference}',
  'theme.tasks.done': 'Done',
  'theme.tasks.open': 'To do',
} as const

/** The id of a label that Node writes. */
export type PageLabelId = keyof typeof PAGE_LABELS

/** Whether Node writes a label with that id. */
export function isPageLabelId(id: string): id is PageLabelId {
  return Object.hasOwn(PAGE_LABELS, id)
}
