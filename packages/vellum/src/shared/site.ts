// The data that all pages of a site share: names, navbar, footer, options. Computed by Node from the
// configuration and the model; every URL and every active rule is final.

import type { AlgoliaData } from './algolia.js'
import type { SiteSearch } from './siteSearch.js'

/** The data of a site in one locale. */
export interface SiteData {
  readonly title: string
  readonly tagline: string
  readonly titleDelimiter: string
  /** Protocol and host, no slash at the end. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly favicon: string | undefined
  readonly locale: LocaleData
  readonly locales: readonly LocaleData[]
  readonly defaultLocale: string
  /** Whether the site has a page at its base URL, so breadcrumbs begin with it. */
  readonly hasHome: boolean
  readonly navbar: NavbarData
  readonly footer: FooterData | undefined
  /** URL of the footer as HTML; browsers get it instead of `footer`. */
  readonly footerFile?: string
  readonly announcementBar: AnnouncementBarData | undefined
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark'
    readonly disableSwitch: boolean
    readonly respectPrefersColorScheme: boolean
  }
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  readonly docsSidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  /** The docs sets that have several versions. */
  readonly docsVersions?: readonly DocsVersionsData[]
  /** The site's own search. */
  readonly search?: SiteSearch
  /** Whether every page has a file with its Markdown. */
  readonly hasMarkdownPages?: true
  /** The menu of documents with assistants. */
  readonly pageMenu?: PageMenuData
  /** Whether the blog has more recent posts than its pages show. */
  readonly hasManyRecentPosts?: true
  /** Keywords of admonitions besides those of the theme. */
  readonly admonitionKeywords?: readonly string[]
  /** The site is searched by Algolia. */
  readonly algolia?: AlgoliaData
  /** Whether the site has a search component of its own, which only browsers render. */
  readonly hasOwnSearchBar?: true
  /** Whether the version that a visitor chooses is not stored. */
  readonly forgetsVersions?: true
  readonly storage: { readonly type: 'localStorage' | 'sessionStorage'; readonly keySuffix: string }
  readonly customFields: Readonly<Record<string, unknown>>
  /** Who owns the repository. */
  readonly organizationName?: string
  /** The name of the repository. */
  readonly projectName?: string
  /** The data of plugins, by their names and the ids of their instances. */
  readonly pluginData?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Fields of `themeConfig` that the engine does not know. */
  readonly themeFields: Readonly<Record<string, unknown>>
}

/** The menu of documents. Its labels are those of the locale. */
export interface PageMenuData {
  /** The name of its button. */
  readonly label: string
  /** The label of the link to the Markdown of the page; none when the site has no such files. */
  readonly markdown?: string
  /** Links in which `{url}` and `{markdown}` stand for the URLs of the page and of its Markdown. */
  readonly assistants: readonly { readonly label: string; readonly href: string }[]
}

/** A docs set with several versions, as the shell needs it. */
export interface DocsVersionsData {
  readonly id: string
  /** The name of the last version, which is the default. */
  readonly last: string
  /** Newest first. */
  readonly versions: readonly VersionLink[]
}

/** A version and its paths. */
export interface VersionLink {
  readonly name: string
  readonly label: string
  /** The path of its pages, no slash at the end: `/docs/1.0` */
  readonly path: string
  /** URL of its main document. */
  readonly href: string
}

/** A locale of the site. */
export interface LocaleData {
  readonly name: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Base URL of its pages, with both slashes: `/`, `/fr/` */
  readonly baseUrl: string
  /** Protocol and host, if they differ from the site's. */
  readonly url?: string
}

/** The navbar. */
export interface NavbarData {
  readonly title: string
  readonly logo: LogoData | undefined
  readonly style: 'dark' | 'primary' | undefined
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItemData[]
}

/** An image that may differ by colour mode; URLs are final. */
export interface LogoData {
  readonly src: string
  readonly srcDark: string
  readonly alt: string | undefined
  readonly width: string | number | undefined
  readonly height: string | number | undefined
  readonly className: string | undefined
  readonly href: string | undefined
  readonly target: string | undefined
}

