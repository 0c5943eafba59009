// When an item of the navbar counts as the current one.

import { isActiveHref } from '../../client/runtime/Anchor.js'
import type { PageData } from '../../shared/page.js'
import type { NavbarDropdownData, NavbarLinkData } from '../../shared/site.js'
import { isSamePath } from '../../shared/url.js'

type LinkRule = Pick<NavbarLinkData, 'active' | 'href'>
type DropdownRule = Pick<NavbarDropdownData, 'href' | 'items' | 'isPlain'>

/** Whether a link is active on a page: by its expression, its base path, its sidebar, else its URL. */
export function isLinkActive({ active: rule, href }: LinkRule, page: PageData): boolean {
  if (!rule) return false
  const { path } = page
  const isActiveByRule = matches(rule, path)
  if (isActiveByRule !== undefined) return isActiveByRule
  if (rule.sidebar) {
    const { docsId, id } = rule.sidebar
    if ('sidebar' in page && page.docsId === docsId && page.sidebar === id) return true
    // A link to a sidebar is active on the pages of the sidebar only; one to a document also on the document.
    if (!rule.exact) return false
  }
  return isActiveHref(href, { path, exact: rule.exact ?? false })
}

/** Whether the button of a dropdown in the bar is active on a page. */
export function isDropdownButtonActive({ href, items, isPlain }: DropdownRule, page: PageData): boolean {
  if (isPlain) return false
  return (
    isSamePath(href, page.path) || items.some((child) => child.type === 'link' && isLinkActive(child, page))
  )
}

/**
 * Whether a dropdown in the drawer is open at first: it or an entry links to the page, or the rule of an
 * entry matches.
 */
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

/** Whether the expression matches, else the base path; `undefined` when the rule has neither. */
function matches({ regex, basePath }: NonNullable<LinkRule['active']>, path: string): boolean | undefined {
  if (regex !== undefined) return new RegExp(regex, 'i').test(path)
  return basePath === undefined ? undefined : path.startsWith(basePath)
}
