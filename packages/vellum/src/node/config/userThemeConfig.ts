// What a user writes under `themeConfig`: optional and documented. Only types;
// the checks are in themeSchema.ts, the defaults in themeConfig.ts.

import type { LinkAttributes, UserLogo, UserNavbar } from './userNavbarConfig.js'

export type * from './userNavbarConfig.js'

/** What the site's shell shows: bar, footer, colours, code. Fields that are not listed are kept as they are. */
export interface UserThemeConfig {
  /** The bar at the top of every page. */
  navbar?: UserNavbar
  /** The block at the end of every page. No footer when left out. */
  footer?: UserFooter
  /** Light and dark. */
  colorMode?: UserColorMode
  /** A line above the navbar. None when left out. */
  announcementBar?: UserAnnouncementBar
  /** Which headings the table of contents of a page lists. */
  tableOfContents?: UserTableOfContents
  /** How documentation pages look. */
  docs?: UserDocsTheme
  /** How code blocks look. */
  prism?: UserPrism
  /** `<meta>` tags for every page. @default [] @example [{ name: 'keywords', content: 'http, fetch' }] */
  metadata?: Attributes[]
  /** The image shown when a page is shared, a path in a static folder or a URL. @example 'img/card.png' */
  image?: string
  /** Anything else is handed to the site's own components, unchecked. */
  [field: string]: unknown
}

/** HTML attributes by name. */
export type Attributes = Record<string, string | number | boolean>

/** `themeConfig.footer`. */
export interface UserFooter {
  /** Colours. @default 'light' */
  style?: 'light' | 'dark'
  /** Columns with titles, or links in one row; not both. @default [] @example [{ title: 'More', items: [] }] */
  links?: UserFooterColumn[] | UserFooterLink[]
  /** Picture in the bottom block. */
  logo?: UserLogo
  /** HTML in the bottom block. @example 'Copyright © 2025' */
  copyright?: string
}

/** A column of the footer. */
export interface UserFooterColumn {
  /** Heading of the column. @default null */
  title?: string | null
  /** Links below it. @example [{ label: 'Docs', to: '/docs' }] */
  items: UserFooterLink[]
}

/** What the engine reads of a footer link. */
export interface FooterLinkFields {
  /** Text of the link. @example 'Docs' */
  label?: string
  /** Raw HTML in place of a link. @example '<img src="/badge.svg" alt="Deployed">' */
  html?: string
  /** A page of the site. Exactly one of `to` and `href`. @example '/docs/introduction' */
  to?: string
  /** Any address. Exactly one of `to` and `href`. @example 'https://github.com/troth/troth' */
  href?: string
  /** Class of the link. @example 'footer-link' */
  className?: string
  /** Whether `baseUrl` is put before `href`. @default false */
  prependBaseUrlToHref?: boolean
}

/** A link of the footer: `label` with exactly one of `to` and `href`, or `html` alone. */
export type UserFooterLink = FooterLinkFields & LinkAttributes

/** `themeConfig.colorMode`. */
export interface UserColorMode {
  /** Mode of a first visit. @default 'light' */
  defaultMode?: 'light' | 'dark'
  /** Whether the switch is left out. @default false */
  disableSwitch?: boolean
  /** Whether a first visit follows the system instead. @default false */
  respectPrefersColorScheme?: boolean
}

/** `themeConfig.announcementBar`. */
export interface UserAnnouncementBar {
  /** Change it to show the bar again to those who closed it. @default 'announcement-bar' */
  id?: string
  /** The HTML of the bar. @example 'Version 9 is out.' */
  content: string
  /** CSS colour. @example '#fafbfc' */
  backgroundColor?: string
  /** CSS colour. @example '#091e42' */
  textColor?: string
  /** Whether the reader can close it. @default true */
  isCloseable?: boolean
}

/** `themeConfig.tableOfContents`. */
export interface UserTableOfContents {
  /** First heading level listed, 2 to 6. @default 2 */
  minHeadingLevel?: number
  /** Last heading level listed, 2 to 6. @default 3 */
  maxHeadingLevel?: number
}

/** `themeConfig.docs`. */
export interface UserDocsTheme {
  /** Where the version a reader chose is kept. @default 'localStorage' */
  versionPersistence?: 'localStorage' | 'none'
  /** The column of links beside a document. */
  sidebar?: {
    /** Whether the reader can fold the column away. @default false */
    hideable?: boolean
    /** Whether opening one category closes the others. @default false */
    autoCollapseCategories?: boolean
  }
}

/** `themeConfig.prism`, named as in Docusaurus; the engine highlights with Shiki. */
export interface UserPrism {
  /** Colours in light mode. */
  theme?: unknown
  /** Colours in dark mode. */
  darkTheme?: unknown
  /** Language of a block that names none. @example 'ts' */
  defaultLanguage?: string
  /** Accepted and not needed: all languages are there. @default [] */
  additionalLanguages?: string[]
  /** Comments that mark lines. @default the three `highlight-` comments */
  magicComments?: MagicComment[]
}

/** A comment that gives a class to lines of a code block. */
export interface MagicComment {
  /** Class of the marked lines. @example 'code-block-error-line' */
  className: string
  /** Marks the next line. @example 'error-next-line' */
  line?: string
  /** Marks the lines between. @example { start: 'error-start', end: 'error-end' } */
  block?: { start: string; end: string }
}
