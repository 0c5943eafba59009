// `themeConfig.navbar` with defaults filled in: every item has a type and a side.

import type { DeepReadonly } from './complete.js'
import { type Link, splitLink } from './linkAttributes.js'
import type {
  NavbarLinkFields,
  NavbarPosition,
  UserDropdownItem,
  UserLogo,
  UserNavbar,
  UserNavbarItem,
} from './userThemeConfig.js'

/** The bar at the top. */
export interface NavbarConfig {
  readonly title: string
  readonly logo: LogoConfig | undefined
  readonly items: readonly NavbarItem[]
  readonly hideOnScroll: boolean
  readonly style: UserNavbar['style']
}

/** A logo; `srcDark` is `src` when there is no other. */
export type LogoConfig = Readonly<UserLogo> & { readonly srcDark: string }

type NavbarLink = Link<Omit<NavbarLinkFields, 'position'>>

/** An entry of a dropdown. */
export type DropdownItem =
  | (NavbarLink & { readonly type: 'default' })
  | (NavbarLink & { readonly type: 'doc'; readonly docId: string; readonly docsPluginId: string })
  | (NavbarLink & { readonly type: 'docSidebar'; readonly sidebarId: string; readonly docsPluginId: string })
  | (NavbarLink & { readonly type: 'docsVersion'; readonly docsPluginId: string })
  | { readonly type: 'html'; readonly value: string; readonly className?: string }
  | CustomItem

/** An item whose component the site registers; `props` are all its fields but type and side. */
export interface CustomItem {
  readonly type: `custom-${string}`
  readonly props: Readonly<Record<string, unknown>>
}

/** An entry of the bar. */
export type NavbarItem = { readonly position: NavbarPosition } & (
  | DropdownItem
  | (NavbarLink & { readonly type: 'dropdown'; readonly items: readonly DropdownItem[] })
  | (NavbarLink &
      DropdownAdditions & {
        readonly type: 'docsVersionDropdown'
        readonly docsPluginId: string
        readonly dropdownActiveClassDisabled: boolean
        readonly versions: DeepReadonly<string[] | Record<string, { label?: string }>> | undefined
      })
  | (NavbarLink & DropdownAdditions & { readonly type: 'localeDropdown'; readonly queryString: string })
  | { readonly type: 'search'; readonly className?: string }
)

interface DropdownAdditions {
  readonly dropdownItemsBefore: readonly DropdownItem[]
  readonly dropdownItemsAfter: readonly DropdownItem[]
}

/** The navbar. */
export function completeNavbar({
  title = '',
  logo,
  items = [],
  hideOnScroll = false,
  style,
}: UserNavbar = {}): NavbarConfig {
  return { title, logo: logo && completeLogo(logo), items: items.map(completeItem), hideOnScroll, style }
}

/** A logo, of the navbar or of the footer. */
export function completeLogo(logo: UserLogo): LogoConfig {
  return { ...logo, srcDark: logo.srcDark ?? logo.src }
}

function completeItem({ position = 'right', ...item }: UserNavbarItem): NavbarItem {
  const unsided = item as UserNavbarItem
  if (isDropdown(unsided)) {
    const { items, ...link } = unsided
    return {
      ...navbarLink(link),
      type: 'dropdown',
      items: items.map(completeDropdownItem),
      position,
    }
  }
  switch (unsided.type) {
    case 'docsVersionDropdown': {
      const { docsPluginId = 'default', dropdownActiveClassDisabled = false, versions, ...link } = unsided
      const own = { type: unsided.type, docsPluginId, dropdownActiveClassDisabled, versions, position }
      return { ...navbarLink(link), ...additions(unsided), ...own }
    }
    case 'localeDropdown': {
      const { queryString = '', ...link } = unsided
      return {
        ...navbarLink(link),
        ...additions(unsided),
        type: unsided.type,
        queryString,
        position,
      }
    }
    case 'search':
      return { ...unsided, position }
    default:
      return { ...completeDropdownItem(unsided as UserDropdownItem), position }
  }
}

function isDropdown(item: UserNavbarItem): item is Extract<UserNavbarItem, { items: UserDropdownItem[] }> {
  return 'items' in item && (item.type === undefined || item.type === 'default' || item.type === 'dropdown')
}

function completeDropdownItem(item: UserDropdownItem): DropdownItem {
  switch (item.type) {
    case undefined:
    case 'default':
      return { ...navbarLink(item), type: 'default' }
    case 'doc': {
      const { type, docId, docsPluginId = 'default', ...link } = item
      return { ...navbarLink(link), type, docId, docsPluginId }
    }
    case 'docSidebar': {
      const { type, sidebarId, docsPluginId = 'default', ...link } = item
      return { ...navbarLink(link), type, sidebarId, docsPluginId }
    }
    case 'docsVersion': {
      const { type, docsPluginId = 'default', ...link } = item
      return { ...navbarLink(link), type, docsPluginId }
    }
    case 'html':
      return item
    default: {
      const { type, ...props } = item
      return { type, props }
    }
  }
}

function additions(item: {
  dropdownItemsBefore?: UserDropdownItem[]
  dropdownItemsAfter?: UserDropdownItem[]
}): DropdownAdditions {
  return {
    dropdownItemsBefore: (item.dropdownItemsBefore ?? []).map(completeDropdownItem),
    dropdownItemsAfter: (item.dropdownItemsAfter ?? []).map(completeDropdownItem),
  }
}

const LINK_FIELDS: readonly (keyof Omit<NavbarLinkFields, 'position'>)[] = [
  'label',
  'html',
  'className',
  'to',
  'href',
  'prependBaseUrlToHref',
  'activeBasePath',
  'activeBaseRegex',
  'activeClassName',
  'exact',
]

function navbarLink(link: object): NavbarLink {
  return splitLink<Omit<NavbarLinkFields, 'position'>>(link, LINK_FIELDS)
}
