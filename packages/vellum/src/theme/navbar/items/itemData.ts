// Items of the navbar as Docusaurus' configuration has them, for components of a site that render such items.

import type {
  DropdownItemData,
  NavbarCustomData,
  NavbarItemData,
  NavbarLinkData,
} from '../../../shared/site.js'

/** An item with the fields of the configuration. */
export interface NavbarItemInput {
  /** @default 'default', or 'dropdown' with `items` */
  readonly type?: string
  readonly label?: string
  /** Raw HTML in place of the label. */
  readonly html?: string
  /** A path without the base URL. */
  readonly to?: string
  /** A final URL. */
  readonly href?: string
  /** The HTML of an `html` item. */
  readonly value?: string
  readonly position?: 'left' | 'right'
  readonly className?: string
  /** The entries of a dropdown. */
  readonly items?: readonly (NavbarItemInput | DropdownItemData)[]
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
  readonly activeClassName?: string
  /** Attributes of the link; fields that are not listed here are attributes, too. */
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly [name: string]: unknown
}

type WithBaseUrl = (path: string) => string

/** The item as the theme renders it. An item of the site's own navbar stays as it is. */
export function itemData(input: NavbarItemInput, withBaseUrl: WithBaseUrl): NavbarItemData {
  const { position = 'right' } = input
  switch (input.type) {
    case 'link':
    case 'custom':
    case 'html':
    case 'search':
    case 'localeDropdown':
      return { ...input, position } as unknown as NavbarItemData
    case 'dropdown':
      if (input.attributes) return { ...input, position } as unknown as NavbarItemData
  }
  const custom = customData(input)
  if (custom) return { ...custom, position }
  if (input.items === undefined) return { ...linkData(input, withBaseUrl), position }
  const { label, html, href, className, attributes } = linkData(input, withBaseUrl)
  return {
    type: 'dropdown',
    position,
    ...(label === undefined ? {} : { label }),
    ...(html === undefined ? {} : { html }),
    ...(href === '#' ? {} : { href }),
    ...(className === undefined ? {} : { className }),
    attributes,
    items: input.items.map((child) => entryData(child as NavbarItemInput, withBaseUrl)),
  }
}

/** An entry of a dropdown. */
export function entryData(input: NavbarItemInput, withBaseUrl: WithBaseUrl): DropdownItemData {
  if (input.type === 'link' || input.type === 'custom' || input.type === 'html') {
    return input as unknown as DropdownItemData
  }
  return customData(input) ?? linkData(input, withBaseUrl)
}

/** An item of a type of the site's own, `custom-…`. */
function customData({ type, position: _, ...props }: NavbarItemInput): NavbarCustomData | undefined {
  return type?.startsWith('custom-') ? { type: 'custom', name: type, props } : undefined
}

function linkData(input: NavbarItemInput, withBaseUrl: WithBaseUrl): NavbarLinkData {
  const {
    type: _type,
    position: _position,
    value: _value,
    items: _items,
    label,
    html,
    to,
    href,
    className,
    activeBasePath,
    activeBaseRegex,
    activeClassName,
    attributes,
    ...rest
  } = input
  const target = href ?? (to === undefined ? '#' : withBaseUrl(to))
  const active = {
    ...(activeBasePath === undefined ? {} : { basePath: withBaseUrl(activeBasePath) }),
    ...(activeBaseRegex === undefined ? {} : { regex: activeBaseRegex }),
    ...(activeClassName === undefined ? {} : { className: activeClassName }),
  }
  return {
    type: 'link',
    ...(label === undefined ? {} : { label }),
    ...(html === undefined ? {} : { html }),
    href: target,
    active: [to, activeBasePath, activeBaseRegex].some((value) => value !== undefined) ? active : undefined,
    ...(className === undefined ? {} : { className }),
    attributes: { ...attributes, ...rest },
  }
}
