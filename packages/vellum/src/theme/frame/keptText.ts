// The mark of a text that browsers read from the document.

import { TEXT_ATTRIBUTE } from '../../shared/keptHtml.js'

/** Attributes of its element. A visitor may have opened details in it before the script was loaded. */
export const KEPT_TEXT = { [TEXT_ATTRIBUTE]: '', suppressHydrationWarning: true }
