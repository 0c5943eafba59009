// The labels of the search dialog in the locale of the site.

import { translate } from '../../client/api/translate.js'
import {
  SEARCH_LABELS,
  type SearchLabelId,
  VERSIONED_SEARCH_LABELS,
} from '../../shared/labels/searchLabels.js'

/** A label of the search dialog in the locale of the site. */
export function searchLabel(id: SearchLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: SEARCH_LABELS[id] }, values)
}

/** The same for docs with several versions. */
export function versionedSearchLabel(id: keyof typeof VERSIONED_SEARCH_LABELS): string {
  return translate({ id, message: VERSIONED_SEARCH_LABELS[id] })
}
