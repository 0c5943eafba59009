// What the heads of all pages have in common, from the configuration. URLs are final.

import type { HeadTag } from '../../../shared/headTag.js'
import type { LocaleData } from '../../../shared/site.js'
import { withThemeColorMode } from '../../../shared/themeColor.js'
import { withBase } from '../../../shared/url.js'
import type { FeedFile } from '../blog/feedFiles.js'
import { type HeadSite, named, previewImage, property, tag } from './tags.js'

/** The tags of every page of a site, before those of the page itself. */
export function makeSiteHead(
  site: HeadSite,
  feeds: readonly Pick<FeedFile, 'href' | 'mime' | 'title'>[] = [],
): readonly HeadTag[] {
  const { favicon, locale, locales, baseUrl } = site.data
  const { headTags, stylesheets, scripts, themeConfig } = site.config
  const based = (attributes: HeadTag['attributes'], name: 'href' | 'src') => {
    const url = attributes[name]
    return typeof url === 'string' ? { ...attributes, [name]: withBase(url, baseUrl) } : attributes
  }
  return [
    // Without any icon, browsers would request /favicon.ico.
    ...(favicon || !headTags.some(isIcon) ? [tag('link', { rel: 'icon', href: favicon || 'data:,' })] : []),
    ...feeds.map(({ href, mime, title }) => tag('link', { rel: 'alternate', type: mime, href, title })),
    ...(themeConfig.image ? previewImage(themeConfig.image, site) : []),
    named('twitter:card', 'summary_large_image'),
    property('og:locale', openGraphLocale(locale)),
    ...locales
      .filter(({ name }) => name !== locale.name)
      .map((other) => property('og:locale:alternate', openGraphLocale(other))),
    ...[...themeConfig.metadata.map((attributes) => tag('meta', attributes)), ...headTags].map((tag) =>
      withThemeColorMode(tag, site.data),
    ),
    ...stylesheets.map((sheet) => tag('link', based(sheet, 'href'))),
    ...scripts.map((script) => tag('script', based(script, 'src'))),
  ]
}

function isIcon({ tagName, attributes }: HeadTag): boolean {
  return tagName === 'link' && /\bicon\b/i.test(String(attributes.rel ?? ''))
}

/** `pt-BR` → `pt_BR` */
function openGraphLocale({ htmlLang }: LocaleData): string {
  return htmlLang.replaceAll('-', '_')
}
