// The syntax tree of a program, made with the parser that the editor loads anyway: a TypeScript compiler
// would be some megabytes.

import type { Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { blank, type Range } from './codePosition.js'
import { tokensOf } from './tokens.js'
import { misreadOperators, typeofImports, unknownTypeSyntax } from './unknownSyntax.js'

/** A program that was parsed; the offsets of the tree are those of the source. */
export interface SourceTree {
  readonly source: string
  readonly tree: Tree
  /** Parts of types that are not in the tree. */
  readonly erased: readonly Range[]
}

const typescript = parser.configure({ dialect: 'ts' })
const typescriptWithJsx = parser.configure({ dialect: 'ts jsx' })

/** A program with so many errors that it cannot be read in time. */
export class UnreadableSource extends Error {}

/** Parses a program. A tree with syntax errors has error nodes. Throws `UnreadableSource` after `limitMs`. */
export function parseSource(
  source: string,
  language: 'ts' | 'tsx' | 'js',
  { limitMs = MOST_MILLISECONDS }: { readonly limitMs?: number } = {},
): SourceTree {
  const time = createParsingTime(limitMs)
  if (language === 'js') return { source, tree: parse(parser, source, time), erased: [] }
  const dialect = language === 'ts' ? typescript : typescriptWithJsx
  const first = parseOnce(dialect, source, time)
  const erased = unknownTypeSyntax(tokensOf(first, source), source)
  let tree = parse(dialect, blank(source, erased), time)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = typeofImports(tree, source)
    if (more.length === 0) break
    erased.push(...more)
    tree = parse(dialect, blank(source, erased), time)
  }
  return { source, tree, erased }
}

/** Milliseconds. Correct code takes a few, or some hundred if it is as long as a program may be. */
const MOST_MILLISECONDS = 1500
/** What one step takes at most, in milliseconds: microseconds, usually. More of it is time in which the thread did not run. */
const LONGEST_STEP = 10

interface ParsingTime {
  /** Called after each step. */
  readonly isOver: () => boolean
}

function createParsingTime(limitMs: number): ParsingTime {
  let spent = 0
  let last = performance.now()
  return {
    isOver: () => {
      const now = performance.now()
      spent += Math.min(now - last, LONGEST_STEP)
      last = now
      return spent > limitMs
    },
  }
}

/** Replaces operators that are misread by `+`, for the parser only; one may hide the next. */
function parse(dialect: typeof parser, source: string, time: ParsingTime): Tree {
  let text = source
  for (let round = 0; ; round++) {
    const tree = parseOnce(dialect, text, time)
    const misread = round < MOST_ROUNDS ? misreadOperators(tree, text) : []
    if (misread.length === 0) return tree
    for (const { from, to } of misread) text = text.slice(0, from) + '+'.padEnd(to - from) + text.slice(to)
  }
}

const MOST_ROUNDS = 10

function parseOnce(dialect: typeof parser, text: string, time: ParsingTime): Tree {
  const parsing = dialect.startParse(text)
  for (;;) {
    const tree = parsing.advance()
    if (tree) return tree
    if (time.isOver()) throw new UnreadableSource()
  }
}
