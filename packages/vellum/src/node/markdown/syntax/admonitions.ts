// The elements of admonitions, for the directive and the component.

import type { Element, ElementContent } from 'hast'
import { type AdmonitionInput, admonitionMarkup } from '../../../shared/contentMarkup/admonition.js'
import { type Content, markupElement } from '../compile/markupElement.js'

/** The element of an admonition; a title and a content that are blank are left out. */
export function admonitionElement({ title, content, ...input }: AdmonitionInput<Content>): Element {
  // Class and id are always literals.
  return markupElement(admonitionMarkup({ ...input, title: shown(title), content: shown(content) }))!
}

function shown(content: Content | undefined): Content | undefined {
  return content?.every(isBlank) ? undefined : content
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && !node.value.trim()
}
