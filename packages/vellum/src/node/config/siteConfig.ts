// The configuration as the engine reads it: complete, read-only, paths absolute.
// Made from a checked `UserConfig`; reads no files.

import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { DeepReadonly } from './complete.js'
import {
  type BlogConfig,
  completeBlog,
  completeDocs,
  completeMarkdown,
  completePages,
  type DocsConfig,
  type MarkdownConfig,
  type PagesConfig,
} from './contentConfig.js'
import { completeI18n, type I18nConfig, withOuterSlashes } from './i18nConfig.js'
import { completeTheme, type ThemeConfig } from './themeConfig.js'
import type { Attributes, HeadTag, Severity, UserConfig, UserStorage } from './userConfig.js'

export type * from './contentConfig.js'
export type * from './i18nConfig.js'
export type * from './themeConfig.js'
export type { Severity } from './userConfig.js'

/** `UserConfig` with defaults filled in and paths made absolute. */
export interface SiteConfig {
  /** Folder of the site. */
  readonly siteDir: string
  readonly title: string
  readonly tagline: string
  readonly favicon: string | undefined
  /** Protocol and host, no slash at the end. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Base of the files that pages bring along: all languages on one host share them. */
  readonly assetBase: string
  readonly titleDelimiter: string
  readonly trailingSlash: boolean | undefined
  readonly noIndex: boolean
  readonly onBrokenLinks: Severity
  readonly onBrokenAnchors: Severity
  readonly onDuplicateRoutes: Severity
  readonly baseUrlIssueBanner: boolean
  /** Sources by directive of the policy. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>>
  readonly staticDirectories: readonly string[]
  readonly i18n: I18nConfig
  readonly storage: StorageConfig
  readonly customFields: Readonly<Record<string, unknown>>
  readonly headTags: readonly DeepReadonly<Required<Pick<HeadTag, 'tagName' | 'attributes'>> & HeadTag>[]
  /** Attributes of the `<link>` elements. */
  readonly stylesheets: readonly Readonly<Attributes>[]
  /** Attributes of the `<script>` elements. */
  readonly scripts: readonly Readonly<Attributes>[]
  /** Absolute paths, and names of packages. */
  readonly clientModules: readonly string[]
  /** One entry for each set of documents; none when the site has no documents. */
  readonly docs: readonly DocsConfig[]
  readonly blog: BlogConfig | false
  readonly pages: PagesConfig | false
  readonly markdown: MarkdownConfig
  readonly theme: {
    /** Stylesheets of the site, absolute. */
    readonly customCss: readonly string[]
    readonly infima: boolean
  }
  readonly themeConfig: ThemeConfig
}

/** What the site keeps in the reader's browser. */
export interface StorageConfig {
  readonly type: 'localStorage' | 'sessionStorage'
  /** Appended to every key, dash included; '' for none. */
  readonly keySuffix: string
}

/** Fills in the defaults of a checked configuration. */
export function completeConfig(user: UserConfig, { siteDir }: { siteDir: string }): SiteConfig {
  const url = new URL(user.url).origin
  const baseUrl = withOuterSlashes(user.baseUrl)
  const { title } = user
  return {
    siteDir,
    title,
    tagline: user.tagline ?? '',
    favicon: user.favicon,
    url,
    baseUrl,
    assetBase: baseUrl,
    titleDelimiter: user.titleDelimiter ?? '|',
    trailingSlash: user.trailingSlash,
    noIndex: user.noIndex ?? false,
    onBrokenLinks: user.onBrokenLinks ?? 'throw',
    onBrokenAnchors: user.onBrokenAnchors ?? 'warn',
    onDuplicateRoutes: user.onDuplicateRoutes ?? 'warn',
    baseUrlIssueBanner: user.baseUrlIssueBanner ?? true,
    contentSecurityPolicy: user.contentSecurityPolicy ?? {},
    staticDirectories: (user.staticDirectories ?? ['static']).map((folder) => resolve(siteDir, folder)),
    i18n: completeI18n(user.i18n, { siteDir, url, baseUrl }),
    storage: completeStorage(user.storage, url + baseUrl),
    customFields: user.customFields ?? {},
    headTags: (user.headTags ?? []).map((tag) => ({ ...tag, attributes: tag.attributes ?? {} })),
    stylesheets: (user.stylesheets ?? []).map((sheet) =>
      typeof sheet === 'string' ? { rel: 'stylesheet', href: sheet } : { rel: 'stylesheet', ...sheet },
    ),
    scripts: (user.scripts ?? []).map((script) => (typeof script === 'string' ? { src: script } : script)),
    clientModules: (user.clientModules ?? []).map((name) =>
      name.startsWith('.') ? resolve(siteDir, name) : name,
    ),
    docs: completeDocs(user.docs, siteDir),
    blog: completeBlog(user.blog, { siteDir, siteTitle: title }),
    pages: completePages(user.pages, siteDir),
    markdown: completeMarkdown(user.markdown, user.onBrokenMarkdownLinks),
    theme: {
      customCss: [user.theme?.customCss ?? []].flat().map((file) => resolve(siteDir, file)),
      infima: user.theme?.infima ?? false,
    },
    themeConfig: completeTheme(user.themeConfig),
  }
}

function completeStorage(
  { type = 'localStorage', namespace = false }: UserStorage = {},
  site: string,
): StorageConfig {
  // MD5 names, it does not protect; Docusaurus sites keep their readers' keys.
  const name = namespace === true ? createHash('md5').update(site).digest('hex').slice(0, 3) : namespace
  return { type, keySuffix: name ? `-${name}` : '' }
}
