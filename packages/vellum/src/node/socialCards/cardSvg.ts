// The drawing of a social card: vellum and ink, a hairline that is red at its start, and the words. Measuring text is
// passed in; sizes are those of the picture, 1200 × 630.

import { escapeText } from '../../shared/escapeHtml.js'
import type { CardText } from './cardText.js'

/** The width of a text in a size. */
export type MeasureText = (text: string, size: number) => number

/** What is drawn besides the words. */
export interface CardParts {
  readonly measure: MeasureText
  /** The logo as a data URL. */
  readonly logo: string | undefined
}

/** The size of the picture that networks show. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The colours of light mode, see tokens.css. */
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
  const title = fitTitle(text.title, measure)
  // Below the categories; the description stands on the lower edge.
  const top = (text.trail === '' ? 216 : 246) + title.size * 0.75
  const lines = title.lines.map((line, i) =>
    words(line, { x: EDGE, y: top + i * title.size * 1.12, size: title.size, fill: INK }),
  )
  const description = wrap(text.description, { size: 31, most: title.lines.length > 2 ? 1 : 2, measure })
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
      : [words(shortened(text.trail, { size: 28, measure }), { x: EDGE, y: 204, size: 28, fill: INK_SOFT })]),
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

/** The largest size in which a title has at most two lines; the smallest has three, and ends with an ellipsis. */
function fitTitle(title: string, measure: MeasureText): { size: number; lines: readonly string[] } {
  for (const size of [104, 88, 76]) {
    const lines = wrap(title, { size, most: 3, measure })
    if (lines.length <= 2 && lines.join(' ') === title) return { size, lines }
  }
  return { size: 64, lines: wrap(title, { size: 64, most: 3, measure }) }
}

interface WrapOptions {
  readonly size: number
  readonly measure: MeasureText
}

/** Lines of a text; what does not fit into the last one is left out. */
function wrap(text: string, { most, ...options }: WrapOptions & { readonly most: number }): string[] {
  const lines: string[] = []
  const left = text.split(' ').filter(Boolean)
  while (left.length > 0 && lines.length < most) {
    let count = 1
    while (count < left.length && fits(left.slice(0, count + 1).join(' '), options)) count++
    const isLast = lines.length === most - 1
    lines.push(shortened(left.splice(0, isLast ? left.length : count).join(' '), options))
  }
  return lines
}

/** A text that fits into a line, with an ellipsis if something is left out. */
function shortened(text: string, options: WrapOptions): string {
  if (fits(text, options)) return text
  let end = text.length
  const cut = () => `${text.slice(0, end).replace(/[\s,.;:–-]+$/, '')}…`
  while (end > 1 && !fits(cut(), options))
    end = text.lastIndexOf(' ', end - 1) > 0 ? text.lastIndexOf(' ', end - 1) : end - 1
  return cut()
}

function fits(text: string, { size, measure }: WrapOptions): boolean {
  return measure(text, size) <= TEXT_WIDTH
}
