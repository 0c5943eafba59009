// A position in the code of a fence → in the file of the page, where the code may be indented or quoted.

import type { Code } from 'mdast'
import { type CompileContext, sourcePosition } from '../compile/compileContext.js'
import type { Position } from '../compile/types.js'

/** The position in the page; `line` and `column` of the code are from 0. Code from a file is at the position of its fence. */
export function positionInFence(node: Code, { line, column }: Position, context: CompileContext): Position {
  const start = sourcePosition(node, context)
  if (context.includedFences.has(node)) return start
  const code = node.value.split('\n')[line] ?? ''
  const lineInBody = start.line + 1 + line - context.input.bodyLine
  const indent = (context.text.split('\n')[lineInBody] ?? '').indexOf(code)
  return { line: start.line + 1 + line, column: Math.max(0, indent) + column + 1 }
}

/** The position in the file of the code, for messages: `src/a.ts:12`; empty if the code is in the page. */
export function includedLine(node: Code, line: number, { includedFences }: CompileContext): string {
  const included = includedFences.get(node)
  return included ? `${included.source}:${included.lineNumbers[line] ?? 1}` : ''
}
