// Replaces the names of modules by their URLs: workers have no import maps.
// Lines stay as they are; columns are counted back to what the reader wrote.

import type { CodePosition, Program } from '../protocol.js'

/** Code that can be loaded. */
export interface LinkedProgram {
  readonly code: string
  /** A position in this code → the position in the program. */
  positionOf(position: CodePosition): CodePosition
}

export interface LinkOptions {
  readonly urlOf: (name: string) => string
  /** Inserted before the program, on its first line. */
  readonly prefix?: string
  /** Appended to the program. */
  readonly suffix?: string
}

/** The program with URLs instead of names, between `prefix` and `suffix`. */
export function linkProgram(
  { code, imports }: Pick<Program, 'code' | 'imports'>,
  { urlOf, prefix = '', suffix = '' }: LinkOptions,
): LinkedProgram {
  const changes = [{ from: 0, to: 0, text: prefix }]
  for (const { from, to, name } of imports) changes.push({ from, to, text: urlOf(name) })
  let linked = ''
  let end = 0
  for (const { from, to, text } of changes) {
    linked += code.slice(end, from) + text
    end = to
  }
  return {
    code: linked + code.slice(end) + suffix,
    positionOf({ line, column }) {
      const start = lineStart(code, line)
      const lineEnd = lineStart(code, line + 1)
      /** Of the position, in the program, when no change follows. */
      let offset = start + column - 1
      for (const { from, to, text } of changes) {
        if (from < start || (from >= lineEnd && from > start) || offset <= from) continue
        offset = Math.max(from, offset - text.length + (to - from))
      }
      return { line, column: Math.min(offset, Math.max(lineEnd, start)) - start + 1 }
    },
  }
}

/** The offset of a line's first character; the end of the code for lines beyond it. */
function lineStart(code: string, line: number): number {
  let start = 0
  for (let count = 1; count < line; count += 1) {
    const end = code.indexOf('\n', start)
    if (end === -1) return code.length
    start = end + 1
  }
  return start
}
