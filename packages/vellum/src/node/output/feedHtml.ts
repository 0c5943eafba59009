// The content of a page for feeds: all URLs are absolute, and parts that only make sense on the page itself
// are removed.

import { escapeAttribute } from '../../shared/escapeHtml.js'
import { hasClass } from '../base/htmlTree.js'
import { editHtml } from './editHtml.js'

const URL_ATTRIBUTES = new Set(['href', 'src', 'poster'])

/** `<a href="/docs/a">` on a page of `https://example.com` → `<a href="https://example.com/docs/a">` */
export function feedHtml(html: string, pageUrl: string): string {
  return editHtml(html, (element, { remove, replaceAttribute }) => {
    // The links of headings to themselves, and buttons, which have no script.
    if (element.name === 'button' || hasClass(element, 'hash-link')) {
      remove()
      return
    }
    for (const { name, value } of element.attributes) {
      const isList = name === 'srcset'
      if (!isList && !URL_ATTRIBUTES.has(name)) continue
      const url = isList ? absoluteSources(value, pageUrl) : absolute(value, pageUrl)
      replaceAttribute(name, () => `${name}="${escapeAttribute(url)}"`)
    }
  })
}

/** `/a.png 1x, /b.png 2x` with both URLs absolute. */
function absoluteSources(list: string, pageUrl: string): string {
  const sources = list.split(',').map((source) => {
    const [url = '', ...size] = source.trim().split(/\s+/)
    return [absolute(url, pageUrl), ...size].join(' ')
  })
  return sources.join(', ')
}

function absolute(url: string, pageUrl: string): string {
  return url !== '' && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url
}
