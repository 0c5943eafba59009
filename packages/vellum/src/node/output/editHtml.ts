// Changes attributes and elements of HTML in place, and leaves every other character as it is: parsing a
// document and writing it again would change all of it.

import { eachElement, type HtmlElement, type HtmlPosition, parseHtml } from '../base/htmlTree.js'

/** How an element can be changed. */
export interface ElementEditor {
  /**
   * Replaces an attribute, if the element has it; with an empty text the space before it is removed as well.
   */
  readonly replaceAttribute: (name: string, replace: (source: string) => string) => void
  /** Adds an attribute after the others. */
  readonly addAttribute: (source: string) => void
  /** Removes the element with its content. */
  readonly remove: () => void
}

/** A part of the HTML, and its replacement. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Calls back for each element, including those in templates, and returns the HTML with all changes. */
export function editHtml(
  html: string,
  editElement: (element: HtmlElement, editor: ElementEditor) => void,
): string {
  const edits: Edit[] = []
  eachElement(parseHtml(html, { hasPositions: true }), (element) => {
    const { position } = element
    if (position) editElement(element, elementEditor({ html, position, edits }))
    return undefined
  })
  let edited = ''
  let copied = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    // Inside of an element that is removed.
    if (start < copied) continue
    edited += html.slice(copied, start) + text
    copied = end
  }
  return edited + html.slice(copied)
}

function elementEditor({
  html,
  position,
  edits,
}: {
  readonly html: string
  readonly position: HtmlPosition
  readonly edits: Edit[]
}): ElementEditor {
  const { start, tagEnd, end, attributes } = position
  const spaceBefore = (offset: number) => html.slice(0, offset).trimEnd().length
  return {
    replaceAttribute: (name, replace) => {
      const attribute = attributes[name]
      if (!attribute) return
      const { startOffset, endOffset } = attribute
      const text = replace(html.slice(startOffset, endOffset))
      edits.push({ start: text === '' ? spaceBefore(startOffset) : startOffset, end: endOffset, text })
    },
    addAttribute: (source) => {
      const close = tagEnd - (html[tagEnd - 2] === '/' ? 2 : 1)
      edits.push({ start: spaceBefore(close), end: close, text: ` ${source}` })
    },
    remove: () => edits.push({ start, end, text: '' }),
  }
}
