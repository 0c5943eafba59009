// The cards of an index page: one for each child that leads somewhere.

import type { Card } from '../../shared/page.js'
import { firstHref, type SidebarCategory, type SidebarItem } from '../../shared/sidebar.js'
import type { Words } from './words.js'

/** Cards in the order of the sidebar; children without a target are left out (CI-2 … CI-5). */
export function cardsOf(items: readonly SidebarItem[], words: Words): Card[] {
  return items.flatMap((item): Card[] => {
    const href = firstHref(item)
    if (item.type === 'html' || href === undefined) return []
    const description = item.description ?? (item.type === 'category' ? itemsText(item, words) : undefined)
    return [{ type: item.type, href, label: item.label, description }]
  })
}

/** `3 items` */
function itemsText(category: SidebarCategory, words: Words): string {
  return words.plural('theme.docs.DocCard.categoryDescription.plurals', listedCount(category))
}

/** How many items of a category a reader can see (CI-4). */
export function listedCount({ items }: SidebarCategory): number {
  return items.filter((item) => item.type !== 'html' && !(item.type === 'link' && item.unlisted)).length
}
