// The props of navbar items in copies of Docusaurus' components: the fields of its configuration.

import type { ComponentType } from 'react'
import type { DropdownItemData, NavbarItemData } from '../../shared/site.js'
import { useItemOnPage } from '../navbar/renderEntry.js'

type Fields = Readonly<Record<string, unknown>>

/** Gives the site's component for items of one type the fields of the configuration. */
export function toItem(Item: ComponentType<Fields>): ComponentType<NavbarItemData> {
  return function ItemOfCopy(data: NavbarItemData) {
    return <Item {...useFields(data)} />
  }
}

/**
 * The same for a component of any item, which also gets the type. Copies of dropdowns and bars render it, too: the former
 * with the fields of the configuration, which stay as they are.
 */
export function toAnyItem(Item: ComponentType<Fields>): ComponentType<NavbarItemData> {
  return function AnyItemOfCopy(data: NavbarItemData) {
    const fields = useFields(data)
    return isOfTheme(data) ? <Item {...fields} type={typeOf(data)} /> : <Item {...(data as Fields)} />
  }
}

/** Whether an item has the data of the theme, and not the fields of the configuration. */
function isOfTheme({ type, ...fields }: NavbarItemData): boolean {
  switch (type) {
    case 'link':
    case 'custom':
      return true
    case 'dropdown':
      return 'attributes' in fields
    case 'localeDropdown':
      return 'before' in fields
    default:
      return false
  }
}

function useFields(data: NavbarItemData): Fields {
  const { item } = useItemOnPage(data)
  const { mobile = false, onClick } = data as Fields
  return { ...fieldsOf(item), position: item.position, mobile, ...(onClick !== undefined && { onClick }) }
}

function typeOf(item: NavbarItemData | DropdownItemData): string {
  if (item.type === 'link') return 'default'
  if (item.type === 'custom') return item.name
  return item.type === 'dropdown' && item.versionsOf !== undefined ? 'docsVersionDropdown' : item.type
}

function fieldsOf(item: NavbarItemData | DropdownItemData): Fields {
  switch (item.type) {
    case 'link': {
      const { label, html, href, active, className, attributes } = item
      return defined({
        label,
        html,
        // Docusaurus marks links with `to` as current.
        ...(active ? { to: href } : { href }),
        className,
        activeBasePath: active?.basePath,
        activeBaseRegex: active?.regex,
        activeClassName: active?.className,
        ...attributes,
      })
    }
    case 'dropdown': {
      const { label, html, href, className, attributes, items, versionsOf } = item
      const own = defined({ label, html, to: href, className, ...attributes })
      if (versionsOf === undefined) return { ...own, items: items.map(entryOf) }
      const isVersion = items.map((entry) => entry.type === 'link' && entry.version !== undefined)
      const before = items.slice(0, Math.max(0, isVersion.indexOf(true)))
      const after = items.slice(isVersion.lastIndexOf(true) + 1)
      const around = { dropdownItemsBefore: before.map(entryOf), dropdownItemsAfter: after.map(entryOf) }
      return { ...defined({ className, ...attributes }), docsPluginId: versionsOf, ...around }
    }
    case 'localeDropdown': {
      const { before, after, queryString, className } = item
      const around = { dropdownItemsBefore: before.map(entryOf), dropdownItemsAfter: after.map(entryOf) }
      return { ...defined({ className }), queryString, ...around }
    }
    case 'custom':
      return item.props
    default: {
      const { type: _type, ...fields } = item as unknown as Fields
      return fields
    }
  }
}

/** An entry of a dropdown, which has its type in it: links have none. */
function entryOf(item: DropdownItemData): Fields {
  return item.type === 'link' ? fieldsOf(item) : { ...fieldsOf(item), type: typeOf(item) }
}

function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
