// A sidebar as one page shows it: the top level and the open branches. What is the same for all pages is
// computed once for each sidebar, so a page costs what it shows, not what the sidebar holds. Long levels
// are folded in documents: browsers fetch the whole list once, as a file.

import {
  firstHref,
  listedHref,
  type PageSidebarItem,
  type SidebarCategory,
  type SidebarFold,
  type SidebarItem,
  type SidebarLink,
  type SidebarListItem,
} from '../../shared/sidebar.js'
import { normalPath } from '../../shared/url.js'
import { listedCount } from './docs/cards.js'
import type { RouteUrls } from './links/routeUrls.js'

/** A sidebar, ready to be shown on any page. */
export interface PreparedSidebar {
  /** All items with final URLs. */
  readonly items: readonly SidebarItem[]
  readonly nodes: readonly Node[]
  /** The nodes of a path. */
  readonly nodesAt: ReadonlyMap<string, readonly Node[]>
}

/** An item with what is the same on all pages. */
export interface Node {
  readonly item: SidebarItem
  readonly parent: Node | undefined
  readonly children: readonly Node[]
  /** Shown on pages that are not in it: it holds something listed. */
  readonly visible: boolean
  /** What most pages show of it: a category is closed. Made once, because they are many. */
  readonly closed: PageSidebarItem
}

/** Prepares a sidebar whose URLs are final: those of a model are not, see `wholeSidebar`. */
export function prepareSidebar(items: readonly SidebarItem[]): PreparedSidebar {
  const nodesAt = new Map<string, Node[]>()
  const nodes = items.map((item) => nodeOf(item, undefined))
  return { items, nodes, nodesAt }

  function nodeOf(item: SidebarItem, parent: Node | undefined): Node {
    const children: Node[] = []
    const node = {
      item,
      parent,
      children,
      visible: true,
      closed: item.type === 'category' ? closedCategory(item) : item,
    }
    if (item.type !== 'html' && item.href !== undefined) {
      const path = normalPath(item.href)
      nodesAt.set(path, [...(nodesAt.get(path) ?? []), node])
    }
    if (item.type === 'category') {
      children.push(...item.items.map((child) => nodeOf(child, node)))
      node.visible = listedHref(item) !== undefined || children.some(({ visible }) => visible)
    }
    if (item.type === 'link') node.visible = !item.unlisted
    return node
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

/** A category without its children. Its label is a link even without scripts. */
function closedCategory(category: SidebarCategory): PageSidebarItem {
  const fallbackHref = listedHref(category) === undefined ? firstHref(category) : undefined
  return { ...category, items: [], more: true, count: listedCount(category), fallbackHref }
}

/** The items that the page with that path shows to components: all of the top level and of its own branch. */
export function pageSidebar({ sidebar, path }: SidebarAtPath): PageSidebarItem[] {
  const active = activeNodes({ sidebar, path })
  return sidebar.nodes.flatMap(show)

  function show(node: Node): PageSidebarItem[] {
    const { item, children, closed } = node
    if (!isShown(node, active)) return []
    if (item.type !== 'category' || closed.type !== 'category') return [closed]
    // The page's own category stays one: its components ask for what is in it.
    if (!active.has(node) && !children.some((child) => isShown(child, active))) return asLink(item)
    if (item.collapsed && !active.has(node)) return [closed]
    const { count: _, ...open } = closed
    return [{ ...open, items: children.flatMap(show), more: false }]
  }
}

/** Levels of up to so many items are in documents as they are; longer ones are folded. */
export const LEVEL_LIMIT = 100
/** The least number of neighbours in one fold. */
const FOLD_SIZE = 50

/**
 * The list in the document of a page. Its size does not depend on that of the sidebar: of a long
 * level it has the neighbours of the page, and a fold for each other group.
 */
export function servedList({ sidebar, path }: SidebarAtPath): SidebarListItem[] {
  const active = activeNodes({ sidebar, path })
  // How many items the open categories outside of the page's branch may add.
  let room = LEVEL_LIMIT
  return level(sidebar.nodes, true)

  function level(nodes: readonly Node[], isOnBranch: boolean): SidebarListItem[] {
    const shown = nodes.filter((node) => isShown(node, active))
    if (!isOnBranch) {
      if (shown.length > room) return foldsOf(shown, undefined)
      room -= shown.length
    }
    return shown.length > LEVEL_LIMIT ? foldsOf(shown, active) : shown.flatMap(show)
  }

  function foldsOf(shown: readonly Node[], kept: ReadonlySet<Node> | undefined): SidebarListItem[] {
    const size = Math.max(FOLD_SIZE, Math.ceil(Math.sqrt(shown.length)))
    const groups = Array.from({ length: Math.ceil(shown.length / size) }, (_, i) =>
      shown.slice(i * size, (i + 1) * size),
    )
    const own =
      kept &&
      Math.max(
        0,
        groups.findIndex((group) => group.some((node) => kept.has(node))),
      )
    return groups.flatMap((group, index) => {
      const fold = index === own ? undefined : foldOf(group)
      return fold ? [fold] : group.flatMap(show)
    })
  }

  function show(node: Node): SidebarListItem[] {
    const { item, children, closed } = node
    if (item.type !== 'category') return [item]
    if (!children.some((child) => isShown(child, active))) return asLink(item)
    if (closed.type !== 'category') return []
    const { count: _, ...category } = closed
    const isOpen = active.has(node) || !item.collapsed
    return [
      isOpen
        ? { ...category, items: level(children, active.has(node)), more: false }
        : { ...category, items: [] },
    ]
  }
}

/** The whole list, every category with its children; without what only unlisted pages show. */
export function wholeList({ nodes }: PreparedSidebar): SidebarListItem[] {
  return nodes.flatMap(show)

  function show({ item, children, closed, visible }: Node): SidebarListItem[] {
    if (!visible) return []
    if (item.type !== 'category') return [item]
    if (!children.some((child) => child.visible)) return asLink(item)
    if (closed.type !== 'category') return []
    const { count: _, ...category } = closed
    return [{ ...category, items: children.flatMap(show), more: false }]
  }
}

/** Whether the list of a page differs from that of all others: only unlisted pages show themselves. */
export function hasOwnList({ sidebar, path }: SidebarAtPath): boolean {
  return [...activeNodes({ sidebar, path })].some(({ visible }) => !visible)
}

interface SidebarAtPath {
  readonly sidebar: PreparedSidebar
  readonly path: string
}

/** The items of a page, and the categories around them. */
function activeNodes({ sidebar, path }: SidebarAtPath): ReadonlySet<Node> {
  const active = new Set<Node>()
  for (const own of sidebar.nodesAt.get(normalPath(path)) ?? []) {
    for (let node: Node | undefined = own; node && !active.has(node); node = node.parent) active.add(node)
  }
  return active
}

function isShown(node: Node, active: ReadonlySet<Node>): boolean {
  return node.visible || active.has(node)
}

/** `Alpha … Omega`, with a link to the first page of the group; none when no item has a link. */
function foldOf(group: readonly Node[]): SidebarFold | undefined {
  const hrefs = group.map(({ item }) => firstHref(item)).filter((href) => href !== undefined)
  const labels = group.flatMap(({ item }) => (item.type === 'html' ? [] : [item.label]))
  const [href] = hrefs
  if (href === undefined) return undefined
  return { type: 'fold', label: [...new Set([labels[0], labels.at(-1)])].join(' … '), href }
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
