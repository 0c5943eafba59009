// Where lists truncate a post. A marker in a code block does not count.

import { createFenceScanner } from '../../base/codeFence.js'

/** The marker of a post, and the post without it: positions in the text stay the same. */
export interface Truncation {
  /** Where the excerpt for lists ends; `undefined` = lists show the whole post. */
  readonly end: number | undefined
  readonly body: string
  /** The marker as it is written. */
  readonly marker?: string
}

/** Finds the first marker that is not in a fence. */
export function truncation(body: string, marker: RegExp): Truncation {
  const foundMarkers = matches(body, marker)
  const fences = foundMarkers.length === 0 ? [] : fencedRanges(body)
  const first = foundMarkers.find(({ index }) => !fences.some(([from, to]) => index >= from && index < to))
  if (!first) return { end: undefined, body }
  const { index, text } = first
  const blank = text.replace(/[^\r\n]/g, ' ')
  return { end: index, body: body.slice(0, index) + blank + body.slice(index + text.length), marker: text }
}

function matches(body: string, { source, flags }: RegExp): { index: number; text: string }[] {
  const all = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  return [...body.matchAll(all)].map((match) => ({ index: match.index, text: match[0] }))
}

/** The ranges of fenced code, as offsets. */
function fencedRanges(body: string): [from: number, to: number][] {
  const isFenced = createFenceScanner()
  let offset = 0
  return body.split('\n').flatMap((line): [number, number][] => {
    const from = offset
    offset += line.length + 1
    return isFenced(line) ? [[from, offset]] : []
  })
}
