// Visits the nodes of a tree. The usual package, unist-util-visit, does more, and takes a
// tenth of the time of a page.

import type * as hast from 'hast'
import type * as mdast from 'mdast'

/** Calls `enter` with every node of a Markdown tree, outer ones first, in the order of the text. */
export function walkMarkdown(node: mdast.Nodes, enter: (node: mdast.Nodes) => void): void {
  enter(node)
  if ('children' in node) for (const child of node.children) walkMarkdown(child, enter)
}

/** Replaces elements; where `replace` returns nothing, the children are visited. */
export function replaceElements(
  parent: hast.Parents,
  replace: (element: hast.Element) => hast.Element | undefined,
): void {
  for (const [i, child] of parent.children.entries()) {
    const other = child.type === 'element' ? replace(child) : undefined
    if (other) parent.children[i] = other
    else if ('children' in child) replaceElements(child as hast.Parents, replace)
  }
}

/** Whether a tree contains JSX, an expression, an import or an export: what only a live module can show. */
export function isLive(node: hast.Nodes | mdast.Nodes): boolean {
  return hasNode(node, ({ type }) => type.startsWith('mdx'))
}

/** Whether any node of a tree matches. */
export function hasNode(
  node: hast.Nodes | mdast.Nodes,
  fits: (node: hast.Nodes | mdast.Nodes) => boolean,
): boolean {
  if (fits(node)) return true
  if (!('children' in node)) return false
  for (const child of node.children) if (hasNode(child, fits)) return true
  return false
}
