// The document: a title page, the contents, then the pages.

import { escapeAttribute, escapeText } from '../../shared/escapeHtml.js'
import type { BookEntry } from './bookEntries.js'

/** What the document has. */
export interface BookInput {
  readonly title: string
  readonly tagline: string
  /** The label of the version, if the documentation has several. */
  readonly version: string | undefined
  /** The URL of the site. */
  readonly url: string
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** The heading of the contents. */
  readonly contentsLabel: string
  /** Elements with styles. */
  readonly styles: string
  readonly isNumbered: boolean
  /** The pages and categories in order; those that are pages with their HTML. */
  readonly sections: readonly (BookEntry & { readonly html: string | undefined })[]
}

/** The HTML of the document. It has no script, and a policy that allows none. */
export function bookDocument(input: BookInput): string {
  const { title, tagline, version, url, lang, direction, contentsLabel, styles, isNumbered, sections } = input
  const name = version === undefined ? title : `${title} ${version}`
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}" dir="${direction}" data-theme="light">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; font-src data:">
<meta name="robots" content="noindex">
<title>${escapeText(name)}</title>
${styles}
</head>
<body>
<header class="vp-title">
<div>
<h1>${escapeText(title)}</h1>
${tagline === '' ? '' : `<p>${escapeText(tagline)}</p>\n`}${version === undefined ? '' : `<p>${escapeText(version)}</p>\n`}<p><a href="${escapeAttribute(url)}">${escapeText(url)}</a></p>
</div>
</header>
<nav class="vp-contents" aria-labelledby="vp-contents">
<h2 id="vp-contents">${escapeText(contentsLabel)}</h2>
${contents(sections, isNumbered)}
</nav>
<main>
${sections.map((section) => sectionHtml(section, isNumbered)).join('\n')}
</main>
</body>
</html>
`
}

function sectionHtml(
  { id, label, html, depth, number }: BookInput['sections'][number],
  isNumbered: boolean,
): string {
  if (html !== undefined)
    return `<section class="vp-section" id="${escapeAttribute(id)}">\n${html}\n</section>`
  const level = Math.min(depth + 1, 6)
  return `<section class="vp-section vp-part markdown" id="${escapeAttribute(id)}">\n<h${level}>${numberOf(number, isNumbered)}${escapeText(label)}</h${level}>\n</section>`
}

/** The contents as nested lists. */
function contents(sections: BookInput['sections'], isNumbered: boolean): string {
  let html = ''
  let open = -1
  for (const { depth, id, label, number } of sections) {
    if (depth > open) html += '<ol>'.repeat(depth - open)
    else html += `</li>${'</ol></li>'.repeat(open - depth)}`
    open = depth
    html += `\n<li><a href="#${escapeAttribute(id)}">${numberOf(number, isNumbered)}${escapeText(label)}</a>`
  }
  return html === '' ? '' : `${html}${'</li></ol>'.repeat(open + 1)}`
}

function numberOf(number: string, isNumbered: boolean): string {
  return isNumbered ? `<span class="vp-number">${number} </span>` : ''
}
