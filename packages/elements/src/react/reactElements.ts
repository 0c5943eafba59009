// The nodes of an element as React elements: the same markup as in the HTML of Markdown.

import { cloneElement, createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'vellum/client'
import type { Node, Properties } from '../nodes.js'
import type { ReactNodeOf } from './reactNodes.js'

/** An element of hast, such as the drawing of an icon. */
interface Drawn {
  readonly type: string
  readonly tagName: string
  readonly properties: Properties
  readonly children: readonly Drawn[]
}

/** A node as React shows it. */
export function reactElement(node: Node): ReactNode {
  const children = (node.children ?? []).map((child) => reactElement(child))
  const { written } = node as Partial<ReactNodeOf>
  if (written) {
    const isComponent = typeof written.type !== 'string' || children.length === 0
    return isComponent ? written : cloneElement(written, { key: null }, ...children)
  }
  if (node.type === 'text') return node.value
  if (node.type === 'paragraph') return createElement('p', null, ...children)
  if (node.type === 'link') return createElement(Link, { to: node.url ?? '' }, ...children)
  const { hName, hProperties = {}, hChildren } = node.data ?? {}
  const content = hChildren ? (hChildren as readonly Drawn[]).map(drawing) : children
  return hName === undefined
    ? createElement(Fragment, null, ...children)
    : createElement(hName, propsOf(hProperties), ...content)
}

function drawing({ tagName, properties, children }: Drawn): ReactNode {
  return createElement(tagName, propsOf(properties), ...children.map(drawing))
}

/** Properties of hast and of SVG as props of React. */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      propName(name),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
}

function propName(name: string): string {
  const aria = /^aria([A-Z].*)$/.exec(name)?.[1]
  if (aria !== undefined) return `aria-${aria.toLowerCase()}`
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
