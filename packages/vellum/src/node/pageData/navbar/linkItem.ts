// The parts that links of the navbar have in common: their text, and when they are active.

import type { NavbarLinkData } from '../../../shared/site.js'
import type { DropdownItem, NavbarItem } from '../../config/siteConfig.js'
import type { RouteUrls } from '../links/routeUrls.js'
import { uncheckedAttributes } from './linkUrl.js'

/** An item that is a link. */
export type LinkItem = Extract<DropdownItem, { attributes: unknown }>

/** The item that lists versions. */
export type VersionDropdown = Extract<NavbarItem, { type: 'docsVersionDropdown' }>

/** The target of a link. */
export interface LinkOptions {
  readonly href: string
  /** The label of an item that has none. */
  readonly label?: string
  /** Whether the link is active on the page that it links to. */
  readonly isPage: boolean
  readonly urls: RouteUrls
}

/** A link with the text and the active state that the item configures. */
export function linkData(
  item: LinkItem | VersionDropdown,
  { href, label, isPage, urls }: LinkOptions,
): NavbarLinkData {
  const { activeBasePath, activeBaseRegex, exact } = item
  const active = {
    ...(activeBaseRegex !== undefined && { regex: activeBaseRegex }),
    ...(activeBasePath !== undefined && { basePath: urls.file(activeBasePath) }),
    ...(exact !== undefined && { exact }),
    ...activeClass(item),
  }
  const canBeActive = isPage && href.startsWith('/') && !href.startsWith('//')
  return { type: 'link', ...linkText(item, label), href, active: canBeActive ? active : undefined }
}

/** The text and the looks of a link; `otherwise` is the label of an item that has none. */
export function linkText(
  item: LinkItem | VersionDropdown | Extract<NavbarItem, { type: 'dropdown' }>,
  otherwise?: string,
): Pick<NavbarLinkData, 'label' | 'html' | 'className' | 'attributes'> {
  const { label, html, className, attributes } = item
  const text = label ?? (html === undefined ? otherwise : undefined)
  return {
    ...(text !== undefined && { label: text }),
    ...(html !== undefined && { html }),
    ...(className !== undefined && { className }),
    attributes: { ...attributes, ...uncheckedAttributes(item) },
  }
}

/** The class of an active link, if the item has its own. */
export function activeClass({ activeClassName }: { readonly activeClassName?: string }): {
  className?: string
} {
  return activeClassName === undefined ? {} : { className: activeClassName }
}
