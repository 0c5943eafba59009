// What is shown of a section: its headings and the part of its text that has the words of the query, marked.

import type { Card } from './indexFormat.js'
import type { TextPart } from './searchTypes.js'
import { runsOf, wordsOfRun } from './words.js'

/** Whether a word of a text was searched for. */
export type IsMatch = (word: string) => boolean

/** Characters of a snippet. */
const SNIPPET = 160

/** A text with its matches marked. */
export function markText(text: string, isMatch: IsMatch): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (part: TextPart) => part.text !== '' && parts.push(part)
  for (const { index, text: run } of matchingRuns(text, isMatch)) {
    add({ text: text.slice(end, index) })
    add({ text: run, isMatch: true })
    end = index + run.length
  }
  add({ text: text.slice(end) })
  return parts
}

/** The part of a text with the most matches. */
export function snippetOf(text: string, isMatch: IsMatch): TextPart[] {
  if (text.length <= SNIPPET) return markText(text, isMatch)
  const matches = matchingRuns(text, isMatch)
  const countFrom = (start: number) =>
    new Set(
      matches.flatMap(({ index, text: run }) =>
        index >= start && index < start + SNIPPET ? [run.toLowerCase()] : [],
      ),
    ).size
  const best = matches.reduce(
    (found, { index }) => (countFrom(index) > countFrom(found) ? index : found),
    matches[0]?.index ?? 0,
  )
  // Begins a little before, at a word; a match near the beginning needs no cut.
  const start = best < SNIPPET / 2 ? 0 : text.indexOf(' ', best - SNIPPET / 4) + 1
  const cut = text.slice(start, start + SNIPPET)
  const isEnd = start + SNIPPET >= text.length
  const shown = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET / 2))
  return markText(`${start > 0 ? '…' : ''}${shown.trim()}${isEnd ? '' : '…'}`, isMatch)
}

/** The headings of a section, from the outermost to its own. */
export function headingsOf([, , , sections]: Card, index: number): string[] {
  const headings: string[] = []
  let level = 7
  for (let i = index; i > 0 && level > 2; i--) {
    const [, own, heading] = sections[i]!
    if (own >= level) continue
    level = own
    headings.unshift(heading)
  }
  return headings
}

function matchingRuns(text: string, isMatch: IsMatch) {
  return runsOf(text).filter((run) => wordsOfRun(run).some(isMatch))
}
