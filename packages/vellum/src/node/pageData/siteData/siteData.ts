// The data that all pages of a site share, from the configuration and the model: every URL is final, every
// navbar item is resolved.

import type { AlgoliaData } from '../../../shared/algolia.js'
import type { Messages } from '../../../shared/messages.js'
import type { FooterData, FooterLinkData, LocaleData, LogoData, SiteData } from '../../../shared/site.js'
import { SEARCH_MANIFEST } from '../../../shared/siteSearch.js'
import { normalPath } from '../../../shared/url.js'
import type {
  FooterConfig,
  FooterLink,
  LogoConfig,
  SiteConfig,
  ThemeConfig,
} from '../../config/siteConfig.js'
import type { SiteModel } from '../../content/loadSiteModel.js'
import { routesOf } from '../../content/routes.js'
import { hasManyRecentPosts } from '../blog/recentPosts.js'
import { docsVersionsData } from '../docs/docsVersions.js'
import { createLabels, type Labels } from '../labels.js'
import { createRouteUrls, localeBaseUrl, type RouteUrls } from '../links/routeUrls.js'
import { linkUrl, uncheckedAttributes } from '../navbar/linkUrl.js'
import { navbarItems } from '../navbar/navbarItems.js'

/** The input of the data. */
export interface SiteDataInput {
  readonly config: SiteConfig
  readonly model: SiteModel
  readonly locale: string
  /** The labels of the locale. @default the English ones */
  readonly messages?: Messages
}

/** The data of a site in one locale. Throws if the target of a navbar item does not exist. */
export function makeSiteData({ config, model, locale, messages = {} }: SiteDataInput): SiteData {
  const { i18n, themeConfig, trailingSlash } = config
  const baseUrl = localeBaseUrl(config, locale)
  const urls = createRouteUrls({ baseUrl, trailingSlash })
  const docsVersions = docsVersionsData(model, urls)
  const versions = model.docs[0]?.versions ?? []
  const overview = (versions.find(({ isLast }) => isLast) ?? versions[0])?.path
  const { navbar, announcementBar: bar, colorMode, tableOfContents, algolia } = themeConfig
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl,
    trailingSlash,
    favicon: config.favicon === undefined ? undefined : urls.file(config.favicon),
    locale: localeData(config, locale),
    locales: i18n.locales.map((name) => localeData(config, name)),
    defaultLocale: i18n.defaultLocale,
    hasHome: routesOf(model, config.redirects).some(({ path }) => normalPath(path) === '/'),
    navbar: {
      title: navbar.title,
      logo: navbar.logo && logoData({ href: '/', ...navbar.logo }, urls),
      style: navbar.style,
      hideOnScroll: navbar.hideOnScroll,
      items: navbarItems({ config, model, urls, docsVersions }),
    },
    footer: themeConfig.footer && footerData(themeConfig.footer, urls),
    announcementBar: bar && {
      id: bar.id,
      content: bar.content,
      backgroundColor: bar.backgroundColor,
      textColor: bar.textColor,
      isCloseable: bar.isCloseable,
    },
    colorMode: { ...colorMode },
    tableOfContents: { ...tableOfContents },
    docsSidebar: { ...themeConfig.docs.sidebar },
    ...(config.pluginData && { pluginData: config.pluginData }),
    ...(docsVersions.length > 0 && { docsVersions }),
    ...(config.search && {
      search: {
        manifest: urls.file(SEARCH_MANIFEST),
        ...(overview !== undefined && { overview: urls.link(overview) }),
        ...(docsVersions.length > 0 && { scopes: sharedScopes(model) }),
      },
    }),
    ...(themeConfig.docs.markdownLink && { hasMarkdownPages: true as const }),
    ...pageMenu(themeConfig.docs, createLabels(messages, locale)),
    ...ownKeywords(config),
    ...(model.blogs.some(hasManyRecentPosts) && { hasManyRecentPosts: true as const }),
    ...(algolia && { algolia: algoliaData(algolia, { model, urls }) }),
    ...('SearchBar' in config.parts && { hasOwnSearchBar: true }),
    ...(themeConfig.docs.versionPersistence === 'none' && { forgetsVersions: true }),
    storage: { ...config.storage },
    customFields: config.customFields,
    ...(config.organizationName !== undefined && { organizationName: config.organizationName }),
    ...(config.projectName !== undefined && { projectName: config.projectName }),
    themeFields: themeConfig.other,
  }
}

