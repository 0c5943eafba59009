// The drawing of a social card: vellum and ink, a hairline that is red at its start, and the text. Measuring
// text is passed in; sizes are those of the image, 1200 × 630.

import type { CardText } from './cardText.js'

/** The width of a text in a size. */
export type MeasureText = (text: string, size: number) => number

/** What is drawn besides the text. */
export interface CardParts {
  readonly measure: MeasureText
  /** The logo as a data URL. */
  readonly logo: string | undefined
}

/** The size of the image that networks show. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Paper and ink. */
const PAPER = '#fbf6ec'
const INK = '#251f19'
const INK_SOFT = '#5d5245'
const HAIRLINE = '#e3d8c4'
const SEAL = '#9b2a1e'

const EDGE = 80
const LOGO_SIZE = 52
const TEXT_WIDTH = CARD_SIZE.width - 2 * EDGE

/** The card as SVG. */
export function cardSvg(text: CardText, { measure, logo }: CardParts): string {
  const ruler = createRuler(measure)
  const title = fitTitle(text.title, ruler)
  // Below the categories; the description is on the lower edge.
  const top = (text.trail === '' ? 216 : 246) + title.size * 0.75
  const lines = title.lines.map((line, i) =>
    words(line, { x: EDGE, y: top + i * title.size * 1.12, size: title.size, fill: INK }),
  )
  const description = wrap(text.description, { size: 31, most: title.lines.length > 2 ? 1 : 2, ruler })
  const nameAt = logo ? EDGE + 68 : EDGE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    ...(logo
      ? [`<image href="${logo}" x="${EDGE}" y="64" width="${LOGO_SIZE}" height="${LOGO_SIZE}"/>`]
      : []),
    words(text.site, { x: nameAt, y: 104, size: 40, fill: INK }),
    words(text.host, { x: CARD_SIZE.width - EDGE, y: 102, size: 26, fill: INK_SOFT, isAtEnd: true }),
    `<rect x="${EDGE}" y="148" width="${TEXT_WIDTH}" height="2" fill="${HAIRLINE}"/>`,
    `<rect x="${EDGE}" y="147" width="96" height="4" fill="${SEAL}"/>`,
    ...(text.trail === ''
      ? []
      : [words(shortened(text.trail, { size: 28, ruler }), { x: EDGE, y: 204, size: 28, fill: INK_SOFT })]),
    ...lines,
    ...description.map((line, i) =>
      words(line, { x: EDGE, y: 560 - (description.length - 1 - i) * 44, size: 31, fill: INK_SOFT }),
    ),
    '</svg>',
  ].join('')
}

/** A logo alone, as large as it is on a card. */
export function logoSvg(logo: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE}" height="${LOGO_SIZE}"><image href="${logo}" width="${LOGO_SIZE}" height="${LOGO_SIZE}"/></svg>`
}

interface WordsOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly isAtEnd?: boolean
}

function words(text: string, { x, y, size, fill, isAtEnd = false }: WordsOptions): string {
  const anchor = isAtEnd ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}"${anchor}>${escapeText(text)}</text>`
}

/** Finds out what fits into a line. */
interface Ruler {
  readonly fits: (text: string, size: number) => boolean
  /** How many characters may fit, estimated from earlier texts. */
  readonly guess: (size: number) => number
}

/**
 * Measuring a text takes a millisecond: each is measured once, and the search for the longest that fits
 * starts near an estimate.
 */
function createRuler(measure: MeasureText): Ruler {
  const widths = new Map<string, number>()
  /** The width of a character in proportion to its size. */
  let perCharacter = 0.45
  return {
    fits: (text, size) => {
      const key = `${size} ${text}`
      const width = widths.get(key) ?? measure(text, size)
      widths.set(key, width)
      if (width > 0) perCharacter = width / size / text.length
      return width <= TEXT_WIDTH
    },
    guess: (size) => TEXT_WIDTH / size / perCharacter,
  }
}

/** The largest size in which a title has at most two lines; the smallest has three, and ends with an ellipsis. */
function fitTitle(title: string, ruler: Ruler): { size: number; lines: readonly string[] } {
  for (const size of [104, 88, 76]) {
    const lines = wrap(title, { size, most: 3, ruler })
    if (lines.length <= 2 && lines.join(' ') === title) return { size, lines }
  }
  return { size: 64, lines: wrap(title, { size: 64, most: 3, ruler }) }
}

interface WrapOptions {
  readonly size: number
  readonly ruler: Ruler
}

/** Lines of a text; the rest that does not fit into the last one is left out. */
function wrap(text: string, { most, ...options }: WrapOptions & { readonly most: number }): string[] {
  const lines: string[] = []
  const left = text.split(' ').filter(Boolean)
  while (left.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    const count = isLast ? left.length : wordsThatFit(left, options)
    lines.push(shortened(left.splice(0, count).join(' '), options))
  }
  return lines
}

/** How many of the words make a line: at least one, even if it is too long. */
function wordsThatFit(words: readonly string[], { size, ruler }: WrapOptions): number {
  const line = (count: number) => words.slice(0, count).join(' ')
  const counts = words.map((_, i) => i + 1)
  const near = counts.findLastIndex((count) => line(count).length <= ruler.guess(size))
  return lastThatFits(counts, { near, fits: (count) => ruler.fits(line(count), size) })
}

/** A text that fits into a line, with an ellipsis if something is left out. */
function shortened(text: string, { size, ruler }: WrapOptions): string {
  if (ruler.fits(text, size)) return text
  const cut = (end: number) => `${text.slice(0, end).replace(/[\s,.;:–-]+$/, '')}…`
  // At the end of each word, and within the first one.
  const words = [...text.matchAll(/(?<!^) |$/g)].map(({ index }) => index)
  const ends = [...Array.from({ length: words[0]! - 1 }, (_, i) => i + 1), ...words]
  const near = ends.findLastIndex((end) => end < ruler.guess(size))
  return cut(lastThatFits(ends, { near, fits: (end) => ruler.fits(cut(end), size) }))
}

/** The last number that fits, if all before it do, searched from an index on; otherwise the first one. */
function lastThatFits(
  numbers: readonly number[],
  { near, fits }: { readonly near: number; readonly fits: (number: number) => boolean },
): number {
  const fitsAt = (index: number) => index < numbers.length && fits(numbers[index]!)
  let index = Math.max(0, near)
  while (index > 0 && !fitsAt(index)) index--
  while (index >= near && fitsAt(index + 1)) index++
  return numbers[index]!
}

/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
