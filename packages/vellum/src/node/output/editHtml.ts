// Changes attributes and elements of HTML where they are written, and leaves every other character as it is: what
// parses a document and writes it again would change all of it.

import { eachElement, type HtmlElement, type HtmlParent, parseHtml } from '../base/htmlTree.js'

/** How an element can be changed. */
export interface ElementEditor {
  /** Replaces an attribute, if the element has it; the space before one that is replaced with nothing goes with it. */
  readonly replaceAttribute: (name: string, replace: (written: string) => string) => void
  /** Adds an attribute after the others. */
  readonly addAttribute: (written: string) => void
  /** Removes the element with all that is in it. */
  readonly remove: () => void
}

/** A part of the HTML, and what replaces it. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Calls back for each element, in templates too, and returns the HTML with all changes. */
export function editHtml(
  html: string,
  editElement: (element: HtmlElement, editor: ElementEditor) => void,
): string {
  const edits: Edit[] = []
  const editedTags = new Set<number>()
  const visit = (element: HtmlElement) => {
    const location = element.sourceCodeLocation
    // Some elements have no tag, and of a link that nothing ends browsers make several elements.
    if (location && !editedTags.has(location.startOffset)) {
      editedTags.add(location.startOffset)
      editElement(element, elementEditor({ html, location, edits }))
    }
    if ('content' in element) eachElement(element.content as HtmlParent, visit)
  }
  eachElement(parseHtml(html, { hasPositions: true }), visit)
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
  location,
  edits,
}: {
  readonly html: string
  readonly location: NonNullable<HtmlElement['sourceCodeLocation']>
  readonly edits: Edit[]
}): ElementEditor {
  const spaceBefore = (offset: number) => html.slice(0, offset).trimEnd().length
  return {
    replaceAttribute: (name, replace) => {
      const attribute = location.attrs?.[name]
      if (!attribute) return
      const { startOffset, endOffset } = attribute
      const text = replace(html.slice(startOffset, endOffset))
      edits.push({ start: text === '' ? spaceBefore(startOffset) : startOffset, end: endOffset, text })
    },
    addAttribute: (written) => {
      const { endOffset } = location.startTag ?? location
      const end = endOffset - (html[endOffset - 2] === '/' ? 2 : 1)
      edits.push({ start: spaceBefore(end), end, text: ` ${written}` })
    },
    remove: () => edits.push({ start: location.startOffset, end: location.endOffset, text: '' }),
  }
}
