// Which pages search engines may list. The sitemap and the lists for language models leave out the others.

import type { HeadTag } from '../../shared/headTag.js'

/** Whether search engines may list the page with this head. */
export function isIndexable(head: readonly HeadTag[]): boolean {
  return !head.some(
    ({ tagName, attributes }) =>
      tagName === 'meta' &&
      String(attributes.name).toLowerCase() === 'robots' &&
      /noindex/i.test(String(attributes.content)),
  )
}
