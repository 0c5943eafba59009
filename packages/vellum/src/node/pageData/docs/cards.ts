// The cards of an index page: one for each child that has a link.

import type { Card } from '../../../shared/page.js'
import { firstHref, type SidebarCategory, type SidebarItem } from '../../../shared/sidebar.js'
import type { Labels } from '../labels.js'

/** Cards in the order of the sidebar; children without a target are left out. */
export function cardsOf(items: readonly SidebarItem[], labels: Labels): Card[] {
  return items.flatMap((item): Card[] => {
    const href = firstHref(item)
    if (item.type === 'html' || href === undefined) return []
    const description = item.description ?? (item.type === 'category' ? itemsText(item, labels) : undefined)
    return [{ type: item.type, href, label: item.label, description }]
  })
}

/** `3 items` */
function itemsText(category: SidebarCategory, labels: Labels): string {
  return labels.plural('theme.docs.DocCard.categoryDescription.plurals', listedCount(category))
}

/** How many items of a category a reader can see. */
export function listedCount({ items }: SidebarCategory): number {
  return items.filter((item) => item.type !== 'html' && !(item.type === 'link' && item.unlisted)).length
}
