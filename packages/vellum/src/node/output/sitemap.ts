// The list of all pages for search engines.

import { escapeAttribute } from '../../shared/escapeHtml.js'

/**
 * The text of `sitemap.xml`. `paths` are the final URLs of the pages that may be
 * listed (see isIndexable.ts); `url` is the site's, without a slash at the end.
 */
export function sitemap({ url, paths }: { readonly url: string; readonly paths: Iterable<string> }): string {
  const entries = [...new Set(paths)]
    .sort()
    .map(
      (path) =>
        `<url><loc>${escapeUrl(url + encodePath(path))}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>\n`,
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
