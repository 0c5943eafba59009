// One item of the bar. Its variant in the drawer is in DrawerItem.tsx.

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

/** Shows one item; its failure names the configuration. */
export function NavbarItem({ item }: { item: NavbarItemData }) {
  const shown = useItemOnPage(item)
  return withItemInError(item, () => showItem(shown.item, shown.context))
}

function showItem(item: NavbarItemData, context: EntryContext): ReactNode {
  switch (item.type) {
    case 'link':
    case 'html':
    case 'custom':
      return renderEntry(item, 'navbar', context)
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
            items={item.items.map((child) => renderEntry(child, 'dropdown', context))}
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
            items={renderLocaleLinks(item, 'dropdown', context)}
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
