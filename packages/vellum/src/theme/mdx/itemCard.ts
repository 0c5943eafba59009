// Items of a sidebar become cards (CI-2, CI-4, CI-5).

import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import { useDescriptionOf } from '../../client/context/docsContext.js'
import type { Card } from '../../shared/page.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { contentLabel } from '../labels/contentLabel.js'

/** An item as authors may write it: what a card needs of a sidebar's item. */
export type CardItem =
  | PageSidebarItem
  | { readonly type: 'link'; readonly label: string; readonly href: string; readonly description?: string }
  | {
      readonly type: 'category'
      readonly label: string
      readonly items: readonly CardItem[]
      readonly href?: string
      readonly description?: string
    }

/** Gives the card of an item, `undefined` when it leads nowhere. */
export function useItemCard(): (item: CardItem) => Card | undefined {
  const { selectMessage } = usePluralForm()
  const descriptionOf = useDescriptionOf()
  return (item) => {
    const href = hrefOf(item)
    if (href === undefined || item.type === 'html') return undefined
    return { type: item.type, href, label: item.label, description: item.description ?? fallback(item) }
  }

  function fallback(item: Exclude<CardItem, { type: 'html' }>): string | undefined {
    if (item.type === 'link') return descriptionOf(item.href)
    const count = ('count' in item ? item.count : undefined) ?? item.items.length
    const forms = contentLabel('theme.docs.DocCard.categoryDescription.plurals')
    return String(interpolate(selectMessage(count, forms), { count }))
  }
}

function hrefOf(item: CardItem): string | undefined {
  switch (item.type) {
    case 'link':
      return item.href
    case 'category': {
      const own = 'linkUnlisted' in item && item.linkUnlisted ? undefined : item.href
      if (own !== undefined) return own
      if ('fallbackHref' in item && item.fallbackHref !== undefined) return item.fallbackHref
      return item.items.map(hrefOf).find((href) => href !== undefined)
    }
    case 'html':
      return undefined
  }
}