/** When a link of the navbar counts as the current one. */
export interface ActiveRule {
  /** Tested against the whole path, ignoring case. */
  readonly regex?: string
  /** The path starts with it. */
  readonly basePath?: string
  /** Only the same path counts. */
  readonly exact?: boolean
  /** The page shows this sidebar of that docs set. */
  readonly sidebar?: { readonly docsId: string; readonly id: string }
  /** The class of the active link. @default the theme's class */
  readonly className?: string
}

/** A link of the navbar or of a dropdown. */
export interface NavbarLinkData {
  readonly type: 'link'
  /** Text or raw HTML: one of them. */
  readonly label?: string
  readonly html?: string
  readonly href: string
  /** `undefined` = never active: an external link, or one with `href` in the configuration. */
  readonly active: ActiveRule | undefined
  readonly className?: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** Whether it is shown on this page only: it links to an unlisted document. */
  readonly onlyOn?: string
  /** Set for a link that follows the version of the page; `href` is its target in the last version. */
  readonly follows?: FollowedVersions
  /** Set for a link to the current document in this version; `href` is the version's main document. */
  readonly version?: { readonly docsId: string; readonly name: string }
}

/** The part of a navbar link that depends on the version of the page. */
export type LinkTarget = Pick<NavbarLinkData, 'label' | 'href' | 'active' | 'onlyOn'>

/** The targets of a link to a document that differ between versions. */
export interface FollowedVersions {
  readonly docsId: string
  /** Targets by version, if the path below the version differs; `null` = the version does not have it. */
  readonly others?: Readonly<Record<string, LinkTarget | null>>
}

/** Raw HTML in the navbar or in a dropdown. */
export interface NavbarHtmlData {
  readonly type: 'html'
  readonly value: string
  readonly className?: string
}

/** An item whose component the site registers. */
export interface NavbarCustomData {
  readonly type: 'custom'
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
}

/** An item of a dropdown. */
export type DropdownItemData = NavbarLinkData | NavbarHtmlData | NavbarCustomData

/** A dropdown. */
export interface NavbarDropdownData {
  readonly type: 'dropdown'
  readonly label?: string
  readonly html?: string
  readonly href?: string
  readonly className?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly items: readonly DropdownItemData[]
  /**
   * The id of a docs set whose versions are the items: the button shows the version of the page, and
   * has a different label in the drawer.
   */
  readonly versionsOf?: string
  /** Whether the button is never shown as active. */
  readonly isPlain?: true
}

/** A dropdown of the site's locales; its links depend on the page. */
export interface LocaleDropdownData {
  readonly type: 'localeDropdown'
  readonly queryString: string
  readonly className?: string
  readonly before: readonly DropdownItemData[]
  readonly after: readonly DropdownItemData[]
}

/** An item of the navbar. */
export type NavbarItemData = { readonly position: 'left' | 'right' } & (
  | DropdownItemData
  | NavbarDropdownData
  | LocaleDropdownData
  | { readonly type: 'search'; readonly className?: string }
)

/** The footer. */
export interface FooterData {
  readonly style: 'light' | 'dark'
  readonly links:
    | {
        readonly type: 'columns'
        readonly columns: readonly {
          readonly title: string | null
          readonly className?: string
          readonly items: readonly FooterLinkData[]
        }[]
      }
    | { readonly type: 'row'; readonly links: readonly FooterLinkData[] }
  readonly logo: LogoData | undefined
  /** HTML. */
  readonly copyright: string | undefined
}

/** A link of the footer: a label with a URL, or raw HTML alone. */
export interface FooterLinkData {
  readonly label?: string
  readonly html?: string
  readonly href?: string
  readonly className?: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** The announcement bar above the navbar. */
export interface AnnouncementBarData {
  readonly id: string
  /** HTML. */
  readonly content: string
  readonly backgroundColor: string | undefined
  readonly textColor: string | undefined
  readonly isCloseable: boolean
}
