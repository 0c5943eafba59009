// The labels of content in the locale of the site.

import type { InterpolateValues } from '../../client/api/interpolate.js'
import { translate, translateNodes } from '../../client/api/translate.js'
import { CONTENT_LABELS, type ContentLabelId } from '../../shared/labels/sent/contentLabels.js'

/** A label of content in the locale of the site. */
export function contentLabel(id: ContentLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: CONTENT_LABELS[id] }, values)
}

/** A label of content with elements in it. */
export function contentLabelNodes(id: ContentLabelId, values: InterpolateValues) {
  return translateNodes({ id, message: CONTENT_LABELS[id] }, values)
}

/** Whether content has a label with that id. */
export function isContentLabelId(id: string): id is ContentLabelId {
  return Object.hasOwn(CONTENT_LABELS, id)
}
