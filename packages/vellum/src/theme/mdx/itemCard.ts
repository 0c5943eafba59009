// Turns items of a sidebar into cards.

import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import { useDescriptionOf } from '../../client/context/docsContext.js'
import { useSite } from '../../client/context/siteContext.js'
import type { Card } from '../../shared/page.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { withBase, withSlashRule } from '../../shared/url.js'
import { contentLabel } from '../labels/contentLabel.js'

/** An item of a sidebar, or the fields of one that a card needs, written by an author. */
export type CardItem =
  | PageSidebarItem
  | {
      readonly type: 'link'
      readonly label: string
      readonly href: string
      readonly description?: string | undefined
    }
  | {
      readonly type: 'category'
      readonly label: string
      readonly items?: readonly CardItem[]
      readonly href?: string
      readonly description?: string | undefined
    }

/** Returns a function from an item to its card; `undefined` when the item has no link. */
export function useItemCard(): (item: CardItem) => Card | undefined {
  const { selectMessage } = usePluralForm()
  const descriptionOf = useDescriptionOf()
  const { baseUrl, trailingSlash } = useSite()
  return (item) => {
    const written = hrefOf(item)
    if (written === undefined || item.type === 'html') return undefined
    const href = finalHref(written)
    return { type: item.type, href, label: item.label, description: item.description ?? fallback(item) }
  }

  /** Authors write paths without the base URL; those of a sidebar have it already. */
  function finalHref(href: string): string {
    return /^\/(?!\/)/.test(href) ? withSlashRule(withBase(href, baseUrl), { baseUrl, trailingSlash }) : href
  }

  function fallback(item: Exclude<CardItem, { type: 'html' }>): string | undefined {
    if (item.type === 'link') return descriptionOf(finalHref(item.href))
    const count = ('count' in item ? item.count : undefined) ?? item.items?.length ?? 0
    const forms = contentLabel('theme.docs.DocCard.categoryDescription.plurals')
    return String(interpolate(selectMessage(count, forms), { count }))
  }
}

/** The link of an item; `undefined` when it has none to show. */
export function hrefOf(item: CardItem): string | undefined {
  switch (item.type) {
    case 'link':
      return 'unlisted' in item && item.unlisted ? undefined : item.href
    case 'category': {
      const ownHref = 'linkUnlisted' in item && item.linkUnlisted ? undefined : item.href
      if (ownHref !== undefined) return ownHref
      if ('fallbackHref' in item && item.fallbackHref !== undefined) return item.fallbackHref
      return item.items?.map(hrefOf).find((href) => href !== undefined)
    }
    case 'html':
      return undefined
  }
}
