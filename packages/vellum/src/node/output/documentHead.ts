// What stands in the <head> of a page: from the site, the configuration, the page,
// its content and its components, in this order. Later definitions of one kind
// replace earlier ones. Makes data; htmlDocument.ts writes it.

import { documentTitle } from '../../shared/documentTitle.js'
import type { HeadTag } from '../../shared/headTag.js'
import { markdownHref } from '../../shared/markdownPath.js'
import type { PageData } from '../../shared/page.js'
import type { LocaleData, SiteData } from '../../shared/site.js'
import { isExternalUrl, withBase, withoutBase } from '../../shared/url.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { blogTags } from './blogHead.js'

/** The fields of the configuration that every page's head depends on. */
export type HeadConfig = Pick<SiteConfig, 'noIndex' | 'headTags' | 'scripts' | 'stylesheets'> & {
  readonly themeConfig: Pick<SiteConfig['themeConfig'], 'metadata' | 'image'>
  /** The feeds of the site. */
  readonly feeds?: readonly { readonly href: string; readonly mime: string; readonly title: string }[]
}

/** Files that the page loads; their URLs are final. */
export interface HeadAssets {
  /** Styles that stand in the document. */
  readonly inlineCss?: string | undefined
  readonly css: readonly string[]
  /** Attributes of the `<script>` elements. */
  readonly scripts: readonly HeadTag['attributes'][]
}

export interface DocumentHeadOptions {
  readonly site: SiteData
  readonly page: PageData
  readonly config: HeadConfig
  /** What components put into `<Head>` while the page was rendered. A title in it is final, not completed. */
  readonly rendered: readonly HeadTag[]
  readonly assets: HeadAssets
}

/** The tags of a page's head, in a stable order. */
export function documentHead({
  site,
  page,
  config,
  rendered,
  assets,
}: DocumentHeadOptions): readonly HeadTag[] {
  return mergeHead([
    siteTags(site, config, assets),
    configTags(site, config),
    pageTags({ site, page, noIndex: page.noIndex || config.noIndex || page.notice === 'unlisted' }),
    withPreviews(mergeHead([page.headTags, rendered])),
  ])
}

/** Whether search engines may list the page with this head. */
export function isIndexable(head: readonly HeadTag[]): boolean {
  return !head.some(
    ({ tagName, attributes }) =>
      tagName === 'meta' &&
      String(attributes.name).toLowerCase() === 'robots' &&
      /noindex/i.test(String(attributes.content)),
  )
}

function siteTags(
  site: SiteData,
  { themeConfig, headTags, feeds = [] }: HeadConfig,
  assets: HeadAssets,
): HeadTag[] {
  return [
    tag('meta', { charset: 'UTF-8' }),
    named('viewport', 'width=device-width, initial-scale=1.0'),
    { ...tag('title', {}), innerHTML: site.title },
    ...(assets.inlineCss === undefined ? [] : [{ ...tag('style', {}), innerHTML: assets.inlineCss }]),
    ...assets.css.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...assets.scripts.map((attributes) => tag('script', attributes)),
    // Without any icon, browsers would request /favicon.ico.
    ...(site.favicon || !headTags.some(isIcon)
      ? [tag('link', { rel: 'icon', href: site.favicon ? siteFile(site.favicon, site) : 'data:,' })]
      : []),
    ...feeds.map(({ href, mime, title }) => tag('link', { rel: 'alternate', type: mime, href, title })),
    ...(themeConfig.image ? images(themeConfig.image, site) : []),
    named('twitter:card', 'summary_large_image'),
    property('og:locale', openGraphLocale(site.locale)),
    ...site.locales
      .filter(({ name }) => name !== site.locale.name)
      .map((locale) => property('og:locale:alternate', openGraphLocale(locale))),
  ]
}

function isIcon({ tagName, attributes }: HeadTag): boolean {
  return tagName === 'link' && /\bicon\b/i.test(String(attributes.rel ?? ''))
}

function configTags(
  site: SiteData,
  { themeConfig, headTags, stylesheets, scripts }: HeadConfig,
): readonly HeadTag[] {
  return [
    ...themeConfig.metadata.map((attributes) => tag('meta', attributes)),
    ...headTags,
    ...stylesheets.map((sheet) => tag('link', based(sheet, 'href', site))),
    ...scripts.map((script) => tag('script', based(script, 'src', site))),
  ]
}

function pageTags({
  site,
  page,
  noIndex,
}: {
  readonly site: SiteData
  readonly page: PageData
  readonly noIndex: boolean
}): HeadTag[] {
  const title = documentTitle(page.title, site)
  const { description, keywords, search } = page
  return [
    { ...tag('title', {}), innerHTML: title },
    property('og:title', title),
    ...(description ? [named('description', description), property('og:description', description)] : []),
    ...(keywords.length > 0 ? [named('keywords', keywords.join(','))] : []),
    ...(page.image ? images(page.image, site) : []),
    ...urlTags(site, page),
    ...markdownTags(site, page),
    ...(noIndex ? [named('robots', 'noindex, nofollow')] : []),
    ...searchTags(site.locale.name, search),
    ...breadcrumbTags(site, page),
    ...blogTags(site, page),
  ]
}

