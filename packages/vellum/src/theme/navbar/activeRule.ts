// When an entry of the navbar counts as the current one.

import { isActiveHref } from '../../client/index.js'
import type { PageData } from '../../shared/page.js'
import type { NavbarLinkData } from '../../shared/site.js'

type LinkRule = Pick<NavbarLinkData, 'active' | 'href'>

/** Whether a link is marked on that page: by its expression, its base path, its sidebar, else its address (NI-7, NI-11, NI-13). */
export function isActive({ active: rule, href }: LinkRule, page: PageData): boolean {
  if (!rule) return false
  const { path } = page
  if (rule.regex !== undefined) return new RegExp(rule.regex, 'i').test(path)
  if (rule.basePath !== undefined) return path.startsWith(rule.basePath)
  if (rule.sidebar) {
    const { docsId, id } = rule.sidebar
    if ('sidebar' in page && page.docsId === docsId && page.sidebar === id) return true
    // A link to a whole sidebar is marked by its pages only; one to a document also by the document.
    if (!rule.exact) return false
  }
  return isActiveHref(href, { path, exact: rule.exact ?? false })
}
