// The labels of navbar and footer that can be translated, and the configuration with their translations.
// The ids are those of Docusaurus.

import type { Messages } from '../../../shared/messages.js'
import type { FooterConfig, FooterLink, NavbarConfig, ThemeConfig } from '../../config/siteConfig.js'
import type { Message } from '../../content/sidebars/translate.js'

/** The files of their translations in the folder of a locale. */
export const THEME_FILES = {
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
}

/** Translations of the theme's configuration, by file. */
export interface ThemeMessages {
  readonly navbar: Messages
  readonly footer: Messages
}

/** Returns the label that replaces one. */
type Replace = (key: string, message: string, description: string) => string

/** The configuration in a locale; labels without a translation stay. */
export function translateTheme(theme: ThemeConfig, { navbar, footer }: ThemeMessages): ThemeConfig {
  const from = (messages: Messages) => (key: string, message: string) =>
    Object.hasOwn(messages, key) ? messages[key]! : message
  return {
    ...theme,
    navbar: navbarLabels(theme.navbar, from(navbar)),
    footer: theme.footer && footerLabels(theme.footer, from(footer)),
  }
}

/** Every label of navbar and footer, by its id. */
export function themeMessages({ navbar, footer }: Pick<ThemeConfig, 'navbar' | 'footer'>): {
  readonly navbar: Readonly<Record<string, Message>>
  readonly footer: Readonly<Record<string, Message>>
} {
  const collect = (visit: (replace: Replace) => unknown) => {
    const messages: Record<string, Message> = {}
    visit((key, message, description) => {
      messages[key] = { message, description }
      return message
    })
    return messages
  }
  return {
    navbar: collect((replace) => navbarLabels(navbar, replace)),
    footer: collect((replace) => footer && footerLabels(footer, replace)),
  }
}

function navbarLabels(navbar: NavbarConfig, replace: Replace): NavbarConfig {
  return {
    ...navbar,
    ...(navbar.title && { title: replace('title', navbar.title, 'The title in the navbar') }),
    logo: logoLabels(navbar.logo, replace, 'navbar'),
    items: navbar.items.map((item) => itemLabels(item, replace)),
  }
}

/** An item of any type: its label, and those of the items in it. */
function itemLabels<Item extends object>(item: Item, replace: Replace): Item {
  const { label, href, to, props } = item as {
    readonly label?: unknown
    readonly href?: string
    readonly to?: string
    readonly props?: Readonly<Record<string, unknown>>
  }
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((name) => {
    const list = (item as Record<string, unknown>)[name]
    return Array.isArray(list) ? [[name, list.map((child: object) => itemLabels(child, replace))]] : []
  })
  const target = href ?? to
  const linking = target === undefined ? '' : ` linking to ${target}`
  return {
    ...item,
    ...(typeof label === 'string' && {
      label: replace(`item.label.${label}`, label, `Navbar item with label ${label}${linking}`),
    }),
    // The label of an item whose component is the site's.
    ...(typeof props?.label === 'string' && {
      props: {
        ...props,
        label: replace(`item.label.${props.label}`, props.label, `Navbar item with label ${props.label}`),
      },
    }),
    ...Object.fromEntries(lists),
  }
}

function footerLabels({ links, logo, copyright, ...footer }: FooterConfig, replace: Replace): FooterConfig {
  const linkLabels = (link: FooterLink): FooterLink => {
    const { label, href, to } = link
    if (label === undefined) return link
    const description = `The label of footer link with label=${label} linking to ${to ?? href}`
    return { ...link, label: replace(`link.item.label.${label}`, label, description) }
  }
  return {
    ...footer,
    links:
      links.type === 'row'
        ? { ...links, links: links.links.map(linkLabels) }
        : {
            ...links,
            columns: links.columns.map(({ title, items, ...column }) => ({
              ...column,
              title:
                title &&
                replace(
                  `link.title.${title}`,
                  title,
                  `The title of the footer links column with title=${title} in the footer`,
                ),
              items: items.map(linkLabels),
            })),
          },
    logo: logoLabels(logo, replace, 'footer'),
    copyright: copyright && replace('copyright', copyright, 'The footer copyright'),
  }
}

function logoLabels(logo: NavbarConfig['logo'], replace: Replace, parent: string): NavbarConfig['logo'] {
  return logo?.alt ? { ...logo, alt: replace('logo.alt', logo.alt, `The alt text of ${parent} logo`) } : logo
}
