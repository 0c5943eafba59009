// The simple entries of the navbar: links, raw HTML, components of the site. Each may
// stand in the bar, in a dropdown or in the drawer. They are plain functions, to be
// called inside of the guard of itemGuard.ts: a component would fail outside of it.

import type { ComponentType, ReactNode } from 'react'
import { type Location, useLocation } from '../../client/api/location.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { type Theme, useTheme } from '../../client/context/theme.js'
import { Anchor } from '../../client/runtime/Anchor.js'
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

/** Where an entry stands; begins the names of its classes. */
export type EntrySlot = 'navbar' | 'dropdown' | 'menu'

/** What entries are shown with. */
export interface EntryContext {
  readonly page: PageData
  readonly site: SiteData
  readonly theme: Pick<Theme, 'navbarItems'>
  readonly location: Location
  /** Called when a link of the drawer is followed (NI-9). */
  readonly onActivate?: () => void
}

/** What entries need to know of the page on screen. */
function useEntryContext(): EntryContext {
  return { page: usePage(), site: useSite(), theme: useTheme(), location: useLocation() }
}

/** What an item is shown with, and the item with the links that it has on the page. */
export function useItemOnPage(item: NavbarItemData): { item: NavbarItemData; context: EntryContext } {
  const context = useEntryContext()
  return { item: useFollowed(item, context), context }
}

const useFollowed = HAS_VERSIONS ? useItemForVersion : (item: NavbarItemData) => item

/** Shows one entry: itself in the bar, a list item elsewhere. */
export function renderEntry(item: DropdownItemData, place: EntrySlot, context: EntryContext): ReactNode {
  const inMenu = place === 'menu' && 'menu__list-item'
  switch (item.type) {
    case 'link': {
      const link = showLink(item, place, context)
      return place === 'navbar' || link === null ? link : <li className={inMenu || undefined}>{link}</li>
    }
    case 'html': {
      if (place === 'navbar')
        return <div {...rawHtml(item.value, classNames('navbar__item', item.className))} />
      return <li {...rawHtml(item.value, classNames(inMenu, item.className))} />
    }
    case 'custom': {
      const custom = HAS_CUSTOM_ITEMS && showCustom(item, place, context)
      return place === 'navbar' ? custom : <li className={inMenu || undefined}>{custom}</li>
    }
  }
}

function showLink(item: NavbarLinkData, place: EntrySlot, { page, onActivate }: EntryContext): ReactNode {
  if (item.onlyOn !== undefined && !isSamePath(item.onlyOn, page.path)) return null
  const active = isLinkActive(item, page)
  const className = classNames(
    place === 'navbar' && 'navbar__item',
    `${place}__link`,
    active && (item.active?.className ?? `${place}__link--active`),
    item.className,
  )
  const props = {
    href: item.href,
    ...(active ? ({ 'aria-current': 'page' } as const) : {}),
    ...(onActivate && { onClick: onActivate }),
    ...item.attributes,
  }
  if (item.html !== undefined) return <Anchor {...props} {...rawHtml(item.html, className)} />
  return (
    <Anchor {...props} className={className}>
      {item.label}
      {isExternalUrl(item.href) && item.label && (
        <ExternalLinkIcon {...(place === 'dropdown' ? { size: 12 } : {})} />
      )}
    </Anchor>
  )
}

function showCustom({ name, props }: NavbarCustomData, place: EntrySlot, context: EntryContext): ReactNode {
  const { theme, onActivate } = context
  const Custom = theme.navbarItems?.[name]
  if (!Custom) {
    const known = Object.keys(theme.navbarItems ?? {}).join(', ')
    throw new Error(
      `There is no navbar item of the type "${name}". Registered by the theme: ${known || 'none'}.`,
    )
  }
  const all = place === 'menu' ? { ...props, mobile: true, onClick: onActivate } : props
  // Called, where that is possible, so that its failure is caught by the guard.
  return isPlainFunction(Custom) ? Custom(all) : <Custom {...all} />
}

function isPlainFunction<P>(component: ComponentType<P>): component is (props: P) => ReactNode {
  return typeof component === 'function' && component.prototype?.isReactComponent === undefined
}

/** The attributes of an element whose content the configuration gives as HTML. */
export function rawHtml(html: string, className: string | undefined) {
  return { className, dangerouslySetInnerHTML: { __html: html } }
}
