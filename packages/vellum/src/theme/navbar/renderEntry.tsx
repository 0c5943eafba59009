// The simple entries of the navbar: links, raw HTML, components of the site. Each may be in the bar, in
// a dropdown or in the drawer. They are functions and not components, so that `withItemInError` catches
// their errors.

import type { ComponentType, ReactNode } from 'react'
import { type Location, useLocation } from '../../client/api/location.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { type Theme, useTheme } from '../../client/context/theme.js'
import { HAS_CUSTOM_ITEMS, HAS_VERSIONS } from '../../shared/features.js'
import type { PageData } from '../../shared/page.js'
import type {
  DropdownItemData,
  NavbarCustomData,
  NavbarItemData,
  NavbarLinkData,
  SiteData,
} from '../../shared/site.js'
import { isExternalUrl, isSamePath } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from '../parts/icons.js'
import { isLinkActive } from './activeItem.js'
import { useItemForVersion } from './itemForVersion.js'
import { NavbarAnchor } from './NavbarAnchor.js'
import { withItemInError } from './navbarItemError.js'

/** The data of the page on screen that entries depend on. */
export interface EntryContext {
  readonly page: PageData
  readonly site: SiteData
  readonly theme: Pick<Theme, 'navbarItems'>
  readonly location: Location
  /** Called when a visitor follows a link of the drawer. */
  readonly onActivate?: () => void
}

/** The context of an entry that is in a slot; the slot begins the names of its classes. */
export interface SlotContext extends EntryContext {
  readonly slot: 'navbar' | 'dropdown' | 'menu'
}

const useItemWithLinks = HAS_VERSIONS ? useItemForVersion : (item: NavbarItemData) => item

/** The item with the links that it has on the page on screen, and its context. */
export function useItemOnPage(item: NavbarItemData): { item: NavbarItemData; context: EntryContext } {
  const context = { page: usePage(), site: useSite(), theme: useTheme(), location: useLocation() }
  return { item: useItemWithLinks(item, context), context }
}

/** Renders one entry: itself in the bar, a list item elsewhere. */
export function renderEntry(item: DropdownItemData, context: SlotContext): ReactNode {
  const { slot } = context
  const listItemClass = slot === 'menu' ? 'menu__list-item' : undefined
  const inSlot = (entry: ReactNode) =>
    slot === 'navbar' ? entry : <li className={listItemClass}>{entry}</li>
  switch (item.type) {
    case 'link':
      if (item.onlyOn !== undefined && !isSamePath(item.onlyOn, context.page.path)) return null
      return inSlot(renderLink(item, context))
    case 'html': {
      const Tag = slot === 'navbar' ? 'div' : 'li'
      return (
        <Tag
          className={classNames(slot === 'navbar' ? 'navbar__item' : listItemClass, item.className)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
          dangerouslySetInnerHTML={{ __html: item.value }}
        />
      )
    }
    case 'custom':
      return inSlot(HAS_CUSTOM_ITEMS && renderCustom(item, context))
  }
}

function renderLink(item: NavbarLinkData, { slot, page, onActivate }: SlotContext): ReactNode {
  const isActive = isLinkActive(item, page)
  return (
    <NavbarAnchor
      href={item.href}
      {...(isActive ? { 'aria-current': 'page' } : {})}
      {...(onActivate && { onClick: onActivate })}
      {...item.attributes}
      html={item.html}
      className={classNames(
        slot === 'navbar' && 'navbar__item',
        `${slot}__link`,
        isActive && (item.active?.className ?? `${slot}__link--active`),
        item.className,
      )}
    >
      {item.label}
      {isExternalUrl(item.href) && item.label && (
        <ExternalLinkIcon {...(slot === 'dropdown' ? { size: 12 } : {})} />
      )}
    </NavbarAnchor>
  )
}

function renderCustom(item: NavbarCustomData, { slot, theme, onActivate }: SlotContext): ReactNode {
  const { name, props } = item
  const Custom = theme.navbarItems?.[name]
  if (!Custom) {
    const knownTypes = Object.keys(theme.navbarItems ?? {}).join(', ')
    throw new Error(
      `There is no navbar item of the type "${name}". Registered in src/theme/NavbarItem/ComponentTypes: ${knownTypes || 'none'}.`,
    )
  }
  const allProps = slot === 'menu' ? { ...props, mobile: true, onClick: onActivate } : props
  return <CustomItem Custom={Custom} item={item} props={allProps} />
}

/** A component of the site. It is called where possible, so that its error names the item. */
function CustomItem({
  Custom,
  item,
  props,
}: {
  Custom: ComponentType<Record<string, unknown>>
  item: NavbarCustomData
  props: Record<string, unknown>
}) {
  if (!isPlainFunction(Custom)) return <Custom {...props} />
  return withItemInError(item as NavbarItemData, () => Custom(props))
}

function isPlainFunction<P>(component: ComponentType<P>): component is (props: P) => ReactNode {
  return typeof component === 'function' && component.prototype?.isReactComponent === undefined
}
