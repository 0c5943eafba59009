// The markup of a component for content as nodes of HTML.

import type { Element, ElementContent } from 'hast'
import type { Markup, MarkupChild } from '../../../shared/contentMarkup/markup.js'
import { toProperties } from './jsxAttributes.js'

/** Content of the author. */
export type Content = readonly ElementContent[]

/** The element; `undefined` when React must render one of its attributes. */
export function markupElement({ tag, attributes, children }: Markup<Content>): Element | undefined {
  const properties = toProperties(tag, new Map(Object.entries(attributes)))
  const nodes = children.flatMap(childNodes)
  if (!properties || nodes.includes(undefined)) return undefined
  const { className } = attributes
  if (typeof className === 'string') properties.className = className.split(' ')
  return { type: 'element', tagName: tag, properties, children: nodes as ElementContent[] }
}

function childNodes(child: MarkupChild<Content>): readonly (ElementContent | undefined)[] {
  if (typeof child === 'string') return [{ type: 'text', value: child }]
  return 'content' in child ? child.content : [markupElement(child)]
}
