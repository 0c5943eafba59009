// `themeConfig` with defaults filled in. The navbar has a file of its own.

import { type Complete, withDefaults } from './complete.js'
import { type Link, splitLink } from './linkAttributes.js'
import { completeLogo, completeNavbar, type LogoConfig, type NavbarConfig } from './navbarConfig.js'
import type {
  Attributes,
  FooterLinkFields,
  UserAnnouncementBar,
  UserColorMode,
  UserDocsTheme,
  UserFooter,
  UserFooterColumn,
  UserFooterLink,
  UserPrism,
  UserTableOfContents,
  UserThemeConfig,
} from './userThemeConfig.js'

export type * from './navbarConfig.js'

/** What the shell shows. */
export interface ThemeConfig {
  readonly navbar: NavbarConfig
  readonly footer: FooterConfig | undefined
  readonly colorMode: Complete<UserColorMode>
  readonly announcementBar: Complete<UserAnnouncementBar, 'backgroundColor' | 'textColor'> | undefined
  readonly tableOfContents: Complete<UserTableOfContents>
  readonly docs: Complete<Omit<UserDocsTheme, 'sidebar'>> & {
    readonly sidebar: Complete<NonNullable<UserDocsTheme['sidebar']>>
  }
  readonly prism: Complete<UserPrism, 'theme' | 'darkTheme' | 'defaultLanguage'>
  readonly metadata: readonly Readonly<Attributes>[]
  readonly image: string | undefined
  /** Fields the engine does not know, for the site's own components. */
  readonly other: Readonly<Record<string, unknown>>
}

/** The block at the end of a page. */
export interface FooterConfig {
  readonly style: 'light' | 'dark'
  readonly links: FooterLinks
  readonly logo: LogoConfig | undefined
  readonly copyright: string | undefined
}

/** The two forms of a footer. */
export type FooterLinks =
  | { readonly type: 'columns'; readonly columns: readonly FooterColumn[] }
  | { readonly type: 'row'; readonly links: readonly FooterLink[] }

/** A column of the footer. */
export interface FooterColumn {
  readonly title: string | null
  readonly items: readonly FooterLink[]
}

/** A link of the footer. */
export type FooterLink = Link<FooterLinkFields>

/** The theme's configuration. */
export function completeTheme(user: UserThemeConfig = {}): ThemeConfig {
  const {
    navbar,
    footer,
    colorMode,
    announcementBar,
    tableOfContents,
    docs,
    prism,
    metadata,
    image,
    ...other
  } = user
  return {
    navbar: completeNavbar(navbar),
    footer: footer && completeFooter(footer),
    colorMode: withDefaults<ThemeConfig['colorMode']>(
      { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      colorMode,
    ),
    announcementBar: announcementBar && {
      id: announcementBar.id ?? 'announcement-bar',
      content: announcementBar.content,
      backgroundColor: announcementBar.backgroundColor,
      textColor: announcementBar.textColor,
      isCloseable: announcementBar.isCloseable ?? true,
    },
    tableOfContents: withDefaults<ThemeConfig['tableOfContents']>(
      { minHeadingLevel: 2, maxHeadingLevel: 3 },
      tableOfContents,
    ),
    docs: {
      versionPersistence: docs?.versionPersistence ?? 'localStorage',
      sidebar: withDefaults<ThemeConfig['docs']['sidebar']>(
        { hideable: false, autoCollapseCategories: false },
        docs?.sidebar,
      ),
    },
    prism: withDefaults<ThemeConfig['prism']>(
      {
        theme: undefined,
        darkTheme: undefined,
        defaultLanguage: undefined,
        additionalLanguages: [],
        magicComments: [
          {
            className: 'theme-code-block-highlighted-line',
            line: 'highlight-next-line',
            block: { start: 'highlight-start', end: 'highlight-end' },
          },
        ],
      },
      prism,
    ),
    metadata: metadata ?? [],
    image,
    other,
  }
}

function completeFooter({ style = 'light', links = [], logo, copyright }: UserFooter): FooterConfig {
  const columns = links.some((entry) => 'title' in entry || 'items' in entry)
  return {
    style,
    links: columns
      ? { type: 'columns', columns: (links as UserFooterColumn[]).map(completeColumn) }
      : { type: 'row', links: (links as UserFooterLink[]).map(completeFooterLink) },
    logo: logo && completeLogo(logo),
    copyright,
  }
}

function completeColumn({ title = null, items }: UserFooterColumn): FooterColumn {
  return { title, items: items.map(completeFooterLink) }
}

function completeFooterLink(link: UserFooterLink): FooterLink {
  return splitLink<FooterLinkFields>(link, FOOTER_FIELDS)
}

const FOOTER_FIELDS: readonly (keyof FooterLinkFields)[] = [
  'label',
  'html',
  'to',
  'href',
  'className',
  'prependBaseUrlToHref',
]
