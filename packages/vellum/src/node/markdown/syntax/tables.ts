// Tables. One that is wider than its page scrolls; its columns of sentences get a class,
// so that they do not shrink to one word per line on a phone.

import type { Element, ElementContent } from 'hast'
import type { Table } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'

/** A cell with more characters than this contains a sentence. */
const SENTENCE = 40

/** The element of a table. */
export function tableElement(state: State, node: Table): Element {
  const [head, ...rows] = node.children
  for (const [column, cell] of (head?.children ?? []).entries()) {
    const hasSentences = rows.some(({ children }) => textOf(children[column] ?? '').length > SENTENCE)
    // On the head alone: its width is that of the whole column.
    if (hasSentences) cell.data = { ...cell.data, hProperties: { className: ['vl-prose'] } }
  }
  return {
    type: 'element',
    tagName: 'div',
    // A wide table scrolls, so the keyboard must reach it.
    properties: { className: ['vl-table'], tabIndex: 0 },
    children: [defaultHandlers.table(state, node) as ElementContent],
  }
}
