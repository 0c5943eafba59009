// The labels that Node writes into the data of pages and of the site: titles of pages that have no source file,
// the descriptions of cards, the menu of assistants. Pages of the blog have BLOG_LABELS as well.

import { DOC_CARD_LABELS } from '../docCardLabels.js'
import { DOCS_ROOT_LABELS } from '../docsRootLabels.js'
import { NOT_FOUND_LABELS } from '../notFoundLabels.js'
import { PAGE_MENU_LABELS } from '../pageMenuLabels.js'
import { PRINT_LABELS } from '../printLabels.js'
import { TAG_LABELS, TAG_PAGE_LABELS } from '../tagLabels.js'

/** The labels of page data in English, by their id; plural forms are separated by `|`. */
export const PAGE_DATA_LABELS = {
  ...NOT_FOUND_LABELS,
  ...TAG_LABELS,
  ...TAG_PAGE_LABELS,
  ...DOC_CARD_LABELS,
  ...DOCS_ROOT_LABELS,
  ...PAGE_MENU_LABELS,
  ...PRINT_LABELS,
} as const

/** The id of a label that Node writes into the data of pages. */
export type PageDataLabelId = keyof typeof PAGE_DATA_LABELS
