// A sidebar as one page shows it: the top level and the open branches. What is the same for all pages is
// computed once for each sidebar, so the cost of a page depends on what it shows, not on the size of the
// sidebar. Long levels are folded in documents: browsers fetch the whole list once, as a file.

import {
  firstHref,
  listedHref,
  type PageSidebarItem,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
} from '../../shared/sidebar.js'
import { normalPath } from '../../shared/url.js'
import { listedCount } from './docs/cards.js'
import type { RouteUrls } from './links/routeUrls.js'

/** A sidebar, ready to be shown on any page. */
export interface PreparedSidebar {
  /** All items with final URLs. */
  readonly items: readonly SidebarItem[]
  /** The items of a path, each after the categories around it. */
  readonly trails: ReadonlyMap<string, readonly (readonly SidebarItem[])[]>
  /** Items that only pages inside of them show, because they contain nothing listed. */
  readonly hidden: ReadonlySet<SidebarItem>
}

/** Prepares a sidebar whose URLs are final: those of a model are not, see `wholeSidebar`. */
export function prepareSidebar(items: readonly SidebarItem[]): PreparedSidebar {
  const trails = new Map<string, (readonly SidebarItem[])[]>()
  const hidden = new Set<SidebarItem>()
  for (const item of items) visit(item, [])
  return { items, trails, hidden }

  function visit(item: SidebarItem, above: readonly SidebarItem[]): void {
    const trail = [...above, item]
    if (item.type !== 'html' && item.href !== undefined) {
      const path = normalPath(item.href)
      trails.set(path, [...(trails.get(path) ?? []), trail])
    }
    if (item.type === 'link' && item.unlisted) hidden.add(item)
    if (item.type !== 'category') return
    for (const child of item.items) visit(child, trail)
    const isListed = listedHref(item) !== undefined || item.items.some((child) => !hidden.has(child))
    if (!isListed) hidden.add(item)
  }
}

/** All items of a sidebar of the model with final URLs. */
export function wholeSidebar(items: readonly SidebarItem[], urls: RouteUrls): SidebarItem[] {
  return items.map((item) => finalItem(item, urls))
}

function finalItem(item: SidebarItem, urls: RouteUrls): SidebarItem {
  switch (item.type) {
    case 'html':
      return item
    case 'link':
      return {
        ...item,
        href: item.docId === undefined ? urls.link(item.href) : urls.href(item.href),
      }
    case 'category':
      return {
        ...item,
        items: wholeSidebar(item.items, urls),
        ...(item.href !== undefined && { href: urls.href(item.href) }),
      }
  }
}

/** The items that the page with that path shows to components: all of the top level and of its own branch. */
export function pageSidebar({ sidebar, path }: SidebarAtPath): PageSidebarItem[] {
  return show(sidebar, { active: activeItems({ sidebar, path }), isForComponents: true })
}

/** Levels of up to this many items are in documents unchanged; longer ones are folded. */
export const LEVEL_LIMIT = 100
/** The least number of neighbours in one fold. */
const FOLD_SIZE = 50

/**
 * The list in the document of a page. Its size does not depend on that of the sidebar: of a long
 * level it has the neighbours of the page, and a fold for each other group.
 */
export function servedList({ sidebar, path }: SidebarAtPath): PageSidebarItem[] {
  const active = activeItems({ sidebar, path })
  // How many items the open categories outside of the page's branch may add.
  let room = LEVEL_LIMIT
  return show(sidebar, { active, fold })

  function fold(level: readonly SidebarItem[], isOnBranch: boolean): readonly SidebarItem[] {
    if (!isOnBranch) {
      if (level.length > room) return foldsOf(level, undefined)
      room -= level.length
    }
    return level.length > LEVEL_LIMIT ? foldsOf(level, active) : level
  }
}