/** The URLs of the page in this locale and in others. */
function urlTags(site: SiteData, { path, canonical = path }: PageData): HeadTag[] {
  const own = withoutBase(path, site.locale.baseUrl) ?? withoutBase(path, site.baseUrl) ?? path
  const urlIn = ({ baseUrl, url = site.url }: LocaleData) => url + baseUrl + own.slice(1)
  const alternate = (hreflang: string, locale: LocaleData) =>
    tag('link', { rel: 'alternate', hreflang, href: urlIn(locale) })
  const main = site.locales.find(({ name }) => name === site.defaultLocale) ?? site.locale
  return [
    property('og:url', site.url + path),
    tag('link', { rel: 'canonical', href: site.url + canonical }),
    ...site.locales.map((locale) => alternate(locale.htmlLang, locale)),
    alternate('x-default', main),
  ]
}

/** The Markdown of the page. */
function markdownTags(site: SiteData, { path, type }: PageData): HeadTag[] {
  if (!site.hasMarkdownPages || type === 'not-found') return []
  return [tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownHref(path, site.baseUrl) })]
}

/** For the crawlers of a search service. */
function searchTags(locale: string, { tag: name, version }: PageData['search']): HeadTag[] {
  return [
    named('docusaurus_locale', locale),
    named('docsearch:language', locale),
    ...(version === undefined
      ? []
      : [named('docusaurus_version', version), named('docsearch:version', version)]),
    named('docusaurus_tag', name),
    named('docsearch:docusaurus_tag', name),
  ]
}

/** Structured data. */
function breadcrumbTags(site: SiteData, page: PageData): HeadTag[] {
  const crumbs = 'breadcrumbs' in page ? (page.breadcrumbs ?? []) : []
  const items = crumbs.flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, href }]))
  if (items.length === 0) return []
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: isExternalUrl(href) ? href : site.url + href,
    })),
  }
  return [{ ...tag('script', { type: 'application/ld+json' }), innerHTML: JSON.stringify(data) }]
}

/** Content that sets title or description means the previews too, unless it sets those itself. */
function withPreviews(tags: readonly HeadTag[]): readonly HeadTag[] {
  const kinds = new Map(tags.map((each) => [kindOf(each), each]))
  const title = kinds.get('title')?.innerHTML
  const description = kinds.get('meta name=description')?.attributes.content
  return [
    ...tags,
    ...(title === undefined || kinds.has('meta property=og:title') ? [] : [property('og:title', title)]),
    ...(description === undefined || kinds.has('meta property=og:description')
      ? []
      : [property('og:description', String(description))]),
  ]
}

/** Joins arrays of tags; a later tag replaces an earlier one of its kind. */
function mergeHead(layers: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
  const merged = new Map<string, HeadTag>()
  for (const written of layers.flat()) {
    const normal = normalized(written)
    merged.set(kindOf(normal) ?? `other ${merged.size}`, normal)
  }
  return [...merged.values()]
}

/** What there can be only one of; undefined for tags that may repeat. */
function kindOf({ tagName, attributes }: HeadTag): string | undefined {
  const { name, property, charset, rel, hreflang } = attributes
  if (tagName === 'title') return 'title'
  if (tagName === 'meta') {
    if (charset !== undefined) return 'meta charset'
    if (name !== undefined) return `meta name=${String(name).toLowerCase()}`
    if (property !== undefined && !LISTS.has(String(property))) return `meta property=${property}`
  }
  if (tagName === 'link') {
    if (rel === 'canonical') return 'link canonical'
    if (rel === 'alternate' && hreflang !== undefined) return `link alternate ${hreflang}`
  }
  return undefined
}

/** Properties with one tag for each of their values. */
const LISTS = new Set(['og:locale:alternate', 'article:author', 'article:tag'])

/** Components name attributes as React does. */
function normalized({ tagName, attributes, ...content }: HeadTag): HeadTag {
  const entries = Object.entries(attributes).map(([name, value]) => [
    REACT_NAMES[name] ?? name.toLowerCase(),
    value,
  ])
  return { tagName: tagName.toLowerCase(), attributes: Object.fromEntries(entries), ...content }
}

const REACT_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' }

function images(image: string, site: SiteData): HeadTag[] {
  const href = siteFile(image, site)
  const absolute = isExternalUrl(href) ? href : site.url + href
  return [property('og:image', absolute), named('twitter:image', absolute)]
}

/** `img/a.png`, `./img/a.png` and `/img/a.png` → `/troth/img/a.png` */
function siteFile(path: string, { baseUrl }: SiteData): string {
  return isExternalUrl(path) ? path : withBase(`/${path.replace(/^(?:\.?\/)+/, '')}`, baseUrl)
}

function based(
  attributes: HeadTag['attributes'],
  name: 'href' | 'src',
  { baseUrl }: SiteData,
): HeadTag['attributes'] {
  const url = attributes[name]
  return typeof url === 'string' ? { ...attributes, [name]: withBase(url, baseUrl) } : attributes
}

/** `pt-BR` → `pt_BR` */
function openGraphLocale({ htmlLang }: LocaleData): string {
  return htmlLang.replaceAll('-', '_')
}

function named(name: string, content: string): HeadTag {
  return tag('meta', { name, content })
}

function property(name: string, content: string): HeadTag {
  return tag('meta', { property: name, content })
}

function tag(tagName: string, attributes: HeadTag['attributes']): HeadTag {
  return { tagName, attributes }
}
