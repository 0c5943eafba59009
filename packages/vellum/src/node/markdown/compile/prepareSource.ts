// Rewrites syntax that Markdown's own grammar cannot express before the page is parsed: opens
// `mdx-code-block` fences, puts the titles of admonitions in brackets, and blanks the front matter of
// partials. Lines and columns stay: a position in the result is the same position in the file.

import { CONTAINER_PREFIX, type CodeFence, closesFence, openingFence } from '../../base/codeFence.js'
import { splitFrontMatter } from '../../base/splitFrontMatter.js'

const DIRECTIVE = new RegExp(String.raw`^(${CONTAINER_PREFIX})(:{3,}[A-Za-z][\w-]*)([ \t]+)(\S.*)$`)

/** `':::note Title'` → `':::note[Title]'`; the marker lines of `mdx-code-block` fences become blank */
export function prepareSource(body: string): string {
  if (!/mdx-code-block|:::/.test(body)) return body
  const lines = body.split('\n')
  const blankMarkers = new Set<number>()
  let fence: CodeFence | undefined
  return lines
    .map((whole, i) => {
      const cr = whole.endsWith('\r') ? '\r' : ''
      const line = cr ? whole.slice(0, -1) : whole
      if (blankMarkers.has(i)) return line.replace(/[`~]+/, blank) + cr
      if (fence) {
        if (closesFence(line, fence)) fence = undefined
        return whole
      }
      const opened = openingFence(line)
      if (!opened) return bracketTitle(line) + cr
      const end = isMdxCodeBlock(opened) ? closingLine(lines, i, opened) : -1
      if (end < 0) {
        fence = opened
        return whole
      }
      blankMarkers.add(end)
      return opened.prefix + blank(line.slice(opened.prefix.length)) + cr
    })
    .join('\n')
}

/** Replaces front matter with spaces; a text without any is returned unchanged. */
export function blankFrontMatter(text: string): string {
  const { body } = splitFrontMatter(text)
  return text.slice(0, text.length - body.length).replace(/[^\r\n]/g, ' ') + body
}

function isMdxCodeBlock({ info }: CodeFence): boolean {
  return /^\s*mdx-code-block(?:\s|$)/.test(info)
}

function closingLine(lines: readonly string[], from: number, fence: CodeFence): number {
  return lines.findIndex((line, i) => i > from && closesFence(line, fence))
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}

const ATTRIBUTES_OR_BRACKETS = /^\{\s*(?:\}|(?:[.#]|[\w-]+\s*=).*\})$|^\[[^[\]]*\](?:\{.*\})?$/

function bracketTitle(line: string): string {
  const trimmed = line.trimEnd()
  const [, prefix = '', directive, gap = '', title = ''] = DIRECTIVE.exec(trimmed) ?? []
  if (directive === undefined) return line
  const end = line.slice(trimmed.length)
  // Attributes, or brackets already: only the gap is wrong. Braces around anything else are a title in code.
  if (ATTRIBUTES_OR_BRACKETS.test(title)) return `${prefix}${directive}${title}${gap}${end}`
  const [, text = title, space = '', attributes = ''] =
    /^(.*\S)([ \t]+)(\{\s*[.#][^{}]*\})$/.exec(title) ?? []
  // The bracket replaces one space, so that the title stays in its column.
  return `${prefix}${directive}[${blank(gap.slice(1))}${balanced(text)}]${attributes}${blank(space.slice(1))}${end}`
}

/** Escapes brackets without a counterpart: they would end the title. */
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
