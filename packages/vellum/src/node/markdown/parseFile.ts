// A Markdown file as a tree, for programs that read the text of a site, such as a linter: what `vellum/markdown` exports.
// The syntax is that of the engine. Neither plugins of a site nor links are processed.

import { createParse, type Parse } from './compile/parse.js'
import { blankFrontMatter, prepareSource } from './compile/prepareSource.js'
import { walkMarkdown } from './compile/walk.js'

/** A node of a Markdown tree, as mdast describes it. */
export interface MarkdownNode {
  /** `paragraph`, `text`, `code`, `mdxJsxFlowElement` */
  readonly type: string
  /** The text of a node without children. */
  readonly value?: string
  readonly children?: readonly MarkdownNode[]
  /** Where it is in the file: lines and columns from 1, `offset` from 0. */
  readonly position?: {
    readonly start: MarkdownPoint
    readonly end: MarkdownPoint
  }
}

/** A position in a file. */
export interface MarkdownPoint {
  readonly line: number
  readonly column: number
  readonly offset?: number
}

let parse: Parse | undefined

/** Parses a whole file: front matter is left out, and positions are those of the file. Throws on broken MDX. */
export function parseMarkdown(text: string, { format }: { readonly format: 'md' | 'mdx' }): MarkdownNode {
  parse ??= createParse()
  const tree = parse(prepareSource(blankFrontMatter(text)), format)
  const lineStarts = [0, ...[...text.matchAll(/\r?\n|\r/g)].map(({ index, 0: end }) => index + end.length)]
  // Prepared lines may be longer than those of the file: lines and columns stay, offsets do not.
  walkMarkdown(tree, ({ position }) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.offset = Math.min((lineStarts[point.line - 1] ?? text.length) + point.column - 1, text.length)
    }
  })
  return tree as MarkdownNode
}
