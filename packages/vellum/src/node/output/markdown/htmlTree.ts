// The elements of rendered HTML as a tree, for what must know which element is inside of which. Takes HTML that
// closes its elements, as the renderer writes it.

import { decodeEntities } from '../../base/htmlEntities.js'
import { VOID_ELEMENTS } from '../../base/voidElements.js'
import { type Attribute, walkHtml } from '../scanHtml.js'

/** An element with its content. */
export interface HtmlElement {
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly children: HtmlNode[]
}

/** An element, or text with its entities decoded. */
export type HtmlNode = HtmlElement | string

/** The tree of a document; its root has no name. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: [], children: [] }
  const open = [root]
  walkHtml(html, {
    onOpen: (name, attributes) => {
      const element: HtmlElement = { name, attributes, children: [] }
      open.at(-1)!.children.push(element)
      if (!VOID_ELEMENTS.has(name)) open.push(element)
    },
    onClose: (name) => {
      const at = open.findLastIndex((element) => element.name === name)
      // An end without a start is ignored, as browsers do.
      if (at > 0) open.length = at
    },
    onText: (text) => {
      open.at(-1)!.children.push(text)
    },
  })
  return root
}

/** The value of an attribute, entities decoded. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.name === name)
  return found && decodeEntities(found.value)
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name)
}

/** The first element below that fits, in the order of the document. */
export function findElement(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const found = fits(child) ? child : findElement(child, fits)
    if (found) return found
  }
  return undefined
}

/** All elements below that fit; not those inside of another one. */
export function findElements(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return fits(child) ? [child] : findElements(child, fits)
  })
}

/** The text of a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
