// Puts ranges of lines into `<details>`, which is closed and needs no script: `collapse={3-12}`. What is copied has
// the lines, and not their summary.

import { escapeText } from '../../../shared/escapeHtml.js'

/** The lines with an element around each range of collapsed ones. */
export function collapseLines(
  lines: readonly string[],
  range: string,
  label: (count: number) => string = (count) => `… ${count}`,
): string[] {
  const collapsed = [...lines]
  for (const [first, last] of lineSpans(range)) {
    const end = Math.min(last, lines.length)
    if (!(first >= 1 && first <= end)) continue
    const summary = `<summary>${escapeText(label(end - first + 1))}</summary>`
    collapsed[first - 1] = `<details class="vl-code-collapsed">${summary}${collapsed[first - 1]}`
    collapsed[end - 1] += '</details>'
  }
  return collapsed
}

/** `'3-12,20'` → the first and the last line of each range, from 1; a range that is in another one is part of it. */
export function lineSpans(range: string): [first: number, last: number][] {
  const spans = range
    .split(',')
    .map((part) => part.split('-').map(Number))
    .map(([first = Number.NaN, last = first]): [number, number] => [first, last])
    .filter(([first, last]) => first <= last)
    .sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [first, last] of spans) {
    const previous = joined.at(-1)
    if (previous && first <= previous[1]) previous[1] = Math.max(previous[1], last)
    else joined.push([first, last])
  }
  return joined
}
