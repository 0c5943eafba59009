// The labels of the shell in the locale of the site. Those of content and of the blog are in modules
// of their own, because every page loads this one.

import { translate } from '../../client/api/translate.js'
import { type LabelId, SHELL_LABELS } from '../../shared/labels/sent/shellLabels.js'

/** A label of the shell in the locale of the site. */
export function label(id: LabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: SHELL_LABELS[id] }, values)
}
