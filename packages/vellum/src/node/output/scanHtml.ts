// Collects from a page what the checks and the policy need: links, ids, scripts, styles.

import { attributeOf, eachElement, type HtmlElement, textOf } from '../base/htmlTree.js'
import { editHtml } from './editHtml.js'

/** The links of a page, and the ids that can be linked. In the order of the document. */
export interface ScannedHtml {
  readonly links: readonly ScannedLink[]
  readonly ids: readonly string[]
  /** The text of `<style>` elements, as browsers parse it. */
  readonly styles: readonly string[]
  /** The URLs of stylesheets. */
  readonly stylesheets: readonly string[]
  readonly scripts: readonly ScannedScript[]
}

/** A script of a page. */
export interface ScannedScript {
  readonly type: string | undefined
  readonly src: string | undefined
  /** Its text, as browsers parse it. */
  readonly code: string
}

/** A link of a page. */
export interface ScannedLink {
  readonly href: string
  /** False when the link has the attribute `data-unchecked`, or the one that authors write: `data-noBrokenLinkCheck`. */
  readonly checked: boolean
  /** It is an element that the site has written as HTML or JSX, rather than Markdown or `Link`. */
  readonly isHtml?: true
}

const UNCHECKED = 'data-unchecked'

/** The attribute `data-noBrokenLinkCheck`, as it is parsed. */
const OPT_OUT = 'data-nobrokenlinkcheck'

/** Finds the links, ids, scripts and styles of a page. */
export function scanHtml(tree: HtmlElement): ScannedHtml {
  const links: ScannedLink[] = []
  const ids: string[] = []
  const styles: string[] = []
  const stylesheets: string[] = []
  const scripts: ScannedScript[] = []
  eachElement(tree, (element) => {
    const { name: tagName, attributes } = element
    const trimmed = (name: string) => attributeOf(element, name)?.trim()
    if (tagName === 'style') styles.push(textOf(element))
    else if (tagName === 'script')
      scripts.push({ type: trimmed('type'), src: trimmed('src'), code: textOf(element) })
    else if (tagName === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(trimmed('rel') ?? ''))
      stylesheets.push(trimmed('href') ?? '')
    const href = isLink(tagName) ? trimmed('href') : undefined
    if (href !== undefined) links.push({ href, checked: isChecked(element) })
    for (const { name, value } of attributes) {
      if (name === 'id' || (name === 'name' && tagName === 'a')) ids.push(value)
    }
    // The content of a template is not in the document.
    return tagName !== 'template'
  })
  return { links, ids, styles, stylesheets, scripts }
}

function isChecked(link: HtmlElement): boolean {
  return attributeOf(link, UNCHECKED) === undefined && (attributeOf(link, OPT_OUT) ?? 'false') === 'false'
}

/** The HTML without the attribute `data-unchecked`. */
export function stripUnchecked(html: string): string {
  if (!html.includes(UNCHECKED)) return html
  return editHtml(html, ({ name }, { replaceAttribute }) => {
    if (isLink(name)) replaceAttribute(UNCHECKED, () => '')
  })
}

function isLink(tagName: string): boolean {
  return tagName === 'a' || tagName === 'area'
}
