// The first link of a sidebar, which navbar items and the docs data use.

import { listedHref, type SidebarItem } from '../../../shared/sidebar.js'

/** A page of the docs, with its label in the sidebar. */
export interface FirstLink {
  readonly label: string
  /** The path without the site's base. */
  readonly href: string
}

/** The first listed document or category with a page, depth first. */
export function firstLinkOf(items: readonly SidebarItem[]): FirstLink | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const href = item.type === 'category' ? listedHref(item) : isListedDoc(item) ? item.href : undefined
    if (href !== undefined) return { label: item.label, href }
    const below = item.type === 'category' ? firstLinkOf(item.items) : undefined
    if (below) return below
  }
  return undefined
}

function isListedDoc({ docId, unlisted }: { readonly docId?: string; readonly unlisted?: boolean }): boolean {
  return docId !== undefined && !unlisted
}
