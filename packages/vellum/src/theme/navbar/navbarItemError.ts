// Errors of navbar items. An error boundary catches nothing on the server, where a wrong item must fail
// the build with the item's configuration in the message; so items are rendered by functions that are
// called in here.

import type { ReactNode } from 'react'
import type { NavbarItemData } from '../../shared/site.js'

/** Returns the result of `render`. An error names the configuration of the item. */
export function withItemInError(item: NavbarItemData, render: () => ReactNode): ReactNode {
  try {
    return render()
  } catch (cause) {
    throw new Error(
      `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:\n${JSON.stringify(asConfigured(item), null, 2)}`,
      { cause },
    )
  }
}

/** The error of an item with an unknown type, which Node has not checked. */
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

/** An item as its author wrote it, with the fields that the data has. */
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
