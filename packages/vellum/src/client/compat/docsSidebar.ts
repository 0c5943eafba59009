// Hooks about the sidebar of the page on screen. The page's own part of the sidebar is enough: it
// always has the open branch.

import type { PageSidebarItem } from '../../shared/sidebar.js'
import { isSamePath } from '../../shared/url.js'
import { HookError } from '../context/hookError.js'
import { type ShownSidebar, usePage, usePageSidebar } from '../context/pageContext.js'

/** A category as a page shows it. */
export type PageSidebarCategory = Extract<PageSidebarItem, { type: 'category' }>

/** The sidebar of the page, or `null`. */
export function useDocsSidebar(): { name: string; items: readonly PageSidebarItem[] } | null {
  const sidebar = usePageSidebar()
  return sidebar ? { name: sidebar.id, items: itemsOf(sidebar, 'useDocsSidebar') } : null
}

/** The category whose index is the page on screen. Throws a `HookError` on other pages. */
export function useCurrentSidebarCategory(): PageSidebarCategory {
  const page = usePage()
  const { path } = page
  const items = useCurrentSidebar('useCurrentSidebarCategory')
  const category = categoriesTo(items, path).at(-1)
  if (!category || !isSamePath(category.href, path)) {
    // The index of the docs is that of the whole sidebar.
    if (page.type === 'category') return wholeSidebar(page, items)
    throw new HookError(
      'no-category',
      `${path} is not the index of a category. useCurrentSidebarCategory() is only for category index pages.`,
    )
  }
  return category
}

function wholeSidebar(
  { heading, path }: { heading: string; path: string },
  items: readonly PageSidebarItem[],
): PageSidebarCategory {
  const open = { collapsible: false, collapsed: false, more: false, fallbackHref: undefined }
  return { type: 'category', label: heading, href: path, items, ...open }
}

/** The items next to the page: those of the deepest category that contains it, else the top level. */
export function useCurrentSidebarSiblings(): readonly PageSidebarItem[] {
  const { path } = usePage()
  const items = useCurrentSidebar('useCurrentSidebarSiblings')
  return categoriesTo(items, path).at(-1)?.items ?? items
}

function useCurrentSidebar(hook: string): readonly PageSidebarItem[] {
  const sidebar = usePageSidebar()
  const { path } = usePage()
  if (!sidebar) {
    throw new HookError(
      'no-sidebar',
      `${hook}() cannot find the current sidebar: ${path} is shown without one.`,
    )
  }
  return itemsOf(sidebar, hook)
}

/** A page has the items of a long sidebar only when its components read them while Node rendered it. */
function itemsOf({ items, id }: ShownSidebar, hook: string): readonly PageSidebarItem[] {
  if (items) return items
  throw new HookError(
    'no-sidebar',
    `${hook}() was not called when the page was rendered, so the page has no items of the long sidebar "${id}". Call it outside of <BrowserOnly> and lazy tabs.`,
  )
}

/** The categories around a page, from the top; the page's own category is the last one. */
function categoriesTo(items: readonly PageSidebarItem[], path: string): readonly PageSidebarCategory[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    const below = categoriesTo(item.items, path)
    if (below.length > 0) return [item, ...below]
    const isInCategory = item.items.some(
      (child) => child.type === 'link' && child.docId !== undefined && isSamePath(child.href, path),
    )
    if (isInCategory || (item.href !== undefined && isSamePath(item.href, path))) return [item]
  }
  return []
}

/** An item of the breadcrumbs of a document. */
export interface BreadcrumbItem {
  /** Whether it is a category, or the page itself. */
  readonly type: 'category' | 'link'
  /** Its text. */
  readonly label: string
  /** Its URL, if it has a page. */
  readonly href?: string
}

/** The breadcrumbs of the page, without the home page; `null` if it shows none. */
export function useSidebarBreadcrumbs(): readonly BreadcrumbItem[] | null {
  const page = usePage()
  const items = 'breadcrumbs' in page ? page.breadcrumbs : undefined
  return items?.map((item, i) => ({ type: i === items.length - 1 ? 'link' : 'category', ...item })) ?? null
}

/** The first link of an item: its own, else that of its first item with one. */
export function findFirstSidebarItemLink(item: PageSidebarItem): string | undefined {
  if (item.type === 'link') return item.href
  if (item.type !== 'category') return undefined
  if (item.href !== undefined) return item.href
  for (const child of item.items) {
    const href = findFirstSidebarItemLink(child)
    if (href !== undefined) return href
  }
  return undefined
}

/** Whether an item is the page with that path, or has it below it. */
export function isActiveSidebarItem(item: PageSidebarItem, activePath: string): boolean {
  if (item.type === 'link') return isSamePath(item.href, activePath)
  if (item.type !== 'category') return false
  const isOwn = item.href !== undefined && isSamePath(item.href, activePath)
  return isOwn || item.items.some((child) => isActiveSidebarItem(child, activePath))
}

/** The items that a list of cards shows: links, and categories with a link. */
export function filterDocCardListItems(items: readonly PageSidebarItem[]): PageSidebarItem[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined)
}
