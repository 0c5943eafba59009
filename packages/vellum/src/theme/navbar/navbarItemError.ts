// The guard around each item of the navbar. An error boundary would catch nothing on
// the server, where a wrong item must fail the build with the item's configuration in
// the message (NB-9, RE-7); so what an item shows is made by functions called in here.

import type { ReactNode } from 'react'
import type { NavbarItemData } from '../../shared/site.js'

/** What `show` gives; its failure names the configuration of the item. */
export function withItemInError(item: NavbarItemData, show: () => ReactNode): ReactNode {
  try {
    return show()
  } catch (cause) {
    throw new Error(
      `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:\n${JSON.stringify(asConfigured(item), null, 2)}`,
      { cause },
    )
  }
}

/** The error of an item that is of no known kind: data that Node has not checked (NI-3). */
export function unknownItemType(item: { readonly type: string }): Error {
  return new Error(`There is no navbar item of the type "${item.type}".`)
}

interface AnyItem {
  readonly type: string
  readonly name?: string
  readonly active?: unknown
  readonly onlyOn?: unknown
  readonly follows?: unknown
  readonly version?: unknown
  readonly versionsOf?: unknown
  readonly props?: object
  readonly attributes?: object
  readonly items?: readonly AnyItem[]
  readonly before?: readonly AnyItem[]
  readonly after?: readonly AnyItem[]
}

/** An item as its author wrote it, as far as the data tells. */
function asConfigured(item: AnyItem): object {
  const { type, name, props, attributes, items, before, after, ...rest } = item
  const { active: _, onlyOn: __, follows: ___, version: ____, versionsOf: _____, ...fields } = rest
  return {
    ...(type === 'link' ? {} : { type: name ?? type }),
    ...props,
    ...fields,
    ...attributes,
    items: items?.map(asConfigured),
    dropdownItemsBefore: before?.map(asConfigured),
    dropdownItemsAfter: after?.map(asConfigured),
  }
}
