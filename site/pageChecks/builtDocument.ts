// A page of the built site as a tree, and what the checks read from it. Knows nothing of styles: what is
// hidden on a screen counts as well.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The elements of a page in the order of the document; `/docs/introduction` → those of its file. */
export function readDocument(route: string): Element[] {
  return elementsBelow(parse(readFileSync(join(DIST, route, 'index.html'), 'utf8')))
}

/** The elements of a document that was not written to a file of its own. */
export function parseDocument(html: string): Element[] {
  return elementsBelow(parse(html))
}

/** The elements in a node, in the order of the document. */
export function elementsBelow(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []))
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}

/** The text in an element, and of its images what stands in their place. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && node.tagName === 'img') return attribute(node, 'alt') ?? ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** The name that assistive technology reads for a link or a button, as far as HTML alone decides it. */
export function accessibleName(element: Element, all: readonly Element[]): string {
  const labelledBy = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []
  const labels = all.filter((other) => labelledBy.includes(attribute(other, 'id') ?? ''))
  if (labels.length > 0) return labels.map(textOf).join(' ').trim()
  return (
    attribute(element, 'aria-label') ??
    (textOf(element).trim() || attribute(element, 'title')) ??
    ''
  ).trim()
}
