// Marks where the first screen of a phone has certainly ended: the first paint need not lay out what follows.
// Sizes are underestimated, for the widest phone, so that the first paint never lacks a part of the screen.

import type { Element, Nodes, Root, RootContent } from 'hast'
import { FIRST_SCREEN } from '../../../shared/prepaint.js'

/** The class of the last block that the first paint lays out, and of a row in it. */
const SCREEN_END = 'vl-screen-end'
/** Pixels. */
const LINE = 28
const CODE_LINE = 21
const ROW = 41
/** Characters of the longest line. */
const LINE_LENGTH = 100

/** Marks the block, and the row of a table, that ends the first screen; a page that fits it has no mark. */
export function markFirstScreen(page: Root): void {
  let height = 0
  for (const [i, block] of page.children.entries()) {
    const before = height
    height += heightOf(block)
    if (height < FIRST_SCREEN.height) continue
    // Code is text by now, which has no class: the next block ends the screen.
    const last = page.children.slice(i).find((node) => node.type === 'element')
    if (last) addClass(last)
    if (last === block) markRow(last, FIRST_SCREEN.height - before)
    return
  }
}

/** Marks the row of a table after so many pixels. */
function markRow(table: Element, height: number): void {
  const row = rowsOf(table)[Math.ceil(height / ROW)]
  if (row) addClass(row)
}

function rowsOf(node: Nodes): Element[] {
  if (node.type === 'element' && node.tagName === 'tbody')
    return node.children.filter((child) => child.type === 'element')
  return 'children' in node ? node.children.flatMap(rowsOf) : []
}

function addClass({ properties }: Element): void {
  const { className } = properties
  properties.className = [...(Array.isArray(className) ? className : []), SCREEN_END]
}

/** The least height of a node. */
function heightOf(node: RootContent): number {
  if (node.type === 'raw')
    return node.value.includes('vl-code-lines') ? node.value.split('\n').length * CODE_LINE : 0
  if (node.type !== 'element') return 0
  if (/^(?:p|h[1-6])$/.test(node.tagName)) return Math.ceil(textLength(node) / LINE_LENGTH) * LINE
  const inside = node.children.reduce((sum, child) => sum + heightOf(child), 0)
  if (node.tagName === 'li') return Math.max(inside, LINE)
  if (node.tagName === 'table') return rowsOf(node).length * ROW
  return node.tagName === 'details' || node.properties.hidden ? 0 : inside
}

function textLength(node: Nodes): number {
  if (node.type === 'text') return node.value.length
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0
}
