// A source file with its syntax tree, and edits of its text: everything that is not edited stays as its author wrote it.

import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree (ESTree with TypeScript). Its fields depend on its type, so they are read with care. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  // biome-ignore lint/suspicious/noExplicitAny: the parser's types are a union of 200 nodes.
  readonly [field: string]: any
}

/** A source file that can be edited. */
export interface SourceText {
  /** Relative to the site, for positions. */
  readonly name: string
  readonly text: string
  readonly program: Node
  /** `docusaurus.config.js:12` */
  readonly at: (node: Node | number) => string
  /** Replaces a range. An edit inside of a replaced range has no effect. */
  readonly replace: (start: number, end: number, text: string) => void
  /** Inserts at an offset, after what was inserted there before. */
  readonly insert: (offset: number, text: string) => void
  /** The text of a range, with the edits in it. */
  readonly edited: (start?: number, end?: number) => string
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Parses a file; TypeScript includes JavaScript. Throws an error with `line`, when the file cannot be parsed. */
export function parseSource(name: string, text: string): SourceText {
  const program = parse(name, text)
  const edits: Edit[] = []
  return {
    name,
    text,
    program,
    at: (node) => `${name}:${lineAt(text, typeof node === 'number' ? node : node.start)}`,
    replace: (start, end, replacement) => void edits.push({ start, end, text: replacement }),
    insert: (offset, inserted) => void edits.push({ start: offset, end: offset, text: inserted }),
    edited: (start = 0, end = text.length) => applyEdits(text, { edits, start, end }),
  }
}

/** A file that is not valid TypeScript or JavaScript. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource'
  constructor(
    message: string,
    /** `docusaurus.config.js:3` */
    readonly at: string,
  ) {
    super(message)
  }
}

function parse(name: string, text: string): Node {
  const language = /\.[cm]?ts$/.test(name) ? 'ts' : /\.tsx$/.test(name) ? 'tsx' : undefined
  let failure: unknown
  for (const lang of language ? [language] : (['jsx', 'tsx'] as const)) {
    try {
      return parseAst(text, { lang: lang as 'ts' }) as unknown as Node
    } catch (error) {
      failure ??= error
    }
  }
  const { pos = 0, message = '' } = failure as { pos?: number; message?: string }
  const [, reason = 'Unexpected token'] = message.split('\n')
  throw new UnreadableSource(reason, `${name}:${lineAt(text, pos)}`)
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

function applyEdits(
  text: string,
  { edits, start, end }: { edits: readonly Edit[]; start: number; end: number },
): string {
  const inRange = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    // At one offset insertions keep their order, and come before a replacement; a larger range wins over those in it.
    .map((edit, order) => ({ edit, order }))
    .sort(
      (one, other) =>
        one.edit.start - other.edit.start ||
        Number(one.edit.end > one.edit.start) - Number(other.edit.end > other.edit.start) ||
        other.edit.end - one.edit.end ||
        one.order - other.order,
    )
  let result = ''
  let offset = start
  for (const { edit } of inRange) {
    if (edit.start < offset) {
      // Ranges that overlap are removed together.
      if (edit.text === '') offset = Math.max(offset, edit.end)
      continue
    }
    result += text.slice(offset, edit.start) + edit.text
    offset = edit.end
  }
  return result + text.slice(offset, end)
}
