// The labels that the components of content show. Browsers load them only with a page that has live
// components. `scripts/joinLabels.mjs` writes the built file as one object.

import { ADMONITION_LABELS } from '../admonitionLabels.js'
import { BREADCRUMB_LABELS } from '../breadcrumbLabels.js'
import { COPY_PAGE_LABELS } from '../copyPageLabels.js'
import { DETAILS_LABELS } from '../detailsLabels.js'
import { DOC_CARD_LABELS } from '../docCardLabels.js'
import { EDIT_META_LABELS } from '../editMetaLabels.js'
import { HEADING_LABELS } from '../headingLabels.js'
import { NOT_FOUND_LABELS } from '../notFoundLabels.js'
import { PAGINATION_LABELS } from '../paginationLabels.js'
import { TAG_LABELS } from '../tagLabels.js'
import { TOC_LABELS } from '../tocLabels.js'
import { VERSION_LABELS } from '../versionLabels.js'
import { VISIBILITY_LABELS } from '../visibilityLabels.js'

/** The labels of content in English, by their id; plural forms are separated by `|`. */
export const CONTENT_LABELS = {
  ...NOT_FOUND_LABELS,
  ...TAG_LABELS,
  ...DOC_CARD_LABELS,
  ...HEADING_LABELS,
  ...DETAILS_LABELS,
  ...ADMONITION_LABELS,
  ...VERSION_LABELS,
  ...BREADCRUMB_LABELS,
  ...COPY_PAGE_LABELS,
  ...TOC_LABELS,
  ...PAGINATION_LABELS,
  ...EDIT_META_LABELS,
  ...VISIBILITY_LABELS,
} as const

/** The id of a label of content. */
export type ContentLabelId = keyof typeof CONTENT_LABELS
