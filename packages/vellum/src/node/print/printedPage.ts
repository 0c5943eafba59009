// The text of a page inside of the document: ids that no other page has, links between printed pages as fragments,
// images as data, and nothing that needs script.

import { normalPath } from '../../shared/url.js'
import {
  attributeOf,
  eachElement,
  findElement,
  type HtmlElement,
  hasClass,
  textOf,
} from '../base/htmlTree.js'
import { copyTree, htmlText, type PrintedElement, type PrintedNode } from './htmlText.js'

/** A page to print. */
export interface PageInput {
  /** Its path, which its links are relative to. */
  readonly path: string
  /** The id of its section, which its own ids start with. */
  readonly id: string
  /** How many levels its headings are lowered by. */
  readonly depth: number
  /** The number before its headings; none are numbered without it. */
  readonly number: string | undefined
  /** The origin of the site. */
  readonly origin: string
  /** The section of a printed page by its path, as `normalPath` has it. */
  readonly sectionOf: (path: string) => PrintedSection | undefined
  /** The data URL of a file of the site. */
  readonly dataUrl: (path: string) => Promise<string | undefined>
}

/** A page of the document, for links to it. */
export interface PrintedSection {
  readonly id: string
  /** The ids that it has. */
  readonly ids: ReadonlySet<string>
}

/** The element with the text of a page; undefined for pages without one. */
export function pageContent(tree: HtmlElement): HtmlElement | undefined {
  return findElement(tree, (element) => hasClass(element, 'markdown'))
}

/** The ids of an element and of what is in it. */
export function idsOf(content: HtmlElement): ReadonlySet<string> {
  const ids = new Set<string>()
  eachElement(content, (element) => {
    const id = attributeOf(element, 'id')
    if (id !== undefined) ids.add(id)
    return undefined
  })
  return ids
}

/** What needs script, or what paper cannot show. */
const LEFT_OUT = new Set(
  'script noscript template button dialog iframe video audio object embed source'.split(' '),
)
/** Attributes that have ids. */
const ID_LISTS = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-details']
/** Attributes that are of no use on paper, or that ask for a file. Styles show the numbers of lines, `data-line`. */
const DROPPED =
  /^(?:on|data-(?!title|label|language|line$)|aria-(?:controls|expanded|selected|haspopup)$|(?:srcset|sizes|loading|decoding|hidden|tabindex|popover|popovertarget)$)/

