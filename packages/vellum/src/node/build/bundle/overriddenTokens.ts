// Removes the defaults of tokens that a site sets itself. A value in the layer of the theme never applies where an unlayered
// rule with the same selector and the same conditions sets the same token, so browsers need not load it.

/** What the names of tokens start with. */
const TOKEN = /^\s*(--vl-[\w-]+)\s*:/

const THEME_LAYER = '@layer vellum'

/** The innermost rule around declarations. */
interface Block {
  /** What is written before each brace around the declarations, from the outside. */
  readonly preludes: readonly string[]
  readonly start: number
  readonly end: number
}

/** The stylesheet without defaults that never apply. */
export function withoutOverriddenTokens(css: string): string {
  const blocks = [...blocksOf(css)]
  const ownNames = new Map<string, Set<string>>()
  for (const { preludes, start, end } of blocks) {
    if (preludes.some((prelude) => prelude.startsWith('@layer'))) continue
    const names = partsOf(css.slice(start, end), ';').flatMap((declaration) => nameOf(declaration) ?? [])
    const key = keyOf(preludes)
    ownNames.set(key, new Set([...(ownNames.get(key) ?? []), ...names]))
  }
  let result = ''
  let copied = 0
  for (const { preludes, start, end } of blocks) {
    if (preludes[0] !== THEME_LAYER) continue
    const overridden = ownNames.get(keyOf(preludes.slice(1)))
    if (!overridden || overridden.size === 0) continue
    const kept = partsOf(css.slice(start, end), ';').filter((declaration) => {
      const name = nameOf(declaration)
      return name === undefined || !overridden.has(name) || /!\s*important\s*$/.test(declaration)
    })
    result += css.slice(copied, start) + kept.join(';')
    copied = end
  }
  return result + css.slice(copied)
}

function keyOf(preludes: readonly string[]): string {
  return preludes.join('{')
}

function nameOf(declaration: string): string | undefined {
  return TOKEN.exec(declaration)?.[1]
}

/** The blocks that hold nothing but declarations. */
function* blocksOf(css: string): Generator<Block> {
  const open: { prelude: string; start: number; hasBlocks: boolean }[] = []
  let preludeStart = 0
  for (const { char, index } of structure(css)) {
    if (char === '{') {
      const outer = open.at(-1)
      if (outer) outer.hasBlocks = true
      open.push({ prelude: css.slice(preludeStart, index).trim(), start: index + 1, hasBlocks: false })
    } else if (char === '}') {
      const block = open.at(-1)
      if (block && !block.hasBlocks) {
        yield { preludes: open.map(({ prelude }) => prelude), start: block.start, end: index }
      }
      open.pop()
    }
    preludeStart = index + 1
  }
}

/** Splits at a separator that is not part of a string, a comment or a function. */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { char, index } of structure(text)) {
    if (char !== separator) continue
    parts.push(text.slice(start, index))
    start = index + 1
  }
  return [...parts, text.slice(start)]
}

/** The braces and semicolons of a stylesheet, without those in strings, comments, parentheses and escapes. */
function* structure(css: string): Generator<{ char: string; index: number }> {
  let depth = 0
  for (const match of css.matchAll(
    /\\[\s\S]|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[(){};]/g,
  )) {
    const [char] = match
    if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && /^[{};]$/.test(char)) yield { char, index: match.index }
  }
}
