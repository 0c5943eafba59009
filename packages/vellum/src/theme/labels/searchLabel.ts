// The labels of the search dialog in the locale of the site. They are loaded with the dialog.

import { translate } from '../../client/api/translate.js'
import {
  SEARCH_LABELS,
  type SearchLabelId,
  VERSIONED_SEARCH_LABELS,
} from '../../shared/labels/searchLabels.js'
import type { Messages } from '../../shared/messages.js'

// State of the module, as in translate.tsx: one locale is shown at a time.
let labels: Messages = SEARCH_LABELS

/** Sets the labels of the locale that are not English. */
export function setSearchLabels(loaded: Messages): void {
  labels = { ...SEARCH_LABELS, ...loaded }
}

/** A label of the search dialog in the locale of the site. */
export function searchLabel(id: SearchLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: labels[id]! }, values)
}

/** A label for docs with several versions. */
export function versionedSearchLabel(id: keyof typeof VERSIONED_SEARCH_LABELS): string {
  return translate({ id, message: labels[id] ?? VERSIONED_SEARCH_LABELS[id] })
}