/** The HTML of a page. */
export async function printedPage(content: HtmlElement, input: PageInput): Promise<string> {
  const images = await imagesOf(content, input)
  const seenIds = new Map<string, number>()
  const ownId = (id: string) => `${input.id}--${id}`
  const nextNumber = headingNumbers(input.number)
  const change = (element: HtmlElement, copyChildren: () => PrintedNode[]): PrintedNode | undefined => {
    const { name } = element
    if (LEFT_OUT.has(name) || hasClass(element, 'hash-link') || isTabList(element)) return undefined
    const attributes = new Map<string, string>()
    for (const { name: key, value } of element.attributes) {
      if (DROPPED.test(key)) continue
      if (key === 'id') {
        // A page with an id twice: links lead to the first one.
        const count = (seenIds.get(value) ?? 0) + 1
        seenIds.set(value, count)
        attributes.set('id', ownId(value) + (count === 1 ? '' : `--${count}`))
      } else if (ID_LISTS.includes(key)) {
        attributes.set(key, value.split(/\s+/).map(ownId).join(' '))
      } else if ((key === 'href' || key === 'xlink:href') && name !== 'a') {
        attributes.set(key, value.startsWith('#') ? `#${ownId(value.slice(1))}` : value)
      } else {
        // `fill="url(#gradient)"`
        attributes.set(
          key,
          value.replace(
            /url\((['"]?)#([^'")]+)\1\)/g,
            (_, quote, id) => `url(${quote}#${ownId(id)}${quote})`,
          ),
        )
      }
    }
    if (name === 'img') {
      const src = attributeOf(element, 'src') ?? ''
      attributes.set('src', images.get(src) ?? src)
    }
    if (name === 'a') {
      const href = attributeOf(element, 'href')
      if (href !== undefined) attributes.set('href', printedHref(href, input))
      attributes.delete('target')
    }
    if (name === 'details') attributes.set('open', '')
    const label = panelLabel(element)
    if (label !== undefined) attributes.set('data-label', label)
    const heading = /^h([1-6])$/.exec(name)
    const children = copyChildren()
    if (!heading) return { name, attributes, children }
    const level = Number(heading[1])
    // The heading of footnotes is not shown.
    const number = hasClass(element, 'sr-only') ? undefined : nextNumber(level)
    return {
      name: `h${Math.min(level + input.depth, 6)}`,
      attributes,
      children: number === undefined ? children : [numberElement(number), ...children],
    }
  }
  const copy = copyTree(content, change)
  return copy === undefined ? '' : htmlText(copy)
}

function numberElement(number: string): PrintedElement {
  return { name: 'span', attributes: new Map([['class', 'vp-number']]), children: [`${number} `] }
}

/** The numbers of headings: the title has that of the page, sections those below it, to the third level. */
function headingNumbers(number: string | undefined): (level: number) => string | undefined {
  const counts = [0, 0]
  return (level) => {
    if (number === undefined || level > 3) return undefined
    if (level === 1) return number
    // Below no section, such as a step at the begin of a page.
    if (level === 3 && counts[0] === 0) return undefined
    if (level === 2) counts.splice(0, 2, counts[0]! + 1, 0)
    else counts[1]! += 1
    return [number, counts[0], ...(level === 3 ? [counts[1]] : [])].join('.')
  }
}

/** A link inside of the document, if its page is in it; else its URL. */
function printedHref(href: string, { path, id, origin, sectionOf }: PageInput): string {
  if (!URL.canParse(href, origin + path)) return href
  const url = new URL(href, origin + path)
  if (url.origin !== origin) return href.startsWith('//') ? url.href : href
  const section = sectionOf(normalPath(url.pathname))
  if (!section) return url.href
  const anchor = decoded(url.hash.slice(1))
  if (anchor !== '' && section.ids.has(anchor)) return `#${section.id}--${anchor}`
  // The page itself, when the anchor is that of a part that is not printed.
  return `#${section.id === '' ? id : section.id}`
}

/** The images of a page by their URLs. */
async function imagesOf(
  content: HtmlElement,
  { path, origin, dataUrl }: PageInput,
): Promise<Map<string, string>> {
  const urls = new Set<string>()
  eachElement(content, (element) => {
    const src = element.name === 'img' ? attributeOf(element, 'src') : undefined
    if (src !== undefined && !src.startsWith('data:')) urls.add(src)
    return undefined
  })
  const images = new Map<string, string>()
  for (const src of urls) {
    if (!URL.canParse(src, origin + path)) continue
    const url = new URL(src, origin + path)
    const data = url.origin === origin ? await dataUrl(url.pathname) : undefined
    images.set(src, data ?? url.href)
  }
  return images
}

/** The list of tabs: each panel has its label instead. */
function isTabList(element: HtmlElement): boolean {
  return attributeOf(element, 'role') === 'tablist'
}

/** The label of a panel of tabs: panels and tabs have the same order. */
function panelLabel(element: HtmlElement): string | undefined {
  if (attributeOf(element, 'role') !== 'tabpanel') return undefined
  const container = ancestorWith(element, 'tabs-container')
  if (!container) return undefined
  const panels: HtmlElement[] = []
  const tabs: HtmlElement[] = []
  eachElement(container, (each) => {
    // Tabs in tabs have labels of their own.
    if (each !== container && hasClass(each, 'tabs-container')) return false
    if (attributeOf(each, 'role') === 'tabpanel') panels.push(each)
    if (attributeOf(each, 'role') === 'tab') tabs.push(each)
    return undefined
  })
  const tab = tabs[panels.indexOf(element)]
  return tab && textOf(tab).trim()
}

function ancestorWith(element: HtmlElement, className: string): HtmlElement | undefined {
  let ancestor = element.parent
  while (ancestor && !hasClass(ancestor, className)) ancestor = ancestor.parent
  return ancestor
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
