// Items of finished sidebars for tests.

import type { SidebarItem } from '../src/shared/sidebar.js'

/** The document `a` as an item: label `A`, at `/docs/a`. */
export function docLink(id: string, more: object = {}): SidebarItem {
  return { type: 'link', label: id.toUpperCase(), href: `/docs/${id}`, docId: id, ...more }
}

/** A collapsed category. */
export function category(label: string, items: SidebarItem[], more: object = {}): SidebarItem {
  return { type: 'category', label, items, collapsible: true, collapsed: true, ...more }
}
