import type { ComponentType } from 'react'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { SidebarItem } from './SidebarItem.js'

export interface SidebarItemsProps {
  readonly items: readonly PageSidebarItem[]
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly activePath: string | undefined
  /** The level of the list, from 1. */
  readonly level: number
  /** Shows the items of categories. @default the same component */
  readonly Items?: ComponentType<SidebarItemsProps>
}

/** The items of a list of the sidebar. */
export function SidebarItems({ items, level, activePath, Items = SidebarItems }: SidebarItemsProps) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to HTML
    <SidebarItem key={index} item={item} level={level} activePath={activePath}>
      {item.type === 'category' && (
        <Items items={item.items} level={level + 1} activePath={activePath} Items={Items} />
      )}
    </SidebarItem>
  ))
}
