// The children of a component as nodes of Markdown: `<li>` becomes a list item, as `1.` does. The elements are made from
// such nodes, whether they come from Markdown or from React. All other elements are kept as they are.

import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link } from 'vellum/client'
import type { Node } from '../nodes.js'

/** A node that an author has written as a React element. */
export interface ReactNodeOf extends Node {
  /** Rendered with the children that the node has once its element is made. */
  readonly written: ReactElement<Props>
}

/** Props of any element. */
export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** The nodes of Markdown for elements of HTML. */
const TYPES: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ol: 'list',
  ul: 'list',
  li: 'listItem',
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  a: 'link',
}

/** Elements that are part of a line. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark output q s samp select small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)

/** The children of a React element as nodes, without those that React does not render. */
export function nodesOf(children: ReactNode): Node[] {
  if (children === null || children === undefined || typeof children === 'boolean') return []
  if (typeof children === 'string') return [{ type: 'text', value: children }]
  if (typeof children === 'number' || typeof children === 'bigint')
    return [{ type: 'text', value: String(children) }]
  if (isValidElement<Props>(children)) {
    return isFragment(children) ? nodesOf(children.props.children) : [nodeOf(children)]
  }
  return Symbol.iterator in children ? [...children].flatMap(nodesOf) : []
}

/** Whether a node is part of a line: a text, or an element or component that is shown in one. */
export function isInline(node: Node): boolean {
  const { written } = node as Partial<ReactNodeOf>
  if (!written) return node.type === 'text'
  const { type } = written
  if (typeof type === 'string') return INLINE.has(type)
  return (type as { readonly isInline?: boolean }).isInline === true || type === Link
}

function isFragment({ type }: ReactElement): boolean {
  return typeof type === 'symbol'
}

function nodeOf(written: ReactElement<Props>): ReactNodeOf {
  const { type, props } = written
  const { elementName: name } = type as unknown as { readonly elementName?: string }
  const children = nodesOf(props.children)
  if (name !== undefined)
    return { type: 'mdxJsxFlowElement', name, attributes: attributesOf(props), children, written }
  if (typeof type !== 'string') return { type: type === Link ? 'link' : 'component', children, written }
  const depth = /^h([1-6])$/.exec(type)?.[1]
  if (depth !== undefined) return { type: 'heading', depth: Number(depth), children, written }
  const isList = type === 'ol' || type === 'ul'
  return {
    type: TYPES[type] ?? type,
    children:
      type === 'li' ? asBlocks(children) : isList ? children.filter((child) => !isSpace(child)) : children,
    ...(isList && { ordered: type === 'ol' }),
    ...(typeof props.start === 'number' && { start: props.start }),
    written,
  }
}

/** Lines become paragraphs, as those of an item in Markdown. */
export function asBlocks(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (!line.every(isSpace)) blocks.push({ type: 'paragraph', children: line })
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

function isSpace({ type, value }: Node): boolean {
  return type === 'text' && !value?.trim()
}

/** Props as the parser of MDX has attributes; a drawing is its JSON. */
export function attributesOf({ children: _, ...props }: Props): object[] {
  return Object.entries(props).flatMap(([name, value]) => {
    const type = 'mdxJsxAttribute'
    if (typeof value === 'string' || typeof value === 'number') return [{ type, name, value: String(value) }]
    return typeof value === 'object' && value !== null && 'body' in value
      ? [{ type, name, value: JSON.stringify(value) }]
      : []
  })
}
