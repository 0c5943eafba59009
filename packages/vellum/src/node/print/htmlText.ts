// A tree of HTML as text, and copies of it with changes.

import { escapeAttribute, escapeText } from '../../shared/escapeHtml.js'
import type { HtmlElement, HtmlNode } from '../base/htmlTree.js'
import { VOID_ELEMENTS } from '../base/voidElements.js'

/** An element as it is printed. */
export interface PrintedElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly PrintedNode[]
}

/** An element, text, or finished HTML. */
export type PrintedNode = PrintedElement | string | { readonly html: string }

/** Elements whose text is written as it is. */
const RAW_TEXT = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes'])

/** The HTML of a node. */
export function htmlText(node: PrintedNode, parent = ''): string {
  if (typeof node === 'string') return RAW_TEXT.has(parent) ? node : escapeText(node)
  if ('html' in node) return node.html
  const { name, attributes, children } = node
  const start = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')
  if (VOID_ELEMENTS.has(name)) return `<${name}${start}>`
  return `<${name}${start}>${children.map((child) => htmlText(child, name)).join('')}</${name}>`
}

/** A copy of a tree: `change` returns the copy of an element, or nothing to leave it out. */
export function copyTree(
  node: HtmlNode,
  change: (element: HtmlElement, copyChildren: () => PrintedNode[]) => PrintedNode | undefined,
): PrintedNode | undefined {
  if (typeof node === 'string') return node
  return change(node, () =>
    node.children.flatMap((child) => {
      const copy = copyTree(child, change)
      return copy === undefined ? [] : [copy]
    }),
  )
}
