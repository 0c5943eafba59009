import type { ReactNode } from 'react'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { SidebarCategory } from './SidebarCategory.js'
import { SidebarHtml } from './SidebarHtml.js'
import { SidebarLink } from './SidebarLink.js'

export interface SidebarItemProps {
  readonly item: PageSidebarItem
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly activePath: string | undefined
  /** The level of the list, from 1. */
  readonly level: number
  /** The items of a category. */
  readonly children?: ReactNode
}

/** An item of the sidebar, of any type. */
export function SidebarItem({ item, level, activePath, children }: SidebarItemProps) {
  switch (item.type) {
    case 'link':
      return <SidebarLink item={item} level={level} activePath={activePath} />
    case 'category':
      return (
        <SidebarCategory item={item} level={level} activePath={activePath}>
          {children}
        </SidebarCategory>
      )
    case 'html':
      return <SidebarHtml item={item} level={level} />
  }
}
