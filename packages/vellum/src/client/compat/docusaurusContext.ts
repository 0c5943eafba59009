// Hooks that return the site's data in the form that content written for Docusaurus reads.

import type { DocsData } from '../../shared/docs.js'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'
import { useAllDocsData } from './docsData.js'
import { type FooterView, footerView } from './footerView.js'

/** The site's configuration as components see it. */
export interface SiteConfigView
  extends Pick<
    SiteData,
    | 'title'
    | 'tagline'
    | 'titleDelimiter'
    | 'url'
    | 'baseUrl'
    | 'trailingSlash'
    | 'favicon'
    | 'customFields'
    | 'organizationName'
    | 'projectName'
  > {
  /** The configuration of the theme, and fields that only the site knows. */
  readonly themeConfig: ThemeConfigView
}

/** `themeConfig` as components see it: finished data, and the fields that only the site knows. */
export type ThemeConfigView = Readonly<Record<string, unknown>> &
  Pick<SiteData, 'navbar' | 'announcementBar' | 'colorMode' | 'tableOfContents'> & {
    readonly footer: FooterView | undefined
    readonly docs: { readonly sidebar: SiteData['docsSidebar'] }
    /** Empty unless the site sets it: what it configures in Docusaurus has no effect here. */
    readonly prism: Readonly<Record<string, unknown>>
    /** The sidebar of the blog groups its posts by year, always. */
    readonly blog: { readonly sidebar: { readonly groupByYear: boolean } }
  }

/** The locales of the site as components see them. */
export interface I18nView {
  /** The locale of the page: `fr` */
  readonly currentLocale: string
  /** The locale without a folder of its own in URLs. */
  readonly defaultLocale: string
  /** All locales, in the order of the configuration. */
  readonly locales: readonly string[]
  /** Label, direction and language tag of each locale. */
  readonly localeConfigs: Readonly<Record<string, SiteData['locale']>>
}

/**
 * The versions of Docusaurus and of its plugins, for code that shows them.
 * @since 0.2.0
 */
export interface SiteMetadataView {
  /** The version whose names pages can import: `3` */
  readonly docusaurusVersion: string
  /** None. */
  readonly pluginVersions: Readonly<Record<string, never>>
}

const SITE_METADATA: SiteMetadataView = { docusaurusVersion: '3', pluginVersions: {} }

/** The configuration and the locales of the site. */
export function useDocusaurusContext(): {
  siteConfig: SiteConfigView
  i18n: I18nView
  siteMetadata: SiteMetadataView
} {
  const site = useSite()
  const { title, tagline, titleDelimiter, url, baseUrl, trailingSlash, favicon, customFields } = site
  const { organizationName, projectName } = site
  return {
    siteConfig: {
      title,
      tagline,
      titleDelimiter,
      url,
      baseUrl,
      trailingSlash,
      favicon,
      customFields,
      ...(organizationName !== undefined && { organizationName }),
      ...(projectName !== undefined && { projectName }),
      themeConfig: useThemeConfig(),
    },
    i18n: {
      currentLocale: site.locale.name,
      defaultLocale: site.defaultLocale,
      locales: site.locales.map(({ name }) => name),
      localeConfigs: Object.fromEntries(site.locales.map((locale) => [locale.name, locale])),
    },
    siteMetadata: SITE_METADATA,
  }
}

/** The theme's configuration. */
export function useThemeConfig(): ThemeConfigView {
  const { themeFields, navbar, footer, announcementBar, colorMode, tableOfContents, docsSidebar } = useSite()
  return {
    prism: {},
    blog: { sidebar: { groupByYear: true } },
    ...themeFields,
    navbar,
    footer: footer && footerView(footer),
    announcementBar,
    colorMode,
    tableOfContents,
    docs: { sidebar: docsSidebar },
  }
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

/** Data by plugin and instance: that of the docs, and what plugins return from `content`. */
export interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': Readonly<Record<string, DocsData>>
  readonly [plugin: string]: Readonly<Record<string, unknown>>
}

/** The data of all plugins. */
export function useGlobalData(): GlobalData {
  const { pluginData = {} } = useSite()
  return { ...pluginData, [DOCS_PLUGIN]: useAllDocsData() }
}

/** The data of all instances of a plugin, by their ids; `undefined` when there is none. */
export function useAllPluginInstancesData<Name extends string>(plugin: Name): GlobalData[Name] | undefined {
  return useGlobalData()[plugin] as GlobalData[Name] | undefined
}

/** The data of one plugin; `undefined` when there is none. */
export function usePluginData<Name extends string>(
  plugin: Name,
  id = 'default',
): GlobalData[Name][string] | undefined {
  return useGlobalData()[plugin]?.[id] as GlobalData[Name][string] | undefined
}
