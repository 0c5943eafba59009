// The parts of a page become one HTML document. Pure; all escaping of the head is
// here, and the body arrives as HTML.

import { escapeAttribute, escapeText } from '../../shared/escapeHtml.js'
import type { HeadTag } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import { ROOT_ID, SERVED_PAGE_ID } from '../../shared/pageFile.js'
import type { SiteData } from '../../shared/site.js'

/** The parts of a document. */
export interface HtmlDocumentOptions {
  readonly site: Pick<SiteData, 'locale'>
  readonly page: Pick<PageData, 'classNames'>
  /** From `mergeHead`. Tags named `html` and `body` add attributes to these elements. */
  readonly head: readonly HeadTag[]
  /** HTML of the root element's content. */
  readonly body: string
  /** Code that must run before anything is painted; as `scriptText` writes it, for its hash. */
  readonly prepaint?: string
  /** The page's own early script: on the home page the check that its files load. */
  readonly banner?: string | undefined
  /** The data of the page's script: JSON. */
  readonly data?: string
  /** The script at the end of the document, with its attributes. */
  readonly boot?: { readonly code: string; readonly attributes: HeadTag['attributes'] } | undefined
  /** More attributes of `<html>`. */
  readonly attributes?: HeadTag['attributes']
}

/** Writes the document. */
export function htmlDocument({
  site,
  page,
  head,
  body,
  prepaint,
  banner,
  data,
  boot,
  attributes = {},
}: HtmlDocumentOptions): string {
  const { htmlLang, direction } = site.locale
  const html = joined([
    { lang: htmlLang, dir: direction, class: page.classNames.join(' '), 'data-has-hydrated': 'false' },
    attributes,
    ...attributesOf('html', head),
  ])
  const tags = head.filter(({ tagName }) => tagName !== 'html' && tagName !== 'body')
  // A script waits for the stylesheets before it, so this one precedes them.
  const files = tags.findIndex(({ tagName, attributes: { rel } }) => isFile(tagName, rel))
  const start = files === -1 ? tags.length : files
  const prepaintTags = [prepaint, banner].flatMap((code) =>
    code ? [{ tagName: 'script', attributes: {}, innerHTML: code }] : [],
  )
  return [
    '<!doctype html>\n',
    `<html${writeAttributes(html)}><head>`,
    ...[...tags.slice(0, start), ...prepaintTags, ...tags.slice(start)].map(writeTag),
    // The browser waits with painting until the element with this id is parsed, which is after the page.
    data === undefined || body.length > SHOWN_WHOLE
      ? ''
      : `<link rel="expect" href="#${SERVED_PAGE_ID}" blocking="render">`,
    `</head><body${writeAttributes(joined(attributesOf('body', head)))}>`,
    `<div id="${ROOT_ID}">${body}</div>`,
    data === undefined
      ? ''
      : writeTag({
          tagName: 'script',
          attributes: { type: 'application/json', id: SERVED_PAGE_ID },
          innerHTML: data,
        }),
    boot ? writeTag({ tagName: 'script', attributes: boot.attributes, innerHTML: boot.code }) : '',
    '</body></html>\n',
  ].join('')
}

/** One element of a head as HTML. */
export function writeTag({ tagName, attributes, innerHTML }: HeadTag): string {
  const open = `<${tagName}${writeAttributes(attributes)}>`
  if (VOID.has(tagName)) return open
  return `${open}${writeContent(tagName, attributes.type, innerHTML ?? '')}</${tagName}>`
}

/** Code that can be inside of a `<script>`: nothing in it ends the element. */
export function scriptText(code: string): string {
  // An escaped character means the same in a string and in a name; so does `\!` in a string.
  return code
    .replace(/(<\/?)(s)(?=cript)/gi, (_, start, s) => `${start}\\u00${s === 's' ? '73' : '53'}`)
    .replaceAll('<!--', '<\\!--')
}

function isFile(tagName: string, rel: unknown): boolean {
  return tagName === 'script' || tagName === 'style' || (tagName === 'link' && rel === 'stylesheet')
}

function attributesOf(name: string, head: readonly HeadTag[]): HeadTag['attributes'][] {
  return head.filter(({ tagName }) => tagName === name).map(({ attributes }) => attributes)
}

/** Later values win, except classes, which are joined. */
function joined(all: readonly HeadTag['attributes'][]): HeadTag['attributes'] {
  const classes = all.map((attributes) => attributes.class).filter(Boolean)
  return Object.assign({}, ...all, { class: classes.join(' ') || false })
}

function writeAttributes(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return ''
      return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`
    })
    .join('')
}

function writeContent(tagName: string, type: unknown, content: string): string {
  switch (tagName) {
    case 'title':
      return escapeText(content)
    case 'script':
      // In JSON, `<` can only be in a string.
      return /json$/i.test(String(type)) ? content.replaceAll('<', '\\u003c') : scriptText(content)
    case 'style':
      return content.replace(/<(?=\/style)/gi, '\\3C ')
    default:
      return content
  }
}

/**
 * The number of characters of HTML up to which a page is painted as a whole: painted in parts, columns of
 * tables would move as more rows arrive. The limit is an estimate: what the wait costs on a slow network is
 * not measured.
 */
const SHOWN_WHOLE = 250_000

const VOID = new Set(['base', 'link', 'meta'])
