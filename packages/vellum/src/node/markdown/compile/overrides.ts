// Elements of Markdown that a site overrides: `h2: MyHeading` in `src/theme/MDXComponents`. Elements that authors write as
// JSX, and those of our own markup, stay as they are.

import type { Element, ElementContent, Nodes, Parents, Root } from 'hast'
import type { CompileContext } from './compileContext.js'
import { componentNode, elementProps } from './componentNode.js'

/** The elements of a tree that will be components. */
export type Overridden = ReadonlySet<Element>

const NONE: Overridden = new Set()

/** Finds the elements of Markdown, before JSX and our markup become elements as well. */
export function findOverridden(tree: Root, { options }: CompileContext): Overridden {
  if (!options.hasOverrides) return NONE
  const foundElements = new Set<Element>()
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && node.tagName in options.components && !isOurs(node))
      foundElements.add(node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return foundElements
}

/** Fences have a step of their own, and the link of a heading to itself belongs to its heading. */
function isOurs({ tagName, properties, children: [child] }: Element): boolean {
  if (tagName === 'pre') return child?.type === 'element' && child.tagName === 'code'
  if (tagName === 'code') return 'dataVellumFence' in properties
  return tagName === 'details' || isHashLink({ tagName, properties })
}

function isHashLink({
  tagName,
  properties: { className },
}: Pick<Element, 'tagName' | 'properties'>): boolean {
  return tagName === 'a' && Array.isArray(className) && className.includes('hash-link')
}

/** Puts components in the place of elements. */
export function overrideElements(tree: Root, elements: Overridden): void {
  if (elements.size === 0) return
  const visit = (parent: Parents): void => {
    for (const [i, child] of parent.children.entries()) {
      if ('children' in child) visit(child as Parents)
      if (child.type === 'element' && elements.has(child)) parent.children[i] = override(child) as never
    }
  }
  visit(tree)
}

function override(element: Element): ElementContent {
  const { tagName, children, position } = element
  const props = elementProps(element)
  if (!/^h[1-6]$/.test(tagName))
    return componentNode(tagName, props, { children, ...(position && { position }) })
  const { className, ...others } = props
  const classes = String(className ?? '')
    .split(' ')
    .filter((name) => name && name !== 'anchor')
  return componentNode(
    tagName,
    { ...others, ...(classes.length > 0 && { className: classes.join(' ') }) },
    {
      children: children.filter((child) => child.type !== 'element' || !isHashLink(child)),
      ...(position && { position }),
    },
  )
}
