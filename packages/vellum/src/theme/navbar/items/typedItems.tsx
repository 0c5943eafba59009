// Components of a site in place of the items of one type.

import type { ComponentType } from 'react'
import type { NavbarItemData } from '../../../shared/site.js'

/** Components of a site by the names of the parts: `DropdownNavbarItem`. */
export type TypedItems = Readonly<Record<string, ComponentType<never> | undefined>>

/** An item of the bar, or of the drawer, whose component depends on its type. */
export function withTypedItems<Props extends NavbarItemData>(
  Original: ComponentType<Props>,
  components: TypedItems,
): ComponentType<Props> {
  return function TypedItem(item: Props) {
    const Item = (components[partOf(item)] ?? Original) as ComponentType<Props>
    return <Item {...item} />
  }
}

function partOf(item: NavbarItemData): string {
  switch (item.type) {
    case 'link':
      return 'DefaultNavbarItem'
    case 'html':
      return 'HtmlNavbarItem'
    case 'dropdown':
      return item.versionsOf === undefined ? 'DropdownNavbarItem' : 'DocsVersionDropdownNavbarItem'
    case 'localeDropdown':
      return 'LocaleDropdownNavbarItem'
    case 'search':
      return 'SearchNavbarItem'
    case 'custom':
      return ''
  }
}
