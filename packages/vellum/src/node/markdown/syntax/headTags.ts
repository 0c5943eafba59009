// A `<head>` at the top level of a page adds its tags to the document's head.

import type { Element, ElementContent, Nodes, Root } from 'hast'
import { find, html } from 'property-information'
import type { HeadTag } from '../../../shared/headTag.js'
import { type CompileContext, errorAt, sourcePosition } from '../compile/compileContext.js'

/** The name that `<head>` has while raw HTML is parsed, which would drop it. */
export const HEAD_IN_RAW = 'vellum-head'

/** Removes the `<head>` elements from the tree; returns their tags. */
export function takeHeadTags(tree: Root, context: CompileContext): HeadTag[] {
  const tags: HeadTag[] = []
  tree.children = tree.children.filter((node) => {
    const isLiveHead = node.type === 'mdxJsxFlowElement' && node.name === 'head'
    if (!isLiveHead && !isHead(node)) return true
    for (const child of node.children as ElementContent[]) {
      if (child.type === 'text' && !child.value.trim()) continue
      if (child.type !== 'element' || isLiveHead) {
        throw errorAt('The <head> of the page contains more than HTML elements.', {
          code: 'invalid-head',
          position: sourcePosition(child.position ? child : node, context),
          hint: 'Write plain elements with literal attributes, or use <Head> from "@docusaurus/Head".',
          input: context.input,
        })
      }
      tags.push(headTag(child))
    }
    return false
  })
  return tags
}

function isHead(node: Nodes): node is Element {
  return node.type === 'element' && (node.tagName === 'head' || node.tagName === HEAD_IN_RAW)
}

function headTag({ tagName, properties, children }: Element): HeadTag {
  const attributes: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue
    attributes[find(html, name).attribute] = Array.isArray(value) ? value.join(' ') : value
  }
  const innerHTML = children.map(textOf).join('')
  return innerHTML ? { tagName, attributes, innerHTML } : { tagName, attributes }
}

function textOf(node: ElementContent): string {
  if (node.type === 'text' || node.type === 'raw') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