/** The keywords of admonitions that the site adds, in all kinds of content. */
function ownKeywords({ docs, blog, pages }: SiteConfig): Pick<SiteData, 'admonitionKeywords'> {
  const contents = [...docs, ...blog, ...(pages ? [pages] : [])]
  const keywords = contents.flatMap(({ admonitions }) => (admonitions ? admonitions.keywords : []))
  return keywords.length > 0 ? { admonitionKeywords: [...new Set(keywords)] } : {}
}

/** The menu of assistants, if there are some. `{url}` and `{markdown}` in their links depend on the page. */
function pageMenu(
  { assistants, markdownLink }: ThemeConfig['docs'],
  { text }: Labels,
): Pick<SiteData, 'pageMenu'> {
  if (assistants.length === 0) return {}
  const prompt = encodeURIComponent(text('theme.docs.pageMenu.prompt')).replaceAll('%7Burl%7D', '{url}')
  return {
    pageMenu: {
      label: text('theme.docs.pageMenu.label'),
      ...(markdownLink && { markdown: text('theme.docs.pageMenu.markdown') }),
      assistants: assistants.map(({ label, href }) => ({
        label: text('theme.docs.pageMenu.assistant', { name: label }),
        href: href.replaceAll('{prompt}', prompt),
      })),
    },
  }
}

/** Docs sets with several versions are not searched from every page: the page decides on the version. */
function sharedScopes({ docs }: SiteModel): string[] {
  const single = docs.filter(({ versions }) => versions.length === 1)
  return [
    'default',
    ...single.flatMap(({ id, versions }) => versions.map(({ name }) => `docs-${id}-${name}`)),
  ]
}

function algoliaData(
  algolia: NonNullable<ThemeConfig['algolia']>,
  { model, urls }: { readonly model: SiteModel; readonly urls: RouteUrls },
): AlgoliaData {
  const { searchPagePath: path } = algolia
  return { ...algolia, scopes: sharedScopes(model), searchPagePath: path && urls.link(path) }
}

function localeData(config: SiteConfig, name: string): LocaleData {
  const { label, htmlLang, direction, url, baseUrl } = config.i18n.localeConfigs[name]!
  return { name, label, htmlLang, direction, baseUrl, ...(url !== config.url && { url }) }
}

function logoData(logo: LogoConfig, urls: RouteUrls): LogoData {
  return {
    src: urls.file(logo.src),
    srcDark: urls.file(logo.srcDark),
    alt: logo.alt,
    width: logo.width,
    height: logo.height,
    className: logo.className,
    href: logo.href === undefined ? undefined : urls.link(logo.href),
    target: logo.target,
  }
}

function footerData({ style, links, logo, copyright }: FooterConfig, urls: RouteUrls): FooterData {
  const linksData = (list: readonly FooterLink[]) => list.map((link) => footerLink(link, urls))
  return {
    style,
    links:
      links.type === 'row'
        ? { type: 'row', links: linksData(links.links) }
        : {
            type: 'columns',
            columns: links.columns.map(({ title, className, items }) => ({
              title,
              ...(className && { className }),
              items: linksData(items),
            })),
          },
    logo: logo && logoData(logo, urls),
    copyright,
  }
}

function footerLink(link: FooterLink, urls: RouteUrls): FooterLinkData {
  const { label, html, className, attributes } = link
  const href = linkUrl(link, urls)
  return {
    ...(label !== undefined && { label }),
    ...(html !== undefined && { html }),
    ...(href !== undefined && { href }),
    ...(className !== undefined && { className }),
    attributes: { ...attributes, ...uncheckedAttributes(link) },
  }
}
