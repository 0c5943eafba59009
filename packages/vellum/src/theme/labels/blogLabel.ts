// The labels of the blog in the locale of the site.

import { translate } from '../../client/api/translate.js'
import { BLOG_LABELS, type BlogLabelId } from '../../shared/labels/blogLabels.js'

/** A label of the blog in the locale of the site. */
export function blogLabel(id: BlogLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: BLOG_LABELS[id] }, values)
}
