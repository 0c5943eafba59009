// What a user writes under `themeConfig.navbar`: optional and documented. Only
// types; the checks are in navbarSchema.ts, the defaults in navbarConfig.ts.

/** `themeConfig.navbar`. */
export interface UserNavbar {
  /** Text beside the logo. @default '' @example 'Troth' */
  title?: string
  /** Picture that links home. */
  logo?: UserLogo
  /** Entries, in order. @default [] @example [{ to: '/docs/introduction', label: 'Docs', position: 'left' }] */
  items?: UserNavbarItem[]
  /** Whether the bar leaves the screen while the reader scrolls down. @default false */
  hideOnScroll?: boolean
  /** Colours of the bar; unset, it follows the page. @example 'dark' */
  style?: 'dark' | 'primary'
}

/** The logo of the navbar or the footer. */
export interface UserLogo {
  /** Path in a static folder, or a URL. @example 'img/logo.svg' */
  src: string
  /** The same for dark mode. @default `src` */
  srcDark?: string
  /** Text for readers who do not see it; '' when the title says the same. @example 'Troth' */
  alt?: string
  /** Width in pixels or as CSS. @example 32 */
  width?: string | number
  /** Height in pixels or as CSS. @example 32 */
  height?: string | number
  /** Class of the image. @example 'logo' */
  className?: string
  /** Inline style of the image. @example { borderRadius: 4 } */
  style?: Record<string, string | number>
  /** Where it links to: home in the navbar, nowhere in the footer when left out. @example 'https://example.com' */
  href?: string
  /** The link's `target`. @example '_self' */
  target?: string
}

/** Any further field of a link becomes an attribute of its anchor: `target`, `title`, `aria-label`… */
export interface LinkAttributes {
  [attribute: string]: unknown
}

/** Side of the bar. */
export type NavbarPosition = 'left' | 'right'

/** What all links of the navbar may have. */
export interface NavbarLinkFields {
  /** Text of the link. Not together with `html`. @example 'Docs' */
  label?: string
  /** Raw HTML in place of the label. @example '<b>Docs</b>' */
  html?: string
  /** Class of the link. @example 'header-link' */
  className?: string
  /** Side of the bar; not inside a dropdown. @default 'right' */
  position?: NavbarPosition
  /** A page of the site. Exactly one of `to` and `href`. @example '/docs/introduction' */
  to?: string
  /** Any address. Exactly one of `to` and `href`. @example 'https://github.com/troth/troth' */
  href?: string
  /** Whether `baseUrl` is put before `href`. @default false */
  prependBaseUrlToHref?: boolean
  /** The link is active on all pages whose path starts so. @example '/docs' */
  activeBasePath?: string
  /** The link is active on all pages whose path matches. @example '/docs/(next|v8)' */
  activeBaseRegex?: string
  /** Class of the active link. @example 'is-active' */
  activeClassName?: string
  /** Whether the link is active on exactly its own page only. @default false */
  exact?: boolean
}

/** A plain link. */
export type UserNavbarLink = { type?: 'default' } & NavbarLinkFields & LinkAttributes

/** A link to a document. */
export type UserNavbarDoc = {
  type: 'doc'
  /** Id of the document. @example 'introduction' */
  docId: string
  /** Which docs instance. @default 'default' */
  docsPluginId?: string
} & NavbarLinkFields &
  LinkAttributes

/** A link to the first page of a sidebar. */
export type UserNavbarDocSidebar = {
  type: 'docSidebar'
  /** Name of the sidebar. @example 'tutorialSidebar' */
  sidebarId: string
  /** Which docs instance. @default 'default' */
  docsPluginId?: string
} & NavbarLinkFields &
  LinkAttributes

/** A link to the main page of the version that is being read. */
export type UserNavbarDocsVersion = {
  type: 'docsVersion'
  /** Which docs instance. @default 'default' */
  docsPluginId?: string
} & NavbarLinkFields &
  LinkAttributes

/** Raw HTML. */
export interface UserNavbarHtml {
  type: 'html'
  /** The HTML. @example '<hr>' */
  value: string
  /** Class of the container. @example 'separator' */
  className?: string
  /** Side of the bar; not inside a dropdown. @default 'right' */
  position?: NavbarPosition
}

/** An item whose component the site registers. */
export type UserNavbarCustom = { type: `custom-${string}`; position?: NavbarPosition } & LinkAttributes

/** What may be inside a dropdown. */
export type UserDropdownItem =
  | UserNavbarLink
  | UserNavbarDoc
  | UserNavbarDocSidebar
  | UserNavbarDocsVersion
  | UserNavbarHtml
  | UserNavbarCustom

/** A list of links that opens. */
export type UserNavbarDropdown = {
  type?: 'default' | 'dropdown'
  /** Entries, in order. @example [{ to: '/docs/v8', label: '8.x' }] */
  items: UserDropdownItem[]
} & NavbarLinkFields &
  LinkAttributes

/** Extra entries of a dropdown whose entries the engine knows. */
interface DropdownAdditions {
  /** Entries above. @default [] */
  dropdownItemsBefore?: UserDropdownItem[]
  /** Entries below. @default [] */
  dropdownItemsAfter?: UserDropdownItem[]
}

/** The list of versions. */
export type UserNavbarVersions = {
  type: 'docsVersionDropdown'
  /** Which docs instance. @default 'default' */
  docsPluginId?: string
  /** Whether the button never looks active. @default false */
  dropdownActiveClassDisabled?: boolean
  /** Which versions, in order; all when left out. @example ['current', '8.x'] */
  versions?: string[] | Record<string, { label?: string }>
} & DropdownAdditions &
  NavbarLinkFields &
  LinkAttributes

/** The list of languages. */
export type UserNavbarLocales = {
  type: 'localeDropdown'
  /** Added to the query of each entry. @example '?persistLocale=true' */
  queryString?: string
} & DropdownAdditions &
  NavbarLinkFields &
  LinkAttributes

/** The place of the search box. */
export interface UserNavbarSearch {
  type: 'search'
  /** Class of the container. @example 'navbar-search' */
  className?: string
  /** Side of the bar. @default 'right' */
  position?: NavbarPosition
}

/** An entry of the navbar. */
export type UserNavbarItem =
  | UserDropdownItem
  | UserNavbarDropdown
  | UserNavbarVersions
  | UserNavbarLocales
  | UserNavbarSearch
