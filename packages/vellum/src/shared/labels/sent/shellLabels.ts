// The labels of the shell, which browsers load with every page. `scripts/joinLabels.mjs` writes the
// built file as one object, so that browsers load no code that joins tables.

import { ANNOUNCEMENT_BAR_LABELS } from '../announcementBarLabels.js'
import { BACK_TO_TOP_LABELS } from '../backToTopLabels.js'
import { CODE_BLOCK_LABELS } from '../codeBlockLabels.js'
import { COLOR_MODE_LABELS } from '../colorModeLabels.js'
import { ERROR_PAGE_LABELS } from '../errorPageLabels.js'
import { EXTERNAL_LINK_LABELS } from '../externalLinkLabels.js'
import { NAVBAR_LABELS } from '../navbarLabels.js'
import { SEARCH_BUTTON_LABELS } from '../searchButtonLabels.js'
import { SIDEBAR_LABELS } from '../sidebarLabels.js'
import { SKIP_LINK_LABELS } from '../skipLinkLabels.js'

/** The labels of the shell in English, by their id in translation files. */
export const SHELL_LABELS = {
  ...SKIP_LINK_LABELS,
  ...ANNOUNCEMENT_BAR_LABELS,
  ...NAVBAR_LABELS,
  ...SEARCH_BUTTON_LABELS,
  ...BACK_TO_TOP_LABELS,
  ...COLOR_MODE_LABELS,
  ...EXTERNAL_LINK_LABELS,
  ...SIDEBAR_LABELS,
  ...ERROR_PAGE_LABELS,
  ...CODE_BLOCK_LABELS,
} as const

/** The id of a label of the shell. */
export type LabelId = keyof typeof SHELL_LABELS
