// One item of the bar. DrawerItem.tsx renders the same items in the drawer.

import type { ReactNode } from 'react'
import { HAS_DROPDOWNS, HAS_LOCALE_DROPDOWN } from '../../shared/features.js'
import type { NavbarItemData } from '../../shared/site.js'
import { classNames } from '../parts/classNames.js'
import { LanguageIcon } from '../parts/icons.js'
import { isDropdownButtonActive } from './activeItem.js'
import { Dropdown } from './Dropdown.js'
import { renderLocaleLinks } from './localeLinks.js'
import { unknownItemType, withItemInError } from './navbarItemError.js'
import { type EntryContext, renderEntry, useItemOnPage } from './renderEntry.js'
import { SearchSlot } from './SearchSlot.js'

export type NavbarItemProps = NavbarItemData

/** An item of the bar. An error names the configuration of the item. */
export function NavbarItem(item: NavbarItemProps) {
  const onPage = useItemOnPage(item)
  return withItemInError(item, () => renderItem(onPage.item, onPage.context))
}

function renderItem(item: NavbarItemData, context: EntryContext): ReactNode {
  switch (item.type) {
    case 'link':
    case 'html':
    case 'custom':
      return renderEntry(item, { ...context, slot: 'navbar' })
    case 'dropdown':
      return (
        HAS_DROPDOWNS && (
          <Dropdown
            position={item.position}
            href={item.href}
            attributes={item.attributes}
            html={item.html}
            className={classNames(
              isDropdownButtonActive(item, context.page) && 'navbar__link--active',
              item.className,
            )}
            items={item.items.map((child) => renderEntry(child, { ...context, slot: 'dropdown' }))}
          >
            {item.label}
          </Dropdown>
        )
      )
    case 'localeDropdown':
      return (
        HAS_LOCALE_DROPDOWN && (
          <Dropdown
            position={item.position}
            className={item.className}
            items={renderLocaleLinks(item, { ...context, slot: 'dropdown' })}
          >
            <LanguageIcon />
            {context.site.locale.label}
          </Dropdown>
        )
      )
    case 'search':
      return <SearchSlot className={item.className} />
  }
  throw unknownItemType(item)
}
