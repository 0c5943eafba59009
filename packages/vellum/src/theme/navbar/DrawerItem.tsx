// One item of the navbar in the drawer.

import { createElement, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { HAS_DROPDOWNS, HAS_LOCALE_DROPDOWN } from '../../shared/features.js'
import type { NavbarItemData } from '../../shared/site.js'
import { label } from '../labels/label.js'
import { Collapsible } from '../parts/Collapsible.js'
import { classNames } from '../parts/classNames.js'
import { LanguageIcon } from '../parts/icons.js'
import { isDrawerDropdownActive } from './activeItem.js'
import { renderLocaleLinks } from './localeLinks.js'
import { NavbarAnchor } from './NavbarAnchor.js'
import { unknownItemType, withItemInError } from './navbarItemError.js'
import { renderEntry, type SlotContext, useItemOnPage } from './renderEntry.js'

export type DrawerItemProps = NavbarItemData & {
  /** Set in the drawer, for a component that takes the place of items in bar and drawer. */
  readonly mobile: true
  /** Called when a visitor follows a link of the item. */
  readonly onClick: () => void
}

/** A navbar item as a list item of the drawer. An error names the configuration of the item. */
export function DrawerItem({ mobile: _, onClick, ...item }: DrawerItemProps) {
  const onPage = useItemOnPage(item)
  return withItemInError(item, () =>
    renderItem(onPage.item, { ...onPage.context, onActivate: onClick, slot: 'menu' }),
  )
}

function renderItem(item: NavbarItemData, context: SlotContext): ReactNode {
  const { path } = context.page
  switch (item.type) {
    case 'link':
    case 'html':
    case 'custom':
      return renderEntry(item, context)
    case 'dropdown':
      return (
        HAS_DROPDOWNS && (
          <DrawerDropdown
            // The button of a version dropdown has no link in the drawer.
            href={item.versionsOf === undefined ? item.href : undefined}
            attributes={item.attributes}
            html={item.html}
            className={item.className}
            active={isDrawerDropdownActive(item, path)}
            items={item.items.map((child) => renderEntry(child, context))}
          >
            {item.versionsOf === undefined ? item.label : label('theme.navbar.mobileVersionsDropdown.label')}
          </DrawerDropdown>
        )
      )
    case 'localeDropdown':
      return (
        HAS_LOCALE_DROPDOWN && (
          <DrawerDropdown
            className={item.className}
            active={isDrawerDropdownActive({ items: [...item.before, ...item.after] }, path)}
            items={renderLocaleLinks(item, context)}
          >
            <LanguageIcon />
            {label('theme.navbar.mobileLanguageDropdown.label')}
          </DrawerDropdown>
        )
      )
    case 'search':
      // Small screens have the search of the bar.
      return null
  }
  throw unknownItemType(item)
}

interface DrawerDropdownProps {
  readonly href?: string | undefined
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly html?: string | undefined
  readonly className?: string | undefined
  readonly active: boolean
  /** List items. */
  readonly items: readonly ReactNode[]
  /** The label. */
  readonly children?: ReactNode
}

/** A dropdown as a list that opens and closes. It opens when it becomes active, and never closes by itself. */
function DrawerDropdown({ href, attributes, html, className, active, items, children }: DrawerDropdownProps) {
  const [open, setOpen] = useState(active)
  const [wasActive, setWasActive] = useState(active)
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setOpen(true)
  }
  const toggle = () => setOpen(!open)
  const props = {
    href: href ?? '#',
    ...(href === undefined && ({ role: 'button', 'aria-expanded': open } as const)),
    onClick: (event: MouseEvent) => {
      if (href === undefined) event.preventDefault()
      toggle()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' || href !== undefined) return
      event.preventDefault()
      toggle()
    },
    ...attributes,
  }
  return (
    <li className={classNames('menu__list-item', !open && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        <NavbarAnchor
          {...props}
          html={html}
          className={classNames('menu__link menu__link--sublist', active && 'menu__link--active', className)}
        >
          {children}
        </NavbarAnchor>
        <button
          type="button"
          className="menu__caret"
          aria-expanded={open}
          aria-label={label(
            open
              ? 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel'
              : 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
          )}
          onClick={toggle}
        />
      </div>
      {/* As arguments, because the entries have no keys: they never move. */}
      {createElement(Collapsible, { open, lazy: true, as: 'ul', className: 'menu__list' }, ...items)}
    </li>
  )
}
