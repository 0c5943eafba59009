// Offsets in a program as the lines and columns that people count in.

import type { CodePosition } from '../protocol.js'

/** What keeps a program from running. */
export interface ProgramProblem {
  readonly message: string
  readonly position: CodePosition | undefined
}

/** A stretch of the source. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** `('a\nbc', 3)` → line 2, column 2 */
export function positionAt(source: string, offset: number): CodePosition {
  const before = source.slice(0, offset).split(/\r\n|[\r\n\u2028\u2029]/)
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** A problem at an offset. */
export function problemAt(source: string, offset: number, message: string): ProgramProblem {
  return { message, position: positionAt(source, offset) }
}

/** The source with some ranges replaced by spaces; lines and columns stay. */
export function blank(source: string, ranges: readonly Range[]): string {
  let text = ''
  let end = 0
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to <= end) continue
    const start = Math.max(from, end)
    text += source.slice(end, start) + source.slice(start, to).replace(/[^\r\n\u2028\u2029]/g, ' ')
    end = to
  }
  return text + source.slice(end)
}
