// The English text of every label, by its id.

import { ALGOLIA_LABELS } from './algoliaLabels.js'
import { BLOG_LABELS } from './blogLabels.js'
import { LAZY_PART_LABELS } from './lazyPartLabels.js'
import { SEARCH_LABELS, VERSIONED_SEARCH_LABELS } from './searchLabels.js'
import { COMPILER_LABELS } from './sent/compilerLabels.js'
import { CONTENT_LABELS } from './sent/contentLabels.js'
import { PAGE_DATA_LABELS } from './sent/pageDataLabels.js'
import { SHELL_LABELS } from './sent/shellLabels.js'

/** All labels. */
export const LABEL_TABLE: Readonly<Record<string, string>> = {
  ...SHELL_LABELS,
  ...CONTENT_LABELS,
  ...PAGE_DATA_LABELS,
  ...COMPILER_LABELS,
  ...SEARCH_LABELS,
  ...VERSIONED_SEARCH_LABELS,
  ...ALGOLIA_LABELS,
  ...BLOG_LABELS,
  ...LAZY_PART_LABELS,
}
