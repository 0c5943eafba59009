// The prose in front matter: titles and descriptions, which readers see. In: a file. Out: paragraphs with their
// positions. Knows one line for each key, which is how titles are written.

import type { MarkdownNode } from 'vellum/markdown'

const LINE =
  /^(?:title|description|sidebar_label|pagination_label|title_meta):([ \t]+)(["']?)(.*?)\2[ \t]*\r?$/

/** The values of keys that readers see. */
export function frontMatterProse(text: string): MarkdownNode[] {
  const [whole = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m.exec(text) ?? []
  if (whole === '' || !text.startsWith(whole)) return []
  let offset = 0
  return whole.split('\n').flatMap((line, i) => {
    const lineStart = offset
    offset += line.length + 1
    const match = LINE.exec(line)
    const [, , , value = ''] = match ?? []
    if (!match || value === '' || /^[>|[{&*!]/.test(value)) return []
    const column = line.indexOf(value, line.indexOf(':') + 1)
    const point = (at: number) => ({ line: i + 1, column: at + 1, offset: lineStart + at })
    const position = { start: point(column), end: point(column + value.length) }
    return [{ type: 'paragraph', children: [{ type: 'text', value, position }], position }]
  })
}
