// Tables. One that is wider than its page scrolls; its columns of sentences are marked,
// so that they do not shrink to a word in each line on a phone.

import type { Element, ElementContent } from 'hast'
import type { Table } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { defaultHandlers } from 'remark-rehype'

/** More letters than this in a cell are a sentence. */
const SENTENCE = 40

/** The element of a table. */
export function tableElement(state: State, node: Table): Element {
  const [head, ...rows] = node.children
  for (const [column, cell] of (head?.children ?? []).entries()) {
    const hasSentences = rows.some(({ children }) => textOf(children[column] ?? '').length > SENTENCE)
    // On the head alone: it makes its whole column as wide.
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
