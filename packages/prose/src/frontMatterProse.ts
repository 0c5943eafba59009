// The prose in front matter: titles and descriptions, which readers see. In: a file. Out: paragraphs with their
// positions. Knows one line for each key, which is how titles are written, and the text below `description: >`.

import type { MarkdownNode } from 'vellum/markdown'

const LINE =
  /^(?:title|description|sidebar_label|pagination_label|title_meta):([ \t]+)(["']?)(.*?)\2[ \t]*\r?$/

/** The text is in the lines below, which are indented. */
const BLOCK = /^(?:title|description|sidebar_label|pagination_label|title_meta):[ \t]+[>|][-+\d]*[ \t]*\r?$/

/** The values of keys that readers see. */
export function frontMatterProse(text: string): MarkdownNode[] {
  const [whole = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m.exec(text) ?? []
  if (whole === '' || !text.startsWith(whole)) return []
  let offset = 0
  const lines = whole.split('\n')
  return lines.flatMap((line, i) => {
    const lineStart = offset
    offset += line.length + 1
    if (BLOCK.test(line)) return blockText(lines, { from: i + 1, offset })
    const match = LINE.exec(line)
    const [, , , value = ''] = match ?? []
    if (!match || value === '' || /^[>|[{&*!]/.test(value)) return []
    const column = line.indexOf(value, line.indexOf(':') + 1)
    const point = (at: number) => ({ line: i + 1, column: at + 1, offset: lineStart + at })
    const position = { start: point(column), end: point(column + value.length) }
    return [{ type: 'paragraph', children: [{ type: 'text', value, position }], position }]
  })
}

/** The lines of a value as one paragraph; their indentation is white space between words. */
function blockText(
  lines: readonly string[],
  { from, offset }: { readonly from: number; readonly offset: number },
): MarkdownNode[] {
  const end = lines.findIndex((line, i) => i >= from && /^\S/.test(line))
  const value = lines.slice(from, end).join('\n')
  if (value.trim() === '') return []
  const point = (at: number) => {
    const before = value.slice(0, at).split('\n')
    return { line: from + before.length, column: before.at(-1)!.length + 1, offset: offset + at }
  }
  const start = value.search(/\S/)
  const position = { start: point(start), end: point(value.trimEnd().length) }
  return [{ type: 'paragraph', children: [{ type: 'text', value: value.trim(), position }], position }]
}
