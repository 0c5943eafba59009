// A figure with a caption: an image, a code block, a table or anything else, and the text that names it.

import { element, inlineNodes, isBlank, type Node, text } from './nodes.js'
import { commonProperties, fail, type Use } from './use.js'

/** The element of a figure. */
export function figureElement(use: Use): Node {
  const { caption } = use.attributes
  const captionNodes = use.label ?? (caption ? [text(caption)] : [])
  if (captionNodes.length === 0) {
    const example = use.writtenName.startsWith('<') ? '<Figure caption="The text">' : ':::figure[The text]'
    fail(use, `${use.writtenName} has no caption.`, `Write ${example}.`)
  }
  const shownContent = use.children.filter((child) => !isBlank(child))
  if (shownContent.length === 0)
    fail(use, `${use.writtenName} is empty.`, 'Put an image, a table or a code block into it.')
  const only = shownContent.length === 1 && shownContent[0]!.type === 'paragraph'
  // An image alone needs no paragraph around it.
  const content = only ? inlineNodes(shownContent) : shownContent
  return element(
    'figure',
    commonProperties(use, 've-figure'),
    [...content, element('figcaption', {}, [...captionNodes], use.node)],
    use.node,
  )
}
