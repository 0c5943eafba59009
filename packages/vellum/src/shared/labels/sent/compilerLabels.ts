// The labels that the Markdown compiler writes into HTML. A changed translation of one compiles pages again.

import { ADMONITION_LABELS } from '../admonitionLabels.js'
import { COLLAPSED_CODE_LABELS } from '../collapsedCodeLabels.js'
import { DETAILS_LABELS } from '../detailsLabels.js'
import { FOOTNOTE_LABELS } from '../footnoteLabels.js'
import { HEADING_LABELS } from '../headingLabels.js'
import { TASK_LIST_LABELS } from '../taskListLabels.js'

/** The labels of compiled Markdown in English, by their id. */
export const COMPILER_LABELS = {
  ...HEADING_LABELS,
  ...COLLAPSED_CODE_LABELS,
  ...DETAILS_LABELS,
  ...ADMONITION_LABELS,
  ...FOOTNOTE_LABELS,
  ...TASK_LIST_LABELS,
} as const

/** The id of a label that the Markdown compiler writes. */
export type CompilerLabelId = keyof typeof COMPILER_LABELS

/** Whether the Markdown compiler writes a label with that id. */
export function isCompilerLabelId(id: string): id is CompilerLabelId {
  return Object.hasOwn(COMPILER_LABELS, id)
}
