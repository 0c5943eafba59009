// The tags of one page besides those of all pages: its title, its URLs, its description for search engines
// and previews. URLs are final. Tags of its content and its components are added later.

import { documentTitle } from '../../../shared/documentTitle.js'
import type { HeadTag } from '../../../shared/headTag.js'
import { markdownHref } from '../../../shared/markdownPath.js'
import type { PageData } from '../../../shared/page.js'
import type { LocaleData, SiteData } from '../../../shared/site.js'
import { absoluteUrl, withoutBase } from '../../../shared/url.js'
import { blogTags } from './blogHead.js'
import { type HeadSite, jsonLd, named, previewImage, property, tag } from './tags.js'

/** The tags of a page. */
export function makePageHead(page: PageData, site: HeadSite): readonly HeadTag[] {
  const { data, config } = site
  const title = documentTitle(page.title, data)
  const { description, keywords, search } = page
  const isHidden = page.noIndex || config.noIndex || page.notice === 'unlisted'
  return [
    { ...tag('title', {}), innerHTML: title },
    property('og:title', title),
    ...(description ? [named('description', description), property('og:description', description)] : []),
    ...(keywords.length > 0 ? [named('keywords', keywords.join(','))] : []),
    ...(page.image ? previewImage(page.image, site) : []),
    ...urlTags(page, data),
    ...markdownTags(page, data),
    ...(isHidden ? [named('robots', 'noindex, nofollow')] : []),
    ...searchTags(data.locale.name, search),
    ...breadcrumbTags(page, data),
    ...blogTags(page, site),
  ]
}

/** The URLs of the page in this locale and in others. */
function urlTags({ path, canonical = path }: PageData, site: SiteData): HeadTag[] {
  const sitePath = withoutBase(path, site.baseUrl) ?? path
  const urlIn = ({ baseUrl, url = site.url }: LocaleData) => url + baseUrl + sitePath.slice(1)
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
function markdownTags({ path, type }: PageData, { hasMarkdownPages, baseUrl }: SiteData): HeadTag[] {
  if (!hasMarkdownPages || type === 'not-found') return []
  return [tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownHref(path, baseUrl) })]
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
function breadcrumbTags(page: PageData, site: SiteData): HeadTag[] {
  const crumbs = 'breadcrumbs' in page ? (page.breadcrumbs ?? []) : []
  const items = crumbs.flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, href }]))
  if (items.length === 0) return []
  return [
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ name, href }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: absoluteUrl(href, site),
      })),
    }),
  ]
}