/** Folds the groups of a level, except the one with a kept item; with nothing to keep all of them. */
function foldsOf(
  level: readonly SidebarItem[],
  kept: ReadonlySet<SidebarItem> | undefined,
): readonly SidebarItem[] {
  const size = Math.max(FOLD_SIZE, Math.ceil(Math.sqrt(level.length)))
  const groups = Array.from({ length: Math.ceil(level.length / size) }, (_, i) =>
    level.slice(i * size, (i + 1) * size),
  )
  const ownIndex =
    kept &&
    Math.max(
      0,
      groups.findIndex((group) => group.some((item) => kept.has(item))),
    )
  return groups.flatMap((group, index) => (index === ownIndex ? group : (foldOf(group) ?? group)))
}

/** The whole list, every category with its children; without items that only unlisted pages show. */
export function wholeList(sidebar: PreparedSidebar): PageSidebarItem[] {
  return show(sidebar, { active: new Set(), isWhole: true })
}

/** Whether the list of a page differs from that of all others: only unlisted pages show themselves. */
export function hasOwnList({ sidebar, path }: SidebarAtPath): boolean {
  return [...activeItems({ sidebar, path })].some((item) => sidebar.hidden.has(item))
}

interface SidebarAtPath {
  readonly sidebar: PreparedSidebar
  readonly path: string
}

/** The items of a page, and the categories around them. */
function activeItems({ sidebar, path }: SidebarAtPath): ReadonlySet<SidebarItem> {
  return new Set(sidebar.trails.get(normalPath(path))?.flat())
}

/** Which part of a sidebar is shown, and to whom. */
interface SidebarView {
  /** The items of the page, and the categories around them: always shown, and open. */
  readonly active: ReadonlySet<SidebarItem>
  /** Whether every category is open. */
  readonly isWhole?: boolean
  readonly isForComponents?: boolean
  /** Replaces groups of a level's items with links. */
  readonly fold?: (level: readonly SidebarItem[], isOnBranch: boolean) => readonly SidebarItem[]
}

function show(
  { items, hidden }: PreparedSidebar,
  { active, isWhole = false, isForComponents = false, fold = (level) => level }: SidebarView,
): PageSidebarItem[] {
  return showLevel(items, true)

  function isShown(item: SidebarItem): boolean {
    return !hidden.has(item) || active.has(item)
  }

  function showLevel(level: readonly SidebarItem[], isOnBranch: boolean): PageSidebarItem[] {
    return fold(level.filter(isShown), isOnBranch).flatMap(showItem)
  }

  function showItem(item: SidebarItem): PageSidebarItem[] {
    if (item.type !== 'category') return [item]
    const isActive = active.has(item)
    // The page's own category stays a category for components, which read its items.
    if (!item.items.some(isShown) && !(isForComponents && isActive)) return asLink(item)
    const isOpen = isWhole || isActive || !item.collapsed
    return [
      {
        ...item,
        items: isOpen ? showLevel(item.items, isActive) : [],
        more: !isOpen,
        ...(isForComponents && !isOpen && { count: listedCount(item) }),
        fallbackHref: listedHref(item) === undefined ? firstHref(item) : undefined,
      },
    ]
  }
}

/** `Alpha … Omega`, with a link to the first page of the group; none when no item has a link. */
function foldOf(group: readonly SidebarItem[]): SidebarLink | undefined {
  const href = group.map(firstHref).find((first) => first !== undefined)
  const labels = group.flatMap((item) => (item.type === 'html' ? [] : [item.label]))
  if (href === undefined) return undefined
  const label = [...new Set([labels[0], labels.at(-1)])].join(' … ')
  return { type: 'link', label, href, isFold: true }
}

/** A category whose children are all hidden is a link, or nothing. */
function asLink({ label, href, description, className, customProps }: SidebarCategory): SidebarLink[] {
  if (href === undefined) return []
  return [
    {
      type: 'link',
      label,
      href,
      ...(description !== undefined && { description }),
      ...(className !== undefined && { className }),
      ...(customProps && { customProps }),
    },
  ]
}
