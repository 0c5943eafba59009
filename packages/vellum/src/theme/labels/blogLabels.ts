// The words of the blog. Apart from those of the shell, which every page loads.

import { translate } from '../../client/index.js'
import { BLOG_LABELS, type BlogLabelId } from '../../shared/blogLabels.js'

export { BLOG_LABELS, type BlogLabelId }

/** A word of the blog in the site's language. */
export function blogLabel(id: BlogLabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: BLOG_LABELS[id] }, values)
}
