// A sidebar as one page shows it: the top level and the open branches. What is the
// same for all pages is worked out once for each sidebar; a page then costs
// what it shows, however many documents there are.

import type { PageSidebarItem } from '../../shared/page.js'
import {
  firstHref,
  listedHref,
  normalPath,
  type SidebarCategory,
  type SidebarItem,
} from '../../shared/sidebar.js'
import type { Addresses } from './addresses.js'
import { listedCount } from './cards.js'

/** A sidebar, ready to be shown on any page. */
export interface PreparedSidebar {
  /** All items with final addresses. */
  readonly items: readonly SidebarItem[]
  readonly nodes: readonly Node[]
  /** The places of a path in the sidebar. */
  readonly places: ReadonlyMap<string, readonly Node[]>
}

/** An item with what is the same on all pages. */
export interface Node {
  readonly item: SidebarItem
  readonly parent: Node | undefined
  readonly children: readonly Node[]
  /** Shown on pages that are not in it: something listed is there (SB-22, SB-23). */
  readonly visible: boolean
  /** What most pages show of it: a category is closed. Made once, because they are many. */
  readonly closed: PageSidebarItem
}

/** Works out a sidebar of the model, whose addresses are not final. */
export function prepareSidebar(items: readonly SidebarItem[], addresses: Addresses): PreparedSidebar {
  const final = wholeSidebar(items, addresses)
  const places = new Map<string, Node[]>()
  const nodes = final.map((item) => nodeOf(item, undefined))
  return { items: final, nodes, places }

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
      places.set(path, [...(places.get(path) ?? []), node])
    }
    if (item.type === 'category') {
      children.push(...item.items.map((child) => nodeOf(child, node)))
      node.visible = listedHref(item) !== undefined || children.some(({ visible }) => visible)
    }
    if (item.type === 'link') node.visible = !item.unlisted
    return node
  }
}

/** All items of a sidebar of the model with final addresses. */
export function wholeSidebar(items: readonly SidebarItem[], addresses: Addresses): SidebarItem[] {
  return items.map((item) => finalItem(item, addresses))
}

function finalItem(item: SidebarItem, addresses: Addresses): SidebarItem {
  switch (item.type) {
    case 'html':
      return item
    case 'link':
      return {
        ...item,
        href: item.docId === undefined ? addresses.link(item.href) : addresses.href(item.href),
      }
    case 'category':
      return {
        ...item,
        items: wholeSidebar(item.items, addresses),
        ...(item.href !== undefined && { href: addresses.href(item.href) }),
      }
  }
}

/** A category without its children. Its label leads somewhere even without script (SU-4). */
function closedCategory(category: SidebarCategory): PageSidebarItem {
  const fallbackHref = listedHref(category) === undefined ? firstHref(category) : undefined
  return { ...category, items: [], more: true, count: listedCount(category), fallbackHref }
}

/** The items that the page with that address shows. */
export function pageSidebar({
  sidebar,
  path,
}: {
  sidebar: PreparedSidebar
  path: string
}): PageSidebarItem[] {
  const current = new Set(sidebar.places.get(normalPath(path)))
  const active = new Set<Node>()
  for (const place of current) {
    for (let node: Node | undefined = place; node && !active.has(node); node = node.parent) active.add(node)
  }
  return shownItems(sidebar.nodes, { active, isWhole: false })
}

/** All that any page shows, every category with its children: the file that the browser fetches when it needs the rest. */
export function openSidebar({ nodes }: PreparedSidebar): PageSidebarItem[] {
  return shownItems(nodes, { active: new Set(), isWhole: true })
}

/** Nodes as items; categories off the active branches have children only when all is wanted, or they start open. */
function shownItems(
  nodes: readonly Node[],
  { active, isWhole }: { active: ReadonlySet<Node>; isWhole: boolean },
): PageSidebarItem[] {
  return nodes.flatMap(show)

  function isShown(node: Node): boolean {
    return node.visible || active.has(node)
  }

  function show(node: Node): PageSidebarItem[] {
    const { item, children, closed } = node
    if (!isShown(node)) return []
    if (item.type !== 'category') return [closed]
    if (!children.some(isShown)) return asLink(item)
    if (closed.type !== 'category' || (item.collapsed && !isWhole && !active.has(node))) return [closed]
    const { count: _, ...open } = closed
    return [{ ...open, items: children.flatMap(show), more: false }]
  }
}

/** A category whose children are all hidden is a link, or nothing (SU-7). */
function asLink({ label, href, description, className, customProps }: SidebarCategory): PageSidebarItem[] {
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
