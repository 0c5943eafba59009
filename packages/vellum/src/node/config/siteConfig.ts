// The configuration as the engine reads it: checked, complete, read-only, paths absolute. Reads no files: a folder
// may turn out not to exist.

import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathPattern, type SlotFiles } from '../base/themeSlots.js'
import type { BlogConfig, CheckedFeed, FeedConfig } from './blogConfig.js'
import type { ViteOptions } from './configFields.js'
import type { CheckedConfig, configSchema } from './configSchema.js'
import type { DevConfig } from './devConfig.js'
import type { DocsConfig } from './docsConfig.js'
import { completeI18n, type I18nConfig } from './i18nConfig.js'
import type { MarkdownConfig } from './markdownConfig.js'
import type { PagesConfig } from './pagesConfig.js'
import { type ParseOptions, parseConfig } from './parseConfig.js'
import type { Plugin } from './plugin.js'
import type { PolicyAddition } from './pluginAdditions.js'
import type { OutputOf } from './schemaKinds.js'
import type { SearchConfig } from './searchConfig.js'
import type { SitemapConfig } from './sitemapConfig.js'
import type { ThemeConfig } from './themeConfig.js'

export type { BlogConfig, FeedConfig } from './blogConfig.js'
export type { DocsConfig, GitVersion, SidebarItemsGenerator } from './docsConfig.js'
export type { FooterColumn, FooterConfig, FooterLink } from './footerConfig.js'
export type { I18nConfig, LocaleConfig } from './i18nConfig.js'
export type { LogoConfig } from './linkFields.js'
export type { MarkdownConfig } from './markdownConfig.js'
export type { DropdownItem, NavbarConfig, NavbarItem } from './navbarConfig.js'
export type { PagesConfig } from './pagesConfig.js'
export type { Severity } from './schemaKinds.js'
export type { SearchConfig } from './searchConfig.js'
export type { SitemapConfig, SitemapItem } from './sitemapConfig.js'
export type { ThemeConfig } from './themeConfig.js'

/** A configuration with defaults filled in and paths made absolute. */
export interface SiteConfig
  extends Omit<
    OutputOf<typeof configSchema>,
    'onBrokenMarkdownLinks' | 'storage' | 'i18n' | 'plugins' | 'vite'
  > {
  /** Folder of the site. */
  readonly siteDir: string
  /** The files that replace parts of the theme, absolute, by the names of the parts. */
  readonly parts: Readonly<Record<string, string>>
  /** The files that these take the place of, where plugins replace the same part: the lowest first. */
  readonly partLayers: Readonly<Record<string, readonly string[]>>
  /** The components in slots of the theme. */
  readonly slots: SlotFiles
  /** Base of the files that pages load: all locales on one host share them. */
  readonly assetBase: string
  readonly trailingSlash: boolean | undefined
  readonly i18n: I18nConfig
  readonly storage: StorageConfig
  readonly dev: DevConfig
  readonly docs: readonly DocsConfig[]
  readonly blog: readonly BlogConfig[]
  readonly pages: PagesConfig | false
  readonly markdown: MarkdownConfig
  readonly search: SearchConfig | false
  readonly sitemap: SitemapConfig | false
  readonly themeConfig: ThemeConfig
  readonly plugins: readonly Plugin[]
  /** The data that plugins pass to components, by their names and the ids of their instances. */
  readonly pluginData?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  /** Whether components read front matter, so that pages carry it. */
  readonly readsFrontMatter?: boolean | undefined
  /** What plugins change in Markdown files; `source` is the path relative to the site. */
  readonly changeSource?: ((source: string, text: string) => Promise<string>) | undefined
  readonly vite: ViteOptions
  /** What shows that the site came from Docusaurus. */
  readonly docusaurusSign?: string | undefined
  /** Whether the policy only reports: the site came from Docusaurus, and has not set `contentSecurityPolicy`. */
  readonly reportsPolicy?: boolean | undefined
  /** The plugins that add static folders, by the absolute paths of these. */
  readonly addedFolders?: Readonly<Record<string, string>> | undefined
  /** The policy sources that plugins need. */
  readonly policyAdditions: readonly PolicyAddition[]
}

/** What the site keeps in the reader's browser. */
export interface StorageConfig extends Pick<CheckedConfig['storage'], 'type'> {
  /** Appended to every key, dash included; '' for none. */
  readonly keySuffix: string
}

/** Checks a configuration and completes it. `file` is that of `parseConfig`. */
export function completeConfig(
  unsafeConfig: unknown,
  { siteDir, file = 'vellum.config.ts', warnings }: Partial<ParseOptions> & { siteDir: string },
): SiteConfig {
  const { onBrokenMarkdownLinks, ...config } = parseConfig(unsafeConfig, { file, warnings })
  const { url, baseUrl, docs, blog, pages, markdown, theme } = config
  const absolute = (path: string) => resolve(siteDir, path)
  return {
    ...config,
    siteDir,
    parts: {},
    partLayers: {},
    policyAdditions: [],
    slots: slotFiles(theme.slots, absolute),
    assetBase: baseUrl,
    trailingSlash: config.trailingSlash,
    staticDirectories: config.staticDirectories.map(absolute),
    i18n: completeI18n(config.i18n, { siteDir, url, baseUrl }),
    storage: completeStorage(config.storage, url + baseUrl),
    stylesheets: config.stylesheets.map((sheet) => ({ rel: 'stylesheet', ...sheet })),
    clientModules: config.clientModules.map((name) => (name.startsWith('.') ? absolute(name) : name)),
    docs: docs.map((set) => ({
      ...set,
      path: absolute(set.path),
      sidebarPath: set.sidebarPath && absolute(set.sidebarPath),
    })),
    blog: blog.map((options) => ({
      ...options,
      path: absolute(options.path),
      feedOptions: completeFeed(options.feedOptions, config.title),
    })),
    pages: pages && { ...pages, paths: pages.paths.map(absolute) },
    markdown: {
      ...markdown,
      hooks: {
        ...markdown.hooks,
        onBrokenMarkdownLinks: markdown.hooks.onBrokenMarkdownLinks ?? onBrokenMarkdownLinks,
      },
    },
    theme: {
      ...theme,
      customCss: theme.customCss.map(absolute),
      pageCss: Object.fromEntries(
        Object.entries(theme.pageCss).map(([name, file]) => [name, absolute(file)]),
      ),
      parts: Object.fromEntries(Object.entries(theme.parts).map(([name, part]) => [name, absolute(part)])),
    },
  }
}

function slotFiles(slots: CheckedConfig['theme']['slots'], absolute: (path: string) => string): SlotFiles {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, content]) =>
      content === undefined
        ? []
        : [
            [
              name,
              [content].flat().map((entry) => {
                const { component, pages } = typeof entry === 'string' ? { component: entry } : entry
                return {
                  file: absolute(component),
                  pages: pages === undefined ? undefined : [pages].flat().map(pathPattern),
                  ...(pages !== undefined && { patterns: [pages].flat() }),
                }
              }),
            ],
          ],
    ),
  )
}

function completeStorage({ type, namespace }: CheckedConfig['storage'], site: string): StorageConfig {
  // MD5 is used as a name, not for security; sites that move from Docusaurus keep their readers' keys.
  const name = namespace === true ? createHash('md5').update(site).digest('hex').slice(0, 3) : namespace
  return { type, keySuffix: name ? `-${name}` : '' }
}

function completeFeed(feed: CheckedFeed, siteTitle: string): FeedConfig {
  const title = `${siteTitle} Blog`
  return { ...feed, title: feed.title ?? title, description: feed.description ?? title }
}
