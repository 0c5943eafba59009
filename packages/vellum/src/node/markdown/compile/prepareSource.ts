// Rewrites what Markdown's own grammar cannot express before it is parsed: fences
// named `mdx-code-block` are opened (MD-8) and the titles of admonitions put in
// brackets (AD-2). Lines stay lines and columns stay columns, so that a position
// in the result is the same position in the file.

/** `- > ` and the like: what may stand before a fence inside quotes and lists. */
const PREFIX = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`
const FENCE = new RegExp(`^(${PREFIX})(\`{3,}|~{3,})(.*)$`)
const DIRECTIVE = new RegExp(String.raw`^(${PREFIX})(:{3,}[A-Za-z][\w-]*)([ \t]+)(\S.*)$`)

/** `':::note Title'` → `':::note[Title]'`; the lines of `mdx-code-block` fences become blank */
export function prepareSource(body: string): string {
  if (!/mdx-code-block|:::/.test(body)) return body
  const lines = body.split('\n')
  const opened = new Set<number>()
  let fence: OpenFence | undefined
  return lines
    .map((whole, i) => {
      const cr = whole.endsWith('\r') ? '\r' : ''
      const line = cr ? whole.slice(0, -1) : whole
      if (opened.has(i)) return line.replace(/[`~]+/, blank) + cr
      if (fence) {
        if (closes(line, fence)) fence = undefined
        return whole
      }
      const [, prefix = '', mark = '', info = ''] = FENCE.exec(line) ?? []
      if (mark && !(mark.startsWith('`') && info.includes('`'))) {
        const start: OpenFence = { mark, quoted: prefix.includes('>') }
        const end = /^\s*mdx-code-block(?:\s|$)/.test(info) ? closingLine(lines, i, start) : -1
        if (end < 0) {
          fence = start
          return whole
        }
        opened.add(end)
        return prefix + blank(line.slice(prefix.length)) + cr
      }
      const trimmed = line.trimEnd()
      return trimmed.replace(DIRECTIVE, bracketTitle) + line.slice(trimmed.length) + cr
    })
    .join('\n')
}

interface OpenFence {
  readonly mark: string
  readonly quoted: boolean
}

function closingLine(lines: readonly string[], from: number, fence: OpenFence): number {
  for (let i = from + 1; i < lines.length; i++) {
    if (closes(lines[i]!, fence)) return i
  }
  return -1
}

function closes(line: string, { mark, quoted }: OpenFence): boolean {
  // A fence in a quote ends with the quote.
  if (quoted && !/^[ \t]*>/.test(line)) return true
  const text = line.replace(/^[ \t>]*/, '').trimEnd()
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length)
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}

const ATTRIBUTES_OR_BRACKETS = /^\{\s*(?:\}|(?:[.#]|[\w-]+\s*=).*\})$|^\[[^[\]]*\](?:\{.*\})?$/

function bracketTitle(_line: string, prefix: string, directive: string, gap: string, title: string): string {
  // Attributes, or brackets already: only the gap is wrong. Braces around anything else are a title in code.
  if (ATTRIBUTES_OR_BRACKETS.test(title)) return `${prefix}${directive}${title}${gap}`
  const [, text = title, space = '', attributes = ''] =
    /^(.*\S)([ \t]+)(\{\s*[.#][^{}]*\})$/.exec(title) ?? []
  // The bracket takes the place of one space, so that the title stays in its column.
  return `${prefix}${directive}[${blank(gap.slice(1))}${balanced(text)}]${attributes}${blank(space.slice(1))}`
}

/** Brackets without a partner are escaped, or they would end the title. */
function balanced(text: string): string {
  let depth = 0
  for (const character of text.replace(/\\[\s\S]/g, '')) {
    if (character === '[') depth++
    if (character === ']' && --depth < 0) break
  }
  return depth === 0
    ? text
    : text.replace(/\\?[[\]]/g, (bracket) => (bracket.length > 1 ? bracket : `\\${bracket}`))
}
