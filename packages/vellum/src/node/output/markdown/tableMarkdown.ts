// A table of a page as a table of Markdown.

import { findElements, type HtmlElement, type HtmlNode, isElement } from '../../base/htmlTree.js'
import { type Absolute, inlineMarkdown } from './inlineMarkdown.js'

/** A table; a caption is a line above it. */
export function tableMarkdown(element: HtmlElement, absolute: Absolute): string {
  const rows = findElements(element, ({ tagName }) => tagName === 'tr').map((row) =>
    findElements(row, ({ tagName }) => tagName === 'td' || tagName === 'th').map((cell) =>
      cellText(cell, absolute),
    ),
  )
  const [caption] = findElements(element, ({ tagName }) => tagName === 'caption')
  const width = Math.max(0, ...rows.map(({ length }) => length))
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [
    ...(caption ? [inlineMarkdown(caption.childNodes, absolute).trim(), ''] : []),
    line(head),
    `|${'---|'.repeat(width)}`,
    ...body.map(line),
  ].join('\n')
}

const SPACE: HtmlNode = { nodeName: '#text', value: ' ', parentNode: null }

/** A cell is one line: blocks in it are separated by spaces. */
function cellText(cell: HtmlElement, absolute: Absolute): string {
  const separated = cell.childNodes.flatMap((child): HtmlNode[] =>
    isElement(child) && /^(?:p|ul|ol|li|div)$/.test(child.tagName) ? [child, SPACE] : [child],
  )
  return inlineMarkdown(separated, absolute).trim().replace(/\\\n/g, ' ').replace(/\|/g, '\\|')
}
