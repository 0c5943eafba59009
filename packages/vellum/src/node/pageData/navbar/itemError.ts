// The error for a navbar item that cannot be shown: it prints the item as the site configured it.

import { VellumError } from '../../base/errors.js'
import type { NavbarItem } from '../../config/siteConfig.js'

/** Names the item in front of the error that it failed with. */
export function itemError(item: NavbarItem, cause: unknown): VellumError {
  return new VellumError(
    `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:\n${JSON.stringify(asConfigured(item), null, 2)}`,
    { code: 'invalid-navbar-item', cause },
  )
}

/** An item as the user wrote it: attributes among its fields, no defaults. */
function asConfigured(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(asConfigured)
  if (typeof item !== 'object' || item === null) return item
  const { attributes, props, ...fields } = item as Record<string, unknown>
  const all = Object.entries({ ...fields, ...(props as object), ...(attributes as object) })
  return Object.fromEntries(
    all
      .filter(([key, value]) => !(key in DEFAULTS && JSON.stringify(DEFAULTS[key]) === JSON.stringify(value)))
      .map(([key, value]) => [key, asConfigured(value)]),
  )
}

const DEFAULTS: { readonly [field: string]: unknown } = {
  docsPluginId: 'default',
  dropdownActiveClassDisabled: false,
  dropdownItemsBefore: [],
  dropdownItemsAfter: [],
}
