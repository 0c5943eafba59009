// What all pages of a site share: names, navbar, footer, modes. Made by Node from
// the configuration and the model; every address and every active rule is final.

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
  /** The site has a page at its base, so breadcrumbs begin with it (BC-3). */
  readonly hasHome: boolean
  readonly navbar: NavbarData
  readonly footer: FooterData | undefined
  /** Address of the footer as HTML: browsers have it in place of `footer`. */
  readonly footerFile?: string
  readonly announcementBar: AnnouncementBarData | undefined
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark'
    readonly disableSwitch: boolean
    readonly respectPrefersColorScheme: boolean
  }
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  readonly docsSidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  /** The sets of documents that have several versions. */
  readonly docsVersions?: readonly DocsVersionsData[]
  /** Which version a reader has chosen is not remembered. */
  readonly forgetsVersions?: true
  readonly storage: { readonly type: 'localStorage' | 'sessionStorage'; readonly keySuffix: string }
  readonly customFields: Readonly<Record<string, unknown>>
  /** Fields of `themeConfig` that the engine does not know. */
  readonly themeFields: Readonly<Record<string, unknown>>
}

/** A set of documents with several versions, as far as the shell must know it. */
export interface DocsVersionsData {
  readonly id: string
  /** The name of the version that is meant when nothing says which. */
  readonly last: string
  /** Newest first. */
  readonly versions: readonly VersionLink[]
}

/** A version and where it is. */
export interface VersionLink {
  readonly name: string
  readonly label: string
  /** What its addresses begin with, no slash at the end: `/docs/1.0` */
  readonly path: string
  /** Its main document (VR-8). */
  readonly href: string
}

/** A language of the site. */
export interface LocaleData {
  readonly name: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Base of its pages, absolute path with both slashes: `/`, `/fr/` */
  readonly baseUrl: string
  /** Protocol and host, when they are not those of this site. */
  readonly url?: string
}

/** The bar at the top. */
export interface NavbarData {
  readonly title: string
  readonly logo: LogoData | undefined
  readonly style: 'dark' | 'primary' | undefined
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItemData[]
}

/** A picture that may differ by mode; addresses are final. */
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

/** When a link of the navbar counts as the current one (NI-7, NI-11, NI-13). */
export interface ActiveRule {
  /** Tested on the whole path, without regard to case. */
  readonly regex?: string
  /** The path starts with it. */
  readonly basePath?: string
  /** Only the same path counts. */
  readonly exact?: boolean
  /** The page shows this sidebar of that set of documents. */
  readonly sidebar?: { readonly docsId: string; readonly id: string }
  /** Class in place of the usual one. */
  readonly className?: string
}

/** A link of the navbar or of a dropdown. */
export interface NavbarLinkData {
  readonly type: 'link'
  /** Text or raw HTML: one of them. */
  readonly label?: string
  readonly html?: string
  readonly href: string
  /** `undefined` = never active: external, or an `href` (NI-7). */
  readonly active: ActiveRule | undefined
  readonly className?: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** Shown on this page only: it leads to an unlisted document (NI-12). */
  readonly onlyOn?: string
  /** It follows the version that is read (VR-9); as it stands here it leads into the last one. */
  readonly follows?: FollowedVersions
  /** It leads to the same document in this version (VD-4); as it stands here to its main one. */
  readonly version?: { readonly docsId: string; readonly name: string }
}

/** What of a navbar link depends on the version that is read. */
export type LinkTarget = Pick<NavbarLinkData, 'label' | 'href' | 'active' | 'onlyOn'>

/** How a link that leads into the documents differs from version to version. */
export interface FollowedVersions {
  readonly docsId: string
  /** By the name of the version, where it is not the same at its place below it; `null` = not there. */
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

/** An entry of a dropdown. */
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
   * Its entries are the versions of this set of documents: the button is the one that is read (VD-5),
   * and has a name of its own in the drawer (VD-7).
   */
  readonly versionsOf?: string
  /** The button is never marked (VD-8). */
  readonly isPlain?: true
}

/** The languages of the site (LD-1); its links depend on the page. */
export interface LocaleDropdownData {
  readonly type: 'localeDropdown'
  readonly queryString: string
  readonly className?: string
  readonly before: readonly DropdownItemData[]
  readonly after: readonly DropdownItemData[]
}

/** An entry of the bar. */
export type NavbarItemData = { readonly position: 'left' | 'right' } & (
  | DropdownItemData
  | NavbarDropdownData
  | LocaleDropdownData
  | { readonly type: 'search'; readonly className?: string }
)

/** The block at the end of a page. */
export interface FooterData {
  readonly style: 'light' | 'dark'
  readonly links:
    | {
        readonly type: 'columns'
        readonly columns: readonly {
          readonly title: string | null
          readonly items: readonly FooterLinkData[]
        }[]
      }
    | { readonly type: 'row'; readonly links: readonly FooterLinkData[] }
  readonly logo: LogoData | undefined
  /** HTML. */
  readonly copyright: string | undefined
}

/** A link of the footer: text with an address, or raw HTML alone. */
export interface FooterLinkData {
  readonly label?: string
  readonly html?: string
  readonly href?: string
  readonly className?: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** The bar above the navbar (AB-1). */
export interface AnnouncementBarData {
  readonly id: string
  /** HTML. */
  readonly content: string
  readonly backgroundColor: string | undefined
  readonly textColor: string | undefined
  readonly isCloseable: boolean
}
