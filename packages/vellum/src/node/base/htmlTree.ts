// The one reader of HTML: the tree that browsers make of it, with attributes and text decoded. A page is parsed once;
// links and ids, its Markdown and its sections are read from the same tree.

import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

export type HtmlElement = DefaultTreeAdapterTypes.Element
/** An element, a text or a comment. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
/** What has nodes: a document, a part of one, an element. */
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode

/** Elements that are no part of what a page says. */
export const UNREAD_ELEMENTS: ReadonlySet<string> = new Set(
  'nav footer button svg template noscript select dialog aside script style textarea title noembed noframes'.split(
    ' ',
  ),
)

/**
 * The tree of a document, as without scripts: what is in `<noscript>` is part of it. Positions are those that
 * `editHtml` needs; with them it takes twice the time.
 */
export function parseHtml(html: string, { hasPositions = false } = {}): HtmlParent {
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: hasPositions })
}

/** The nodes of a piece of HTML; unlike those of a document, they have the space at its start. */
export function parseNodes(html: string): readonly HtmlNode[] {
  return parseFragment(html).childNodes
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

/** The value of an attribute. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name)
}

/** Calls back for all elements below, in the order of the document; not for those of templates, which are not part of it. */
export function eachElement({ childNodes }: HtmlParent, visit: (element: HtmlElement) => void): void {
  for (const node of childNodes) {
    if (!isElement(node)) continue
    visit(node)
    eachElement(node, visit)
  }
}

/** The first element below that fits, in the order of the document. */
export function findElement(
  { childNodes }: HtmlParent,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of childNodes) {
    if (!isElement(child)) continue
    const found = fits(child) ? child : findElement(child, fits)
    if (found) return found
  }
  return undefined
}

/** All elements below that fit; not those inside of another one. */
export function findElements(
  { childNodes }: HtmlParent,
  fits: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return childNodes.flatMap((child) => {
    if (!isElement(child)) return []
    return fits(child) ? [child] : findElements(child, fits)
  })
}

/** The text of a node. */
export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  return isElement(node) ? node.childNodes.map(textOf).join('') : ''
}
