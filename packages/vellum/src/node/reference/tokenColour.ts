// The colour that a token has in a mode, computed as a browser would: hexadecimal colours, `var()`, and `color-mix()` in sRGB.

/** Red, green, blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const NAMED: ReadonlyMap<string, Colour> = new Map([
  ['transparent', [0, 0, 0, 0]],
  ['white', [255, 255, 255, 1]],
  ['black', [0, 0, 0, 1]],
])

/** The colour of a value; `undefined` if it is none. `lookUp` has the values of tokens, which `var()` names. */
export function tokenColour(
  value: string,
  lookUp: (name: string) => string | undefined,
  outer: readonly string[] = [],
): Colour | undefined {
  const text = value.trim()
  const named = NAMED.get(text) ?? hexColour(text)
  if (named) return named
  const [, name = '', fallback] = /^var\(\s*(--[\w-]+)\s*(?:,([\s\S]*))?\)$/.exec(text) ?? []
  if (name !== '') {
    if (outer.includes(name)) return undefined
    const referenced = lookUp(name) ?? fallback
    return referenced === undefined ? undefined : tokenColour(referenced, lookUp, [...outer, name])
  }
  const [, mixed] = /^color-mix\(\s*in srgb\s*,([\s\S]*)\)$/.exec(text) ?? []
  if (mixed === undefined) return undefined
  const [first, second, ...others] = splitArguments(mixed).map((part) => {
    const [, colour = part, percent] = /^([\s\S]*?)\s+([\d.]+)%$/.exec(part) ?? []
    return { colour: tokenColour(colour, lookUp, outer), share: percent && Number(percent) / 100 }
  })
  if (!first?.colour || !second?.colour || others.length > 0) return undefined
  const share = first.share || (second.share ? 1 - second.share : 0.5)
  return mix(first.colour, second.colour, share)
}

/** A colour as `#rrggbb`, or `#rrggbbaa` when it is not opaque. */
export function hexOf([red, green, blue, alpha]: Colour): string {
  const parts = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])]
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function hexColour(text: string): Colour | undefined {
  const [, digits = ''] = /^#([\da-f]{3,8})$/i.exec(text) ?? []
  const isShort = digits.length === 3 || digits.length === 4
  if (!isShort && digits.length !== 6 && digits.length !== 8) return undefined
  const parts = isShort ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue, alpha / 255]
}

/** Mixed with premultiplied alpha, so that `transparent` adds no black. */
function mix(first: Colour, second: Colour, share: number): Colour {
  const alpha = first[3] * share + second[3] * (1 - share)
  const channel = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[at] * first[3] * share + second[at] * second[3] * (1 - share)) / alpha
  return [channel(0), channel(1), channel(2), alpha]
}

/** At commas outside of parentheses. */
function splitArguments(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}
