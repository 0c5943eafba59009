// One item of the navbar as it stands in the drawer (NI-9, NI-10, DD-6 … DD-9).

import { createElement, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { Anchor } from '../../client/runtime/Anchor.js'
import { HAS_DROPDOWNS, HAS_LOCALE_DROPDOWN } from '../../shared/features.js'
import type { NavbarItemData } from '../../shared/site.js'
import { label } from '../labels/label.js'
import { Collapsible } from '../parts/Collapsible.js'
import { classNames } from '../parts/classNames.js'
import { LanguageIcon } from '../parts/icons.js'
import { isDrawerDropdownActive } from './activeItem.js'
import { renderLocaleLinks } from './localeLinks.js'
import { unknownItemType, withItemInError } from './navbarItemError.js'
import { type EntryContext, rawHtml, renderEntry, useItemOnPage } from './renderEntry.js'

export interface DrawerItemProps {
  readonly item: NavbarItemData
  /** A link of it was followed. */
  readonly onActivate: () => void
}

/** Shows one item as a list item; its failure names the configuration (NB-9). */
export function DrawerItem({ item, onActivate }: DrawerItemProps) {
  const shown = useItemOnPage(item)
  return withItemInError(item, () => showItem(shown.item, { ...shown.context, onActivate }))
}

function showItem(item: NavbarItemData, context: EntryContext): ReactNode {
  const { path } = context.page
  switch (item.type) {
    case 'link':
    case 'html':
    case 'custom':
      return renderEntry(item, 'menu', context)
    case 'dropdown':
      return (
        HAS_DROPDOWNS && (
          <DrawerDropdown
            // The button of versions leads nowhere here (VD-7).
            href={item.versionsOf === undefined ? item.href : undefined}
            attributes={item.attributes}
            html={item.html}
            className={item.className}
            active={isDrawerDropdownActive(item, path)}
            items={item.items.map((child) => renderEntry(child, 'menu', context))}
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
            items={renderLocaleLinks(item, 'menu', context)}
          >
            <LanguageIcon />
            {label('theme.navbar.mobileLanguageDropdown.label')}
          </DrawerDropdown>
        )
      )
    case 'search':
      // The slot of the bar is there for small screens too (SE-2).
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
  /** What the label says. */
  readonly children?: ReactNode
}

/** A dropdown as a list that opens and closes; it opens when it becomes active, and never closes by itself. */
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
  const linkClass = classNames('menu__link menu__link--sublist', active && 'menu__link--active', className)
  return (
    <li className={classNames('menu__list-item', !open && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        {html === undefined ? (
          <Anchor {...props} className={linkClass}>
            {children}
          </Anchor>
        ) : (
          <Anchor {...props} {...rawHtml(html, linkClass)} />
        )}
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
      {/* Without keys of their own: entries of a menu never move. */}
      {createElement(Collapsible, { open, lazy: true, as: 'ul', className: 'menu__list' }, ...items)}
    </li>
  )
}
