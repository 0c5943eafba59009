// Where a sidebar leads to: for navbar items and for the docs data.

import { listedHref, type SidebarItem } from '../../shared/sidebar.js'

/** A place in the docs, with its label in the sidebar. */
export interface FirstLink {
  readonly label: string
  /** Without the site's base. */
  readonly href: string
}

/** The first entry that a reader can go to, depth first: a document, or a category with a page (NI-13). */
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
