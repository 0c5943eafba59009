// The markup of a component for content as HTML.

import { escapeAttribute, escapeText } from '../escapeHtml.js'
import type { Markup, MarkupChild } from './markup.js'

/** Attributes whose names React spells otherwise than HTML does. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' }

/** An element as HTML; its content is HTML already. */
export function markupHtml({ tag, attributes, children }: Markup<string>): string {
  const attributeTexts = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${HTML_NAMES[name] ?? name}="${escapeAttribute(String(value))}"`)
  return `<${tag}${attributeTexts.join('')}>${children.map(childHtml).join('')}</${tag}>`
}

/** A text, an element or content as HTML. */
export function childHtml(child: MarkupChild<string>): string {
  if (typeof child === 'string') return escapeText(child)
  return 'content' in child ? child.content : markupHtml(child)
}
