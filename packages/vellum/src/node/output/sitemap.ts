// The list of all pages for search engines.

import { escapeAttribute } from '../../shared/escapeHtml.js'
import type { SitemapItem } from '../config/siteConfig.js'

/** The text of a sitemap: each URL once, in a stable order. */
export function sitemap(items: readonly SitemapItem[]): string {
  const byUrl = new Map(items.map((item) => [item.url, item]))
  const entries = [...byUrl]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, { lastmod, changefreq, priority }]) =>
      [
        `<url><loc>${escapeUrl(encodePath(url))}</loc>`,
        ...(lastmod ? [`<lastmod>${escapeUrl(lastmod)}</lastmod>`] : []),
        ...(changefreq ? [`<changefreq>${escapeUrl(changefreq)}</changefreq>`] : []),
        ...(priority === null || priority === undefined ? [] : [`<priority>${priority}</priority>`]),
        '</url>\n',
      ].join(''),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('')
}

/** The sitemap format requires one more character escaped than XML. */
function escapeUrl(url: string): string {
  return escapeAttribute(url).replaceAll("'", '&apos;')
}

/** Encodes what is not encoded yet: `/caf%C3%A9` and `/café` → `/caf%C3%A9` */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\da-f]{2})/gi, '%')
}
