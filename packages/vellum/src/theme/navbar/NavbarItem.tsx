// One entry of the navbar. The kinds are plain functions, called inside of a guard: an
// error boundary would catch nothing on the server, where a wrong item must fail the
// build with the item's configuration in the message (NB-9, RE-7).

import { type ComponentType, createElement, type ReactNode } from 'react'
import { Anchor, type Theme, usePage, useSite, useTheme } from '../../client/index.js'
import type { PageData } from '../../shared/page.js'
import { isSamePath } from '../../shared/sidebar.js'
import type {
  DropdownItemData,
  LocaleDropdownData,
  NavbarCustomData,
  NavbarDropdownData,
  NavbarItemData,
  NavbarLinkData,
  SiteData,
} from '../../shared/site.js'
import { isExternalUrl, withoutBase } from '../../shared/url.js'
import { classNames } from '../classNames.js'
import { ExternalLinkIcon, LanguageIcon } from '../icons.js'
import { isActive } from './activeRule.js'

/** Shows one entry; its failure names the configuration. */
export function NavbarItem({ item }: { item: NavbarItemData }) {
  const place: Place = { page: usePage(), site: useSite(), theme: useTheme() }
  try {
    return showItem(item, place)
  } catch (cause) {
    throw new Error(
      `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:\n${JSON.stringify(asConfigured(item), null, 2)}`,
      { cause },
    )
  }
}

/** An item as its author wrote it, as far as the data tells. */
function asConfigured(item: NavbarItemData | DropdownItemData): object {
  switch (item.type) {
    case 'link': {
      const { type: _, active: __, onlyOn: ___, attributes, ...fields } = item
      return { ...fields, ...attributes }
    }
    case 'custom': {
      const { type: _, name, props, ...fields } = item
      return { type: name, ...props, ...fields }
    }
    case 'dropdown': {
      const { attributes, items, ...fields } = item
      return { ...fields, ...attributes, items: items.map(asConfigured) }
    }
    case 'localeDropdown': {
      const { before, after, ...fields } = item
      return {
        ...fields,
        dropdownItemsBefore: before.map(asConfigured),
        dropdownItemsAfter: after.map(asConfigured),
      }
    }
    default:
      return item
  }
}

/** Where a search component goes; empty it takes no space (SE-1, SE-3). */
export function SearchSlot({ className }: { className?: string | undefined }) {
  return <div className={classNames('navbar__search', className)} />
}

interface Place {
  readonly page: PageData
  readonly site: SiteData
  readonly theme: Theme
}

function showItem(item: NavbarItemData, place: Place): ReactNode {
  switch (item.type) {
    case 'link':
      return showLink(item, place, 'navbar')
    case 'html':
      return <div {...rawHtml(item.value, classNames('navbar__item', item.className))} />
    case 'custom':
      return showCustom(item, place)
    case 'dropdown':
      return showDropdown(item, item.position, place)
    case 'localeDropdown':
      return showLocales(item, item.position, place)
    case 'search':
      return <SearchSlot className={item.className} />
  }
  // Data that Node has not checked, in a test or from a site's own code (NI-3).
  throw new Error(`There is no navbar item of the type "${(item as { type: string }).type}".`)
}

function showLink(item: NavbarLinkData, { page }: Place, where: 'navbar' | 'dropdown'): ReactNode {
  if (item.onlyOn !== undefined && !isSamePath(item.onlyOn, page.path)) return null
  const active = isActive(item, page)
  const className = classNames(
    where === 'navbar' && 'navbar__item',
    `${where}__link`,
    active && (item.active?.className ?? `${where}__link--active`),
    item.className,
  )
  const current = active ? ({ 'aria-current': 'page' } as const) : {}
  if (item.html !== undefined) {
    return <Anchor href={item.href} {...current} {...item.attributes} {...rawHtml(item.html, className)} />
  }
  return (
    <Anchor href={item.href} className={className} {...current} {...item.attributes}>
      {item.label}
      {isExternalUrl(item.href) && item.label && (
        <ExternalLinkIcon {...(where === 'dropdown' ? { size: 12 } : {})} />
      )}
    </Anchor>
  )
}

