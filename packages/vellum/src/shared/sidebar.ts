// A sidebar in its finished form, as components show it: its types, and functions that walk it.
// Node decides everything about it. Knows nothing of files and configuration.

import type { SidebarBadge } from './sidebarBadge.js'

/** The id of the list of recent posts, which the drawer shows like a sidebar. */
export const BLOG_LIST = 'blog'

/** An item of a finished sidebar. */
export type SidebarItem =
  | {
      readonly type: 'link'
      readonly label: string
      readonly href: string
      /** The id of the document that it links to. */
      readonly docId?: string
      readonly description?: string
      readonly unlisted?: boolean
      readonly badge?: SidebarBadge
      readonly className?: string
      readonly customProps?: Readonly<Record<string, unknown>>
      /** A link in place of neighbours that a document leaves out: the page it links to shows them. */
      readonly isFold?: boolean
    }
  | {
      readonly type: 'category'
      readonly label: string
      readonly items: readonly SidebarItem[]
      readonly collapsible: boolean
      readonly collapsed: boolean
      readonly href?: string
      readonly description?: string
      /** Whether the category links to an unlisted page, so it is shown without link. */
      readonly linkUnlisted?: boolean
      readonly badge?: SidebarBadge
      readonly className?: string
      readonly customProps?: Readonly<Record<string, unknown>>
    }
  | {
      readonly type: 'html'
      readonly value: string
      readonly defaultStyle: boolean
      readonly className?: string
    }

/** An item as one page shows it: in the list, or to components. Only open categories have items. */
export type PageSidebarItem =
  | Exclude<SidebarItem, { type: 'category' }>
  | (Omit<Extract<SidebarItem, { type: 'category' }>, 'items'> & {
      readonly items: readonly PageSidebarItem[]
      /** Whether it has children that are left out here: the whole sidebar is a separate file. */
      readonly more: boolean
      /** The number of its items, if components do not get them; cards show it. */
      readonly count?: number
      /** The link of its label without script, if it has no link of its own. */
      readonly fallbackHref: string | undefined
    })

/** A category of a finished sidebar. */
export type SidebarCategory = Extract<SidebarItem, { type: 'category' }>

/** A link of a finished sidebar. */
export type SidebarLink = Extract<SidebarItem, { type: 'link' }>

/** The link of a category that is shown; `undefined` if its page is unlisted. */
export function listedHref(category: SidebarCategory): string | undefined {
  return category.linkUnlisted ? undefined : category.href
}

/** The first link of an item: its own, otherwise that of its first listed descendant. */
export function firstHref(item: SidebarItem): string | undefined {
  switch (item.type) {
    case 'link':
      return item.unlisted ? undefined : item.href
    case 'category':
      return listedHref(item) ?? firstOf(item.items, firstHref)
    case 'html':
      return undefined
  }
}

function firstOf<T, R>(list: readonly T[], pick: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const foundValue = pick(item)
    if (foundValue !== undefined) return foundValue
  }
  return undefined
}
