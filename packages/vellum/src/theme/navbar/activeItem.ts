// When an entry of the navbar counts as the current one.

import { isActiveHref } from '../../client/runtime/Anchor.js'
import type { PageData } from '../../shared/page.js'
import type { NavbarDropdownData, NavbarLinkData } from '../../shared/site.js'
import { isSamePath } from '../../shared/url.js'

type LinkRule = Pick<NavbarLinkData, 'active' | 'href'>
type DropdownRule = Pick<NavbarDropdownData, 'href' | 'items' | 'isPlain'>

/** Whether a link is marked on that page: by its expression, its base path, its sidebar, else its address (NI-7, NI-11, NI-13). */
export function isLinkActive({ active: rule, href }: LinkRule, page: PageData): boolean {
  if (!rule) return false
  const { path } = page
  const byRule = matches(rule, path)
  if (byRule !== undefined) return byRule
  if (rule.sidebar) {
    const { docsId, id } = rule.sidebar
    if ('sidebar' in page && page.docsId === docsId && page.sidebar === id) return true
    // A link to a whole sidebar is marked by its pages only; one to a document also by the document.
    if (!rule.exact) return false
  }
  return isActiveHref(href, { path, exact: rule.exact ?? false })
}

/** Whether the button of a dropdown in the bar is marked on that page. */
export function isDropdownButtonActive({ href, items, isPlain }: DropdownRule, page: PageData): boolean {
  if (isPlain) return false
  return (
    isSamePath(href, page.path) || items.some((child) => child.type === 'link' && isLinkActive(child, page))
  )
}

/** Whether a dropdown in the drawer is open at first: it or an entry leads to the page, or an entry's rule says so (DD-7). */
export function isDrawerDropdownActive({ href, items }: DropdownRule, path: string): boolean {
  return (
    isSamePath(href, path) ||
    items.some(
      (child) =>
        child.type === 'link' &&
        (isSamePath(child.href, path) || (child.active !== undefined && matches(child.active, path))),
    )
  )
}

/** What the expression says, else the base path; `undefined` when the rule has neither. */
function matches({ regex, basePath }: NonNullable<LinkRule['active']>, path: string): boolean | undefined {
  if (regex !== undefined) return new RegExp(regex, 'i').test(path)
  return basePath === undefined ? undefined : path.startsWith(basePath)
}
