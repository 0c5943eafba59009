// The labels of the search dialog in the locale of the site.

import { translate } from '../../client/api/translate.js'
import { SEARCH_LABELS, type SearchLabelId } from '../../shared/labels/searchLabels.js'

/** A label of the search dialog in the locale of the site. */
export function searchLabel(id: SearchLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: SEARCH_LABELS[id] }, values)
}
