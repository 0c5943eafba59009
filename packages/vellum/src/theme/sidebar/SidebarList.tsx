// The list of a sidebar as Node renders it: for a document with the page's own branch open, and complete for
// the file that browsers fetch. Browsers get the HTML and never this code; its behaviour there is in
// interactiveList.ts, and sidebarNodes.ts relies on its classes.

import type { PageSidebarItem } from '../../shared/sidebar.js'
import { SidebarCategory } from './SidebarCategory.js'
import { SidebarHtml } from './SidebarHtml.js'
import { SidebarLink } from './SidebarLink.js'

export interface SidebarListProps {
  readonly items: readonly PageSidebarItem[]
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly path: string | undefined
}

/** The items of a sidebar as nested lists of links. */
export function SidebarList({ items, path }: SidebarListProps) {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <Items items={items} level={1} activePath={path} />
    </ul>
  )
}

interface ItemsProps {
  readonly items: readonly PageSidebarItem[]
  readonly activePath: string | undefined
  /** The level of the list, from 1. */
  readonly level: number
}

function Items({ items, ...rest }: ItemsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to HTML
  return items.map((item, index) => <Item key={index} item={item} {...rest} />)
}

function Item({ item, level, activePath }: Omit<ItemsProps, 'items'> & { readonly item: PageSidebarItem }) {
  switch (item.type) {
    case 'link':
      return <SidebarLink item={item} level={level} activePath={activePath} />
    case 'category':
      return (
        <SidebarCategory item={item} level={level} activePath={activePath}>
          <Items items={item.items} level={level + 1} activePath={activePath} />
        </SidebarCategory>
      )
    case 'html':
      return <SidebarHtml item={item} level={level} />
  }
}
