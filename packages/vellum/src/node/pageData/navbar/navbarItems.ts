// The items of the navbar, from the configuration to what is shown: documents, sidebars and versions
// become links. An item whose target does not exist fails the build.

import type { DropdownItemData, NavbarItemData } from '../../../shared/site.js'
import { throwAll, type VellumError } from '../../base/errors.js'
import type { DropdownItem, NavbarItem } from '../../config/siteConfig.js'
import { docsLinks } from './docsLinks.js'
import { itemError } from './itemError.js'
import { linkData, linkText } from './linkItem.js'
import { linkUrl } from './linkUrl.js'
import type { NavbarContext } from './navbarContext.js'
import { versionDropdown } from './versionDropdown.js'

/** The items of the navbar. Throws one error for all that fail. */
export function navbarItems(context: NavbarContext): NavbarItemData[] {
  const problems: VellumError[] = []
  const items = context.config.themeConfig.navbar.items.flatMap((item) => {
    try {
      return resolveItem(item, context)
    } catch (cause) {
      problems.push(itemError(item, cause))
      return []
    }
  })
  throwAll(problems)
  return items
}

function resolveItem(item: NavbarItem, context: NavbarContext): NavbarItemData[] {
  const { position } = item
  const resolve = (items: readonly DropdownItem[]) =>
    items.flatMap((child) => resolveDropdownItem(child, context))
  switch (item.type) {
    case 'dropdown': {
      const href = linkUrl(item, context.urls)
      const items = resolve(item.items)
      return [{ type: 'dropdown', ...linkText(item), ...(href !== undefined && { href }), items, position }]
    }
    case 'docsVersionDropdown':
      return [{ ...versionDropdown(item, { context, resolve }), position }]
    case 'localeDropdown': {
      const { type, queryString, dropdownItemsBefore, dropdownItemsAfter } = item
      const before = resolve(dropdownItemsBefore)
      return [{ type, queryString, ...classOf(item), before, after: resolve(dropdownItemsAfter), position }]
    }
    case 'search':
      return [{ type: 'search', ...classOf(item), position }]
    default:
      return resolveDropdownItem(item, context).map((data) => ({ ...data, position }))
  }
}

/** An item that the navbar and its dropdowns can have. */
function resolveDropdownItem(item: DropdownItem, context: NavbarContext): DropdownItemData[] {
  const { urls } = context
  switch (item.type) {
    case 'default':
      return [linkData(item, { href: linkUrl(item, urls) ?? '', isPage: item.to !== undefined, urls })]
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return docsLinks(item, context)
    case 'html':
      return [{ type: 'html', value: item.value, ...classOf(item) }]
    default:
      return [{ type: 'custom', name: item.type, props: item.props }]
  }
}

function classOf({ className }: { readonly className?: string }): { className?: string } {
  return className ? { className } : {}
}
