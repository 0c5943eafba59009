// Transforms plain text: emoji shortcodes, and bare URLs. Code is not text, and a link is
// not put into a link.

import type { Link, Parents, PhrasingContent, Root, Text } from 'mdast'
import { splitBareLinks } from './bareLinks.js'
import { replaceEmoji } from './emoji.js'

/** Replaces shortcodes and bare URLs in every text of the tree. `source` is the text that was parsed. */
export function transformText(tree: Root, { emoji, source }: { emoji: boolean; source: string }): void {
  const lines = lineStarts(source)
  const visit = (parent: Parents, isInLink: boolean): void => {
    mergeTexts(parent)
    const children: PhrasingContent[] = []
    let hasChanged = false
    for (const child of parent.children as PhrasingContent[]) {
      if (child.type !== 'text') {
        if ('children' in child) visit(child as Parents, isInLink || child.type.startsWith('link'))
        children.push(child)
        continue
      }
      const pieces = isInLink ? undefined : splitBareLinks(child.value)
      if (!pieces) {
        if (emoji) child.value = replaceEmoji(child.value)
        children.push(child)
        continue
      }
      hasChanged = true
      let offset = child.position?.start.offset ?? 0
      for (const piece of pieces) {
        if (piece.type === 'text') {
          children.push({ type: 'text', value: emoji ? replaceEmoji(piece.value) : piece.value })
          continue
        }
        // The text may differ from its source (escapes, references): look for the URL itself.
        const foundOffset = source.indexOf(piece.value, offset)
        const start = foundOffset < 0 ? child.position?.start : pointAt(foundOffset, lines)
        if (foundOffset >= 0) offset = foundOffset + piece.value.length
        const link: Link = { type: 'link', url: piece.url, children: [{ type: 'text', value: piece.value }] }
        if (start) link.position = { start, end: start }
        children.push(link)
      }
    }
    if (hasChanged) parent.children = children as typeof parent.children
  }
  visit(tree, false)
}

/** Joins neighbouring texts: the colon of a directive may have split one. */
function mergeTexts(parent: Parents): void {
  const children = parent.children as PhrasingContent[]
  if (!children.some((child, i) => child.type === 'text' && children[i + 1]?.type === 'text')) return
  const merged: PhrasingContent[] = []
  let last: Text | undefined
  for (const child of children) {
    if (child.type === 'text' && last) {
      last.value += child.value
      continue
    }
    last = child.type === 'text' ? child : undefined
    merged.push(child)
  }
  parent.children = merged as typeof parent.children
}

function lineStarts(source: string): number[] {
  const starts = [0]
  for (const match of source.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length)
  return starts
}

function pointAt(offset: number, starts: readonly number[]) {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - starts[low]! + 1, offset }
}
