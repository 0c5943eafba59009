// The words of navbar and footer in a language: their messages, and the configuration
// with these in their place. The keys are those of Docusaurus.

import type { Messages } from '../../shared/messages.js'
import type { FooterConfig, FooterLink, NavbarConfig, ThemeConfig } from '../config/siteConfig.js'
import type { Message } from '../content/sidebars/translate.js'

/** Their files in the folder of a language. */
export const THEME_FILES = {
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
}

/** Translations of the theme's configuration, by file. */
export interface ThemeMessages {
  readonly navbar: Messages
  readonly footer: Messages
}

/** Gives every word to a function, and takes what it gives back. */
type Replace = (key: string, message: string, description: string) => string

/** The configuration in a language; what has no translation stays. */
export function translateTheme(theme: ThemeConfig, { navbar, footer }: ThemeMessages): ThemeConfig {
  const from = (messages: Messages) => (key: string, message: string) =>
    Object.hasOwn(messages, key) ? messages[key]! : message
  return {
    ...theme,
    navbar: navbarWords(theme.navbar, from(navbar)),
    footer: theme.footer && footerWords(theme.footer, from(footer)),
  }
}

/** Every word of navbar and footer, by its key. */
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
    navbar: collect((replace) => navbarWords(navbar, replace)),
    footer: collect((replace) => footer && footerWords(footer, replace)),
  }
}

function navbarWords(navbar: NavbarConfig, replace: Replace): NavbarConfig {
  return {
    ...navbar,
    ...(navbar.title && { title: replace('title', navbar.title, 'The title in the navbar') }),
    logo: logoWords(navbar.logo, replace, 'navbar'),
    items: navbar.items.map((item) => itemWords(item, replace)),
  }
}

/** An item of any type: its label, and those of the items in it. */
function itemWords<Item extends object>(item: Item, replace: Replace): Item {
  const { label, href, to, props } = item as {
    readonly label?: unknown
    readonly href?: string
    readonly to?: string
    readonly props?: Readonly<Record<string, unknown>>
  }
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((name) => {
    const list = (item as Record<string, unknown>)[name]
    return Array.isArray(list) ? [[name, list.map((child: object) => itemWords(child, replace))]] : []
  })
  const target = href ?? to
  const leads = target === undefined ? '' : ` linking to ${target}`
  return {
    ...item,
    ...(typeof label === 'string' && {
      label: replace(`item.label.${label}`, label, `Navbar item with label ${label}${leads}`),
    }),
    // The label of an item that the site shows itself.
    ...(typeof props?.label === 'string' && {
      props: {
        ...props,
        label: replace(`item.label.${props.label}`, props.label, `Navbar item with label ${props.label}`),
      },
    }),
    ...Object.fromEntries(lists),
  }
}

function footerWords({ links, logo, copyright, ...footer }: FooterConfig, replace: Replace): FooterConfig {
  const linkWords = (link: FooterLink): FooterLink => {
    const { label, href, to } = link
    if (label === undefined) return link
    const description = `The label of footer link with label=${label} linking to ${to ?? href}`
    return { ...link, label: replace(`link.item.label.${label}`, label, description) }
  }
  return {
    ...footer,
    links:
      links.type === 'row'
        ? { ...links, links: links.links.map(linkWords) }
        : {
            ...links,
            columns: links.columns.map(({ title, items }) => ({
              title:
                title &&
                replace(
                  `link.title.${title}`,
                  title,
                  `The title of the footer links column with title=${title} in the footer`,
                ),
              items: items.map(linkWords),
            })),
          },
    logo: logoWords(logo, replace, 'footer'),
    copyright: copyright && replace('copyright', copyright, 'The footer copyright'),
  }
}

function logoWords(logo: NavbarConfig['logo'], replace: Replace, place: string): NavbarConfig['logo'] {
  return logo?.alt ? { ...logo, alt: replace('logo.alt', logo.alt, `The alt text of ${place} logo`) } : logo
}
