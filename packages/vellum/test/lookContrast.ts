// The contrast of a look: the values that a site sets for tokens, on top of the defaults of the theme, in both modes. For the
// default look, and for those of the sites in this repository.

import { readFileSync } from 'node:fs'
import { declarations, readTokens } from '../src/node/reference/readTokens.js'
import { type Colour, tokenColour } from '../src/node/reference/tokenColour.js'

export type Mode = 'light' | 'dark'

const THEME = readFileSync(new URL('../src/theme/styles/tokens.css', import.meta.url), 'utf8')

const GROUNDS = ['paper', 'paper-raised', 'paper-sunk']
const PIGMENTS = ['red', 'green', 'teal', 'blue', 'gold', 'purple', 'grey']

/** A text or an edge on its background, whose contrast is too low: `ink-soft on paper: 4.1` */
export function weakPairs(look: string, mode: Mode): string[] {
  const colours = lookColours(look, mode)
  const paper = colours('paper')
  const tinted = (tint: string, share?: number) => over(colours(tint), paper, share)
  return [
    ...['ink', 'ink-soft', 'accent', 'accent-strong', ...PIGMENTS].flatMap((text) =>
      GROUNDS.flatMap((ground) => weak(text, ground, colours(ground), 4.5)),
    ),
    ...weak('on-seal', 'seal', colours('seal'), 4.5),
    // The current item of the sidebar, the selected search result.
    ...['ink', 'ink-soft', 'accent'].flatMap((text) => weak(text, 'accent-wash', tinted('accent-wash'), 4.5)),
    // The title of an admonition, and the text with its links, on its tint.
    ...['grey', 'green', 'blue', 'gold', 'red'].flatMap((tint) =>
      [tint, 'ink', 'accent'].flatMap((text) => weak(text, `the tint of ${tint}`, tinted(tint, 0.08), 4.5)),
    ),
    // Edges of controls, and the outline of what has the focus.
    ...['hairline-strong', 'accent'].flatMap((edge) =>
      GROUNDS.flatMap((ground) => weak(edge, ground, colours(ground), 3)),
    ),
    ...weak('seal', 'paper', paper, 3),
  ]

  function weak(text: string, groundName: string, ground: Colour, least: number): string[] {
    const ratio = contrast(over(colours(text), ground), ground)
    return ratio < least ? [`${text} on ${groundName}: ${ratio.toFixed(2)}`] : []
  }
}

/** What a stylesheet has besides values for tokens: a look that is made with tokens alone has nothing. */
export function otherRules(look: string): string[] {
  return look
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/--vl-[\w-]+\s*:[^;{}]*;/g, '')
    .replace(/(?::root|@media screen|\[data-theme="dark"\]|\.footer--dark|\.navbar--dark)\s*(?=[{,])/g, '')
    .split(/[{},\s]+/)
    .filter((part) => part !== '')
}

/** The tokens that a look sets although the theme has none of the name. */
export function unknownTokens(look: string): string[] {
  const names = new Set(readTokens(THEME).map(({ name }) => name))
  return [...declarations(look)].map(({ name }) => name).filter((name) => !names.has(name))
}

/** The colours of tokens by their names without `--vl-`, as the cascade decides: rules of a site win over all of the theme. */
function lookColours(look: string, mode: Mode): (name: string) => Colour {
  const theme = readTokens(THEME)
  const own = [...declarations(look)]
  const inRoot = own.filter(({ selector }) => selector === ':root')
  const inDark = own.filter(({ selector }) => selector.includes('[data-theme="dark"]'))
  const values = new Map([
    ...theme.map(({ name, light, dark }) => [name, (mode === 'dark' && dark) || light] as const),
    ...[...inRoot, ...(mode === 'dark' ? inDark : [])].map(({ name, value }) => [name, value] as const),
  ])
  return (name) => {
    const colour = tokenColour(`var(--vl-${name})`, (token) => values.get(token))
    if (!colour)
      throw new Error(`--vl-${name} is no colour that can be computed: ${values.get(`--vl-${name}`)}`)
    return colour
  }
}

/** A colour, or a share of it, in front of an opaque one. */
function over([red, green, blue, alpha]: Colour, ground: Colour, share = 1): Colour {
  const opacity = alpha * share
  const channel = (front: number, back: number) => front * opacity + back * (1 - opacity)
  return [channel(red, ground[0]), channel(green, ground[1]), channel(blue, ground[2]), 1]
}

function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
