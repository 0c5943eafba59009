// The markup of a component for content as an element of React.

import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Markup, MarkupChild } from '../../shared/contentMarkup/markup.js'

/** The element; `ownProps` are further props of its root, such as `ref`. */
export function markupElement(
  { tag, attributes, children, key }: Markup<ReactNode>,
  ownProps?: Readonly<Record<string, unknown>>,
): ReactElement {
  const props = { ...attributes, ...ownProps, ...(key !== undefined && { key }) }
  return createElement(tag, props, ...children.map(childNode))
}

function childNode(child: MarkupChild<ReactNode>): ReactNode {
  if (typeof child === 'string') return child
  return 'content' in child ? child.content : markupElement(child)
}