function showCustom({ name, props }: NavbarCustomData, { theme }: Place): ReactNode {
  const Custom = theme.navbarItems?.[name]
  if (!Custom) {
    const known = Object.keys(theme.navbarItems ?? {}).join(', ')
    throw new Error(
      `There is no navbar item of the type "${name}". Registered by the theme: ${known || 'none'}.`,
    )
  }
  // Called, where that is possible, so that its failure is caught here.
  return isPlainFunction(Custom) ? Custom(props) : <Custom {...props} />
}

function isPlainFunction<P>(component: ComponentType<P>): component is (props: P) => ReactNode {
  return typeof component === 'function' && component.prototype?.isReactComponent === undefined
}

function showDropdown(item: NavbarDropdownData, position: 'left' | 'right', place: Place): ReactNode {
  const { page } = place
  const active =
    (item.href !== undefined && isSamePath(item.href, page.path)) ||
    item.items.some((child) => child.type === 'link' && isActive(child, page))
  const className = classNames('navbar__link', active && 'navbar__link--active', item.className)
  const button = {
    href: item.href ?? '#',
    role: 'button',
    'aria-haspopup': true,
    'aria-expanded': false,
    ...item.attributes,
  } as const
  return (
    <Dropdown position={position} items={item.items.map((child) => showEntry(child, place))}>
      {item.html === undefined ? (
        <Anchor {...button} className={className}>
          {item.label}
        </Anchor>
      ) : (
        <Anchor {...button} {...rawHtml(item.html, className)} />
      )}
    </Dropdown>
  )
}

/** The same page in each language (LD-1 … LD-6). Plain anchors: another language is another site. */
function showLocales(item: LocaleDropdownData, position: 'left' | 'right', place: Place): ReactNode {
  const { site, page } = place
  const path = withoutBase(page.path, site.locale.baseUrl) ?? withoutBase(page.path, site.baseUrl) ?? '/'
  const query = item.queryString === '' ? '' : `?${item.queryString.replace(/^\?/, '')}`
  const entries = site.locales.map((locale) => (
    <li key={locale.name}>
      <a
        href={locale.baseUrl + path.slice(1) + query}
        target="_self"
        lang={locale.htmlLang}
        className={classNames('dropdown__link', locale.name === site.locale.name && 'dropdown__link--active')}
      >
        {locale.label}
      </a>
    </li>
  ))
  return (
    <Dropdown
      position={position}
      items={[
        ...item.before.map((child) => showEntry(child, place)),
        ...entries,
        ...item.after.map((child) => showEntry(child, place)),
      ]}
    >
      <Anchor
        href="#"
        role="button"
        aria-haspopup
        aria-expanded={false}
        className={classNames('navbar__link', item.className)}
      >
        <LanguageIcon />
        {site.locale.label}
      </Anchor>
    </Dropdown>
  )
}

function showEntry(item: DropdownItemData, place: Place): ReactNode {
  switch (item.type) {
    case 'link': {
      const link = showLink(item, place, 'dropdown')
      return link === null ? null : <li>{link}</li>
    }
    case 'html':
      return <li {...rawHtml(item.value, item.className)} />
    case 'custom':
      return <li>{showCustom(item, place)}</li>
  }
}

interface DropdownProps {
  readonly position: 'left' | 'right'
  /** The button. */
  readonly children: ReactNode
  /** List items. */
  readonly items: readonly ReactNode[]
}

/** A button with a menu that CSS opens on hover (DD-3 … DD-5). */
function Dropdown({ position, children, items }: DropdownProps) {
  return (
    <div
      className={classNames(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
      )}
    >
      {children}
      {/* Without keys of their own: entries of a menu never move. */}
      {createElement('ul', { className: 'dropdown__menu' }, ...items)}
    </div>
  )
}

function rawHtml(html: string, className: string | undefined) {
  return { className, dangerouslySetInnerHTML: { __html: html } }
}
