// A table of a page as a table of Markdown.

import { findElements, type HtmlElement, type HtmlNode } from 'vellum/html'
import { type Absolute, inlineMarkdown } from './inlineMarkdown.js'

/** A table; a caption is a line above it. */
export function tableMarkdown(element: HtmlElement, absolute: Absolute): string {
  const rows = findElements(element, ({ name }) => name === 'tr').map((row) =>
    findElements(row, ({ name }) => name === 'td' || name === 'th').map((cell) => cellText(cell, absolute)),
  )
  const [caption] = findElements(element, ({ name }) => name === 'caption')
  const width = Math.max(0, ...rows.map(({ length }) => length))
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [
    ...(caption ? [inlineMarkdown(caption.children, absolute).trim(), ''] : []),
    line(head),
    `|${'---|'.repeat(width)}`,
    ...body.map(line),
  ].join('\n')
}

/** A cell is one line: blocks in it are separated by spaces. */
function cellText(cell: HtmlElement, absolute: Absolute): string {
  const separated = cell.children.flatMap((child): HtmlNode[] =>
    typeof child !== 'string' && /^(?:p|ul|ol|li|div)$/.test(child.name) ? [child, ' '] : [child],
  )
  return inlineMarkdown(separated, absolute).trim().replace(/\\\n/g, ' ').replace(/\|/g, '\\|')
}
