// What a user writes in `vellum.config.ts`. Field names and shapes are those of
// a Docusaurus config, with the classic preset's `docs`, `blog` and `pages` at
// the top level. Knows nothing of checks and defaults: see configSchema.ts and
// siteConfig.ts.

import type { Severity, UserBlog, UserDocs, UserMarkdown, UserPages } from './userContentConfig.js'
import type { Attributes, UserThemeConfig } from './userThemeConfig.js'

export type * from './userContentConfig.js'
export type * from './userThemeConfig.js'

/** The default export of `vellum.config.ts`. */
export interface UserConfig {
  /** Name of the site, in the title of every page. @example 'Troth' */
  title: string
  /** What the site is about, in a few words. @default '' @example 'An HTTP client' */
  tagline?: string
  /** Icon, a path in a static folder. @example 'img/favicon.ico' */
  favicon?: string
  /** Where the site is published: protocol and host, no path. @example 'https://troth.dev' */
  url: string
  /** Path the site is served under. @example '/troth/' */
  baseUrl: string
  /** What stands between page title and site title. @default '|' */
  titleDelimiter?: string
  /** Whether all URLs end in a slash, or none; unset, they stay as written. */
  trailingSlash?: boolean
  /** Whether search engines are kept away from the whole site. @default false */
  noIndex?: boolean
  /** A link to a page that does not exist. @default 'throw' */
  onBrokenLinks?: Severity
  /** A link to a heading that does not exist. @default 'warn' */
  onBrokenAnchors?: Severity
  /** @deprecated Write it as `markdown.hooks.onBrokenMarkdownLinks`, which wins. */
  onBrokenMarkdownLinks?: Severity
  /** Two pages with the same URL. @default 'warn' */
  onDuplicateRoutes?: Severity
  /**
   * What pages may load besides what the site itself uses, by directive.
   * @example { 'script-src': ["'wasm-unsafe-eval'"] }
   */
  contentSecurityPolicy?: Record<string, string[]>
  /** Whether a page says so when its styles cannot load because `baseUrl` is wrong. @default true */
  baseUrlIssueBanner?: boolean
  /** Folders that are copied to the site unchanged. @default ['static'] */
  staticDirectories?: string[]
  /** Languages. */
  i18n?: UserI18n
  /** What the site keeps in the reader's browser. */
  storage?: UserStorage
  /** Fields of your own, readable in components. @default {} @example { apiUrl: 'https://api.troth.dev' } */
  customFields?: Record<string, unknown>
  /** Tags for the head of every page. @default [] */
  headTags?: HeadTag[]
  /** Stylesheets of every page: a URL, or attributes with `href`. @default [] @example ['https://x.dev/a.css'] */
  stylesheets?: (string | ({ href: string } & Attributes))[]
  /** Scripts of every page: a URL, or attributes with `src`. @default [] @example [{ src: '/a.js', async: true }] */
  scripts?: (string | ({ src: string } & Attributes))[]
  /** Modules and stylesheets loaded on every page. @default [] @example ['./src/css/custom.css'] */
  clientModules?: string[]
  /** Documents; several sets as a list; `false` for none. @default {} */
  docs?: UserDocs | UserDocs[] | false
  /** Blog; `false` for none. @default {} */
  blog?: UserBlog | false
  /** Standalone pages; `false` for none. @default {} */
  pages?: UserPages | false
  /** How Markdown is read. */
  markdown?: UserMarkdown
  /** What the site adds to the theme. */
  theme?: UserTheme
  /** What the shell shows. */
  themeConfig?: UserThemeConfig
}

/** `theme`. */
export interface UserTheme {
  /** Stylesheets of the site, after those of the theme. @default [] @example './src/css/custom.css' */
  customCss?: string | string[]
  /**
   * Adds the variables (`--ifm-…`) and classes (`container`, `hero`, `button`) that styles and
   * pages written for Docusaurus rely on. @default false
   */
  infima?: boolean
}

/** `i18n`. */
export interface UserI18n {
  /** The language at the root of the site. @default the first of `locales` */
  defaultLocale?: string
  /** All languages, in the order of the menu. @default ['en'] @example ['en', 'fr'] */
  locales?: string[]
  /** Folder of the translations. @default 'i18n' */
  path?: string
  /** Options per language. @default {} @example { fr: { label: 'Français' } } */
  localeConfigs?: Record<string, UserLocale>
}

/** `i18n.localeConfigs.<locale>`. */
export interface UserLocale {
  /** Name in the menu. @default the language's own name @example 'Français' */
  label?: string
  /** Writing direction. @default 'rtl' for languages written so, else 'ltr' */
  direction?: 'ltr' | 'rtl'
  /** The `lang` of its pages. @default the locale @example 'fr-FR' */
  htmlLang?: string
  /** Calendar for dates. @default 'gregory' */
  calendar?: string
  /** Its folder in `i18n`. @default the locale */
  path?: string
  /** Where it is published, when it has a host of its own: protocol and host. @default the site's `url` */
  url?: string
  /** Path it is served under. @default the site's for the default language, else with the locale added: '/fr/' */
  baseUrl?: string
  /** Whether its folder in `i18n` is read. @default true when there is such a folder */
  translate?: boolean
}

/** `storage`. */
export interface UserStorage {
  /** How long things are kept: for good, or for the visit. @default 'localStorage' */
  type?: 'localStorage' | 'sessionStorage'
  /** Added to the keys, for several sites on one host; `true` derives it from the URL. @default false */
  namespace?: string | boolean
}

/** An element of `headTags`. */
export interface HeadTag {
  /** Name of the element. @example 'link' */
  tagName: string
  /** Its attributes. @default {} @example { rel: 'preconnect', href: 'https://x.dev' } */
  attributes?: Attributes
  /** Its content. @example '{"@type":"Organization"}' */
  innerHTML?: string
}

/** Returns its argument; gives `vellum.config.ts` types and completion. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
