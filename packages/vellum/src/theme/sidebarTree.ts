// What a sidebar shows and which of its categories are open, as values: each page brings
// its own part of the sidebar, and what the pages before it brought stays known.
// Categories are told apart by the labels on the way to them, because places shift:
// an unlisted document is in the sidebar of its own page only.

import type { PageSidebarItem } from '../shared/page.js'
import { isSamePath } from '../shared/sidebar.js'

/** A sidebar while a visitor uses it. */
export interface SidebarTree {
  /** Which sidebar it is. */
  readonly id: string
  /** The page that it stands beside. */
  readonly path: string
  /** The page's items as they came. */
  readonly given: readonly PageSidebarItem[]
  /** The same with all children that are known. */
  readonly items: readonly PageSidebarItem[]
  /** Key of a category → open or closed. One that is not here is as its author set it. */
  readonly expanded: Readonly<Record<string, boolean>>
}

export interface SidebarPlace {
  readonly id: string
  readonly path: string
  readonly items: readonly PageSidebarItem[]
  /** Of the categories side by side only one is open (SU-9). */
  readonly isExclusive: boolean
}

/** The sidebar beside a page, after what was shown before (SU-3, SU-8). */
export function nextTree(
  before: SidebarTree | undefined,
  { id, path, items: given, isExclusive }: SidebarPlace,
): SidebarTree {
  if (before?.id !== id) {
    return { id, path, given, items: given, expanded: expandActive({}, given, { path, isExclusive: false }) }
  }
  const items = fillIn(given, before.items)
  const expanded =
    before.path === path ? before.expanded : expandActive(before.expanded, items, { path, isExclusive })
  return { id, path, given, items, expanded }
}

/** Items with the children that `known` has and they have not. */
export function fillIn(
  items: readonly PageSidebarItem[],
  known: readonly PageSidebarItem[],
): readonly PageSidebarItem[] {
  const knownKeys = itemKeys(known)
  const twins = new Map(known.map((item, index) => [knownKeys[index], item]))
  const keys = itemKeys(items)
  return items.map((item, index) => {
    const twin = twins.get(keys[index])
    if (item.type !== 'category' || twin?.type !== 'category' || twin.more) return item
    return { ...item, more: false, items: item.more ? twin.items : fillIn(item.items, twin.items) }
  })
}

/** A name for each item of one level that is the same on every page. */
export function itemKeys(items: readonly PageSidebarItem[], parent = ''): readonly string[] {
  const keys = new Set<string>()
  for (const item of items) {
    let key = `${parent}/${item.type === 'html' ? '' : item.label}`
    while (keys.has(key)) key += '+'
    keys.add(key)
  }
  return [...keys]
}

/** The open categories after one has been opened or closed; `siblings` are closed when it opens (SU-9). */
export function withExpanded(
  expanded: SidebarTree['expanded'],
  { key, open, siblings = [] }: { key: string; open: boolean; siblings?: readonly string[] | undefined },
): SidebarTree['expanded'] {
  const closed = open ? Object.fromEntries(siblings.map((sibling) => [sibling, false])) : {}
  return { ...expanded, ...closed, [key]: open }
}

/** Whether the page is the item's own, or below it (SU-3). */
export function containsPage(item: PageSidebarItem, path: string): boolean {
  switch (item.type) {
    case 'link':
      return isSamePath(item.href, path)
    case 'category':
      return isSamePath(item.href, path) || item.items.some((child) => containsPage(child, path))
    case 'html':
      return false
  }
}

/** Opens every category around the page. */
function expandActive(
  expanded: SidebarTree['expanded'],
  items: readonly PageSidebarItem[],
  { path, isExclusive, parent }: { path: string; isExclusive: boolean; parent?: string },
): SidebarTree['expanded'] {
  const keys = itemKeys(items, parent)
  return items.reduce((result, item, index) => {
    if (item.type !== 'category' || !containsPage(item, path)) return result
    const key = keys[index] ?? ''
    const opened = withExpanded(result, { key, open: true, siblings: isExclusive ? keys : [] })
    return expandActive(opened, item.items, { path, isExclusive, parent: key })
  }, expanded)
}
