// The content of a page for feeds: all URLs are absolute, and what only makes
// sense on the page itself is gone.

import { decodeEntities } from '../base/htmlEntities.js'

const TAG = /<[a-z][^\s<>/]*(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*\s*\/?>/gi
const URL_ATTRIBUTE = /(\s(?:href|src|poster)=)(?:"([^"]*)"|'([^']*)')/gi
const SOURCES = /(\ssrcset=)"([^"]*)"/gi

/** `<a href="/docs/a">` on a page of `https://example.com` → `<a href="https://example.com/docs/a">` */
export function feedHtml(html: string, pageUrl: string): string {
  return (
    html
      // The links of headings to themselves, and buttons, which are dead.
      .replace(/<a [^>]*class="hash-link"[^>]*>[^<]*<\/a>/g, '')
      .replace(/<button\b[^>]*>.*?<\/button>/gs, '')
      .replace(TAG, (tag) =>
        tag
          .replace(URL_ATTRIBUTE, (_, name: string, double?: string, single?: string) => {
            return `${name}"${absolute(double ?? single ?? '', pageUrl)}"`
          })
          .replace(SOURCES, (_, name: string, list: string) => {
            const sources = list.split(',').map((source) => {
              const [url = '', ...size] = source.trim().split(/\s+/)
              return [absolute(url, pageUrl), ...size].join(' ')
            })
            return `${name}"${sources.join(', ')}"`
          }),
      )
  )
}

function absolute(url: string, pageUrl: string): string {
  if (url === '') return url
  const plain = decodeEntities(url)
  return URL.canParse(plain, pageUrl) ? new URL(plain, pageUrl).href.replaceAll('&', '&amp;') : url
}
