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

/** The same for a component of any item, which also gets the type. */
export function toAnyItem(Item: ComponentType<Fields>): ComponentType<NavbarItemData> {
  return function AnyItemOfCopy(data: NavbarItemData) {
    return <Item {...useFields(data)} type={typeOf(data)} />
  }
}

function useFields(data: NavbarItemData): Fields {
  const { item } = useItemOnPage(data)
  const { mobile = false, onClick } = data as Fields
  return { ...fieldsOf(item), position: item.position, mobile, ...(onClick !== undefined && { onClick }) }
}

function typeOf(item: NavbarItemData): string {
  if (item.type === 'link') return 'default'
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
      if (versionsOf === undefined) return { ...own, items: items.map(fieldsOf) }
      const isVersion = items.map((entry) => entry.type === 'link' && entry.version !== undefined)
      const before = items.slice(0, Math.max(0, isVersion.indexOf(true)))
      const after = items.slice(isVersion.lastIndexOf(true) + 1)
      const around = { dropdownItemsBefore: before.map(fieldsOf), dropdownItemsAfter: after.map(fieldsOf) }
      return { ...defined({ className, ...attributes }), docsPluginId: versionsOf, ...around }
    }
    case 'localeDropdown': {
      const { before, after, queryString, className } = item
      const around = { dropdownItemsBefore: before.map(fieldsOf), dropdownItemsAfter: after.map(fieldsOf) }
      return { ...defined({ className }), queryString, ...around }
    }
    default: {
      const { type: _type, ...fields } = item as unknown as Fields
      return fields
    }
  }
}

function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
