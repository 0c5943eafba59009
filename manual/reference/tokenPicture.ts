// A picture of what a token changes: a small page on which only that token has a colour, a size that is drawn, or a font that
// is written in. As SVG with attributes, because a policy without inline styles is part of every site.

import type { PhrasingContent } from 'mdast'
import type { Token } from 'vellum/reference'
import { element, text } from './blocks'

type Mode = 'light' | 'dark'

/** A part of the small page; later parts are above earlier ones. */
interface Part {
  readonly token: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const part = (token: string, x: number, y: number, width: number, height: number): Part => ({
  token: `--vl-${token}`,
  x,
  y,
  width,
  height,
})

const WIDTH = 88
const HEIGHT = 56

/** The page: a navbar, a sidebar, text with a link, code, an admonition, a button, a footer. */
const PARTS: readonly Part[] = [
  part('paper', 0, 0, WIDTH, HEIGHT),
  part('hairline', 0, 8, WIDTH, 1),
  part('ink', 3, 3, 10, 3),
  part('hairline-strong', 66, 2, 19, 5),
  part('ink-soft', 16, 3, 8, 3),
  part('accent-wash', 2, 12, 18, 5),
  part('accent', 4, 13, 12, 3),
  part('ink-soft', 4, 19, 13, 2),
  part('ink-soft', 4, 24, 11, 2),
  part('hairline', 22, 9, 1, 39),
  part('ink', 27, 12, 26, 4),
  part('ink', 27, 19, 34, 2),
  part('accent', 62, 19, 14, 2),
  part('accent-strong', 62, 22, 14, 1),
  part('paper-raised', 27, 25, 50, 13),
  part('purple', 30, 27, 7, 2),
  part('blue', 38, 27, 11, 2),
  part('green', 50, 27, 13, 2),
  part('grey', 30, 30, 20, 2),
  part('teal', 30, 33, 9, 2),
  part('gold', 41, 33, 6, 2),
  part('red', 49, 33, 10, 2),
  part('edge', 75, 25, 2, 13),
  part('seal', 27, 41, 18, 6),
  part('on-seal', 30, 43, 12, 2),
  part('paper-sunk', 0, 50, WIDTH, 6),
]

/** What all other parts are drawn with. */
const OTHERS: Readonly<Record<Mode, { page: string; lines: string }>> = {
  light: { page: '#ffffff', lines: '#dcdfe4' },
  dark: { page: '#1b1d21', lines: '#3a3e45' },
}

const FILLS = new Set(['--vl-paper', '--vl-paper-raised', '--vl-paper-sunk', '--vl-accent-wash'])

/** The picture of a token in a mode; none for one that is only a word. */
export function tokenPicture(token: Token, mode: Mode): PhrasingContent[] {
  const value = (mode === 'dark' ? token.dark : undefined) ?? token.light
  if (token.colours) return [pagePicture(token.name, token.colours[mode], mode), swatch(token.colours[mode])]
  if (token.type === 'font') return [fontPicture(token.name, value)]
  if (token.name.endsWith('-size')) return [textPicture(value)]
  if (token.type === 'length') return [lengthPicture(token.name, value)]
  return []
}

/** What is not of the token is one shape for each colour: a picture has a few elements, and there are many on the page. */
function pagePicture(name: string, value: string, mode: Mode): PhrasingContent {
  const { page, lines } = OTHERS[mode]
  const others = PARTS.filter(({ token }) => token !== name)
  const fills = others.filter(({ token }) => FILLS.has(token))
  const marks = others.filter(({ token }) => !FILLS.has(token))
  const own = PARTS.filter(({ token }) => token === name)
  const isFill = FILLS.has(name)
  const shapes = [
    { parts: fills, fill: page },
    ...(isFill ? [{ parts: own, fill: value }] : []),
    // What lies on the page is seen on it.
    ...(name === '--vl-paper' ? [{ parts: fills, fill: page }] : []),
    { parts: marks, fill: lines },
    ...(isFill ? [] : [{ parts: own, fill: value }]),
  ].map(({ parts, fill }) => element('path', { d: parts.map(outline).join(''), fill }))
  // An edge, so that the picture is seen on a page of the same colour.
  const edge = element('rect', { width: WIDTH, height: HEIGHT, fill: 'none', stroke: '#8b929c' })
  return picture(WIDTH, HEIGHT, [...shapes, edge])
}

function outline({ x, y, width, height }: Part): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}

function swatch(value: string): PhrasingContent {
  return picture(20, 20, [element('rect', { width: 20, height: 20, rx: 4, fill: value, stroke: '#8b929c' })])
}

function fontPicture(name: string, value: string): PhrasingContent {
  const font = { [name.endsWith('-weight') ? 'fontWeight' : 'fontFamily']: value }
  return picture(132, 30, [
    element('text', { x: 2, y: 22, ...font, fontSize: 20, fill: 'currentColor' }, text('Vellum 123')),
  ])
}

/** Letters in that size, the largest of a range. */
function textPicture(value: string): PhrasingContent {
  const sizes = [...value.matchAll(/([\d.]+)rem/g)].map(([, number]) => Number(number) * 16)
  const fontSize = sizes.at(-1) ?? 16
  return picture(Math.ceil(fontSize * 3.7), Math.ceil(fontSize * 1.4), [
    element('text', { x: 2, y: fontSize * 1.05, fontSize, fill: 'currentColor' }, text('Vellum')),
  ])
}

/** A bar of that length at a tenth of its size; a corner for a radius. */
function lengthPicture(name: string, value: string): PhrasingContent {
  const [, number = '0', unit = ''] = /([\d.]+)(rem|px)/.exec(value) ?? []
  const pixels = Number(number) * (unit === 'rem' ? 16 : 1)
  if (name === '--vl-radius') {
    return picture(40, 26, [
      element('rect', {
        x: 1,
        y: 1,
        width: 38,
        height: 24,
        rx: pixels,
        fill: 'none',
        stroke: 'currentColor',
      }),
    ])
  }
  const isWide = pixels > 100
  const width = Math.max(2, isWide ? pixels / 8 : pixels)
  return picture(width, 10, [element('rect', { width, height: 10, fill: 'currentColor' })])
}

/** Its meaning is in the cells beside it. */
function picture(width: number, height: number, children: PhrasingContent[]): PhrasingContent {
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    ariaHidden: 'true',
    className: 'token-picture',
  }
  return element('svg', attributes, ...children)
}
