// Tables. One that is too wide for a phone becomes a list of rows there, with the names of its columns; any
// other that is wider than its page scrolls. Columns of sentences get a class, so that they do not shrink to
// one word per line.

import type { Element, ElementContent } from 'hast'
import type { PhrasingContent, Table, TableCell } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'

/**
 * A cell with more characters than this is long; a cell with more characters than this besides its code
 * contains a sentence.
 */
const LONG = 40
const SENTENCE = 20
/** Code with more characters than this may be broken. */
const LONG_CODE = 28

/** Characters that fit side by side on a phone, including the space between columns. */
const PHONE = 42
const COLUMN_GAP = 3
/** The least width of a column of sentences, as in `vl-prose`. */
const PROSE = 24

/** The element of a table. */
export function tableElement(state: State, node: Table): Element {
  const [head, ...rows] = node.children
  const columns = (head?.children ?? []).map((cell, column) => {
    const cells = rows.flatMap(({ children }) => children[column] ?? [])
    const isLong = cells.some((bodyCell) => textOf(bodyCell).length > LONG)
    const sentences = cells.filter((bodyCell) => proseLength(bodyCell) > SENTENCE)
    // In a column of values, one that happens to be a sentence says as little about what it is as the others.
    const hasSentences = isLong && sentences.length >= cells.length / 2
    for (const bodyCell of cells) breakLongCode(bodyCell)
    return { cell, cells, isLong, hasSentences, width: narrowest([cell, ...cells], isLong) }
  })
  const width = columns.reduce((sum, column) => sum + column.width + COLUMN_GAP, -COLUMN_GAP)
  const isStacked = columns.length > 1 && width > PHONE
  const isOnlySentence = columns.filter(({ hasSentences }, i) => i > 0 && hasSentences).length === 1
  for (const [i, { cell, cells, isLong, hasSentences }] of columns.entries()) {
    // On the head alone, whose width is that of the whole column.
    if (isLong) setProperties(cell, { className: ['vl-prose'] })
    // The first column names the row, and a sentence needs no name, unless another could be meant by it.
    if (!isStacked || i === 0 || (hasSentences && isOnlySentence)) continue
    for (const bodyCell of cells)
      if (bodyCell.children.length > 0) setProperties(bodyCell, { dataLabel: textOf(cell) })
  }
  return {
    type: 'element',
    tagName: 'div',
    // A wide table scrolls, so the keyboard must reach it.
    properties: { className: ['vl-table', ...(isStacked ? ['vl-table--rows'] : [])], tabIndex: 0 },
    children: [defaultHandlers.table(state, node) as ElementContent],
  }
}

/** Characters of the longest piece that no line break can divide: a word, or short code. */
function narrowest(cells: readonly TableCell[], isLong: boolean): number {
  const pieces = cells.flatMap((cell) =>
    leaves(cell).flatMap((leaf) =>
      leaf.type === 'inlineCode' && leaf.value.length <= LONG_CODE ? [leaf.value] : textOf(leaf).split(/\s+/),
    ),
  )
  return Math.max(isLong ? PROSE : 0, ...pieces.map(({ length }) => length))
}

function proseLength(cell: TableCell): number {
  return leaves(cell).reduce((sum, leaf) => sum + (leaf.type === 'text' ? leaf.value.length : 0), 0)
}

function breakLongCode(cell: TableCell): void {
  for (const leaf of leaves(cell)) {
    if (leaf.type === 'inlineCode' && leaf.value.length > LONG_CODE)
      setProperties(leaf, { className: ['vl-long'] })
  }
}

/** The text, code and images in a node. */
function leaves(node: PhrasingContent | TableCell): PhrasingContent[] {
  return 'children' in node ? node.children.flatMap(leaves) : [node]
}

function setProperties(
  cell: TableCell | PhrasingContent,
  properties: Record<string, string | string[]>,
): void {
  cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, ...properties } }
}
