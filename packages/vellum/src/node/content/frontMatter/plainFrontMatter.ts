// Front matter of `key: words` lines alone, which most pages have, without the YAML parser: that takes a
// third of the time in which a page is loaded. In: the text. Out: the values with their lines, or nothing if
// a line needs the parser.

/** The values of front matter, and the line of each in its file. */
export interface FrontMatterKeys {
  readonly unsafe: Readonly<Record<string, unknown>>
  readonly lines: ReadonlyMap<string, number>
}

/** ASCII without `:` and `#`, beginning with a letter: to YAML this is a string, as it is written. */
const LINE = /^([A-Za-z_]\w*): +([A-Za-z][ -"$-9;-~]*?) *$/
/** Words that YAML reads as another type. */
const CONSTANT = /^(?:true|false|null)$/i
/** The line of the first key: the line above it opens the front matter. */
const FIRST_LINE = 2

/** Reads plain front matter; `undefined` if a line needs the parser. */
export function plainFrontMatter(head: string): FrontMatterKeys | undefined {
  const unsafe: Record<string, unknown> = {}
  const lines = new Map<string, number>()
  for (const [i, line] of head.replace(/\n$/, '').split('\n').entries()) {
    const [, key = '', value = ''] = LINE.exec(line) ?? []
    if (key === '' || CONSTANT.test(key) || CONSTANT.test(value) || lines.has(key)) return undefined
    unsafe[key] = value
    lines.set(key, i + FIRST_LINE)
  }
  return { unsafe, lines }
}
