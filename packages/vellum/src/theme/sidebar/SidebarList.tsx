// The list of a sidebar as Node renders it: for a document with the page's own branch open, and complete for
// the file that browsers fetch. Browsers get the HTML and never this code; its behaviour there is in
// interactiveList.ts, and sidebarNodes.ts relies on its classes.

import type { PageSidebarItem } from '../../shared/sidebar.js'
import { SidebarItems } from './SidebarItems.js'

export interface SidebarListProps {
  readonly items: readonly PageSidebarItem[]
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly path: string | undefined
}

/** The items of a sidebar as nested lists of links. */
export function SidebarList({ items, path }: SidebarListProps) {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <SidebarItems items={items} level={1} activePath={path} Items={SidebarItems} />
    </ul>
  )
}
