// Valid TypeScript and JavaScript that the editor's grammar does not know. What is a part of a type is
// erased before the program is parsed; an operator is parsed as a `+` instead.
// Each rule looks at a few tokens that can have no other meaning.

import type { Tree } from '@lezer/common'
import type { Range } from './codePosition.js'
import { firstError, isWord, type Token, tokensOf } from './tokens.js'

/** The parts of types that the grammar does not know. */
export function unknownTypeSyntax(tokens: readonly Token[], source: string): Range[] {
  const openers = openersOf(tokens)
  return tokens.flatMap((_, at) => {
    const foundRanges = RULES.map((rule) => rule({ tokens, at, source, openers })).find(Boolean)
    return foundRanges ?? []
  })
}

/**
 * `typeof` in the type `typeof import('a')`; the type that is left is known. Only the tree shows that it is
 * no value.
 */
export function typeofImports(tree: Tree, source: string): Range[] {
  const foundRanges: Range[] = []
  tree.iterate({
    enter: ({ name, from }) => {
      if (name === 'TypeofType' && /^typeof\s+import\b/.test(source.slice(from, from + REACH))) {
        foundRanges.push({ from, to: from + 'typeof'.length })
      }
    },
  })
  return foundRanges
}

/**
 * Operators that the parser takes for something else: those of `[a[0], a[1]] = …` and `(a as B) += c`, which
 * are no errors, and the `<` of `a < b && c > (d)`, which starts no list of types.
 */
export function misreadOperators(tree: Tree, source: string): Range[] {
  const tokens = firstError(tree) === undefined ? [] : tokensOf(tree, source)
  const after = new Map(tokens.map(({ to }, at) => [to, at + 1]))
  const misread: Range[] = []
  tree.iterate({
    enter: ({ name, from, to }) => {
      const next = TARGETS.has(name) ? after.get(to) : undefined
      const length = next === undefined ? 0 : assignmentLength(tokens, next)
      if (length > 0) misread.push({ from: tokens[next!]!.from, to: tokens[next!]!.from + length })
      if (name !== 'TypeArgList' || !/&&|\|\|/.test(source.slice(from, to))) return true
      misread.push({ from, to: from + 1 })
      return false
    },
  })
  return misread
}

/** Expressions that can be assigned to, but are values to the parser. */
const TARGETS = new Set(['ParenthesizedExpression', 'ArrayExpression', 'ObjectExpression'])

/** The length of the assignment operator that starts with a token; 0 if none does. `+=` may be two tokens. */
function assignmentLength(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const isOne = second?.text === '=' && second.from === first?.to
  const text = textAt(tokens, at) + (isOne ? '=' : '')
  return /^(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=$/.test(text) ? text.length : 0
}

interface TokenPosition {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly source: string
  /** For each token the index of the bracket that it is in. */
  readonly openers: readonly (number | undefined)[]
}

/** How many tokens a rule looks ahead, which bounds the time for long programs. */
const REACH = 300

type Rule = (position: TokenPosition) => Range | undefined

const RULES: readonly Rule[] = [
  catchType,
  predicate,
  assertion,
  typeList,
  implementsList,
  optionalMark,
  definiteMark,
  indexSignature,
  namedRest,
  abstractConstructor,
  exportedType,
  exportedTypes,
  exportedInterface,
  declaredModule,
]

/** `catch (error: unknown)` */
function catchType({ tokens, at, openers }: TokenPosition): Range | undefined {
  if (tokens[at]!.text !== 'catch' || tokens[at - 1]?.text !== '}' || tokens[at + 1]?.text !== '(') return
  const near = tokens.slice(at + 2, at + REACH)
  const end = near.findIndex(({ text }, i) => text === ')' && openers[at + 2 + i] === openers[at + 1])
  const inside = near.slice(0, Math.max(end, 0)).filter((_, i) => openers[at + 2 + i] === at + 1)
  const colon = inside.find(({ text }) => text === ':')
  // A method with this name has parameters.
  if (!colon || inside.some(({ text }) => text === ',' || text === '=')) return
  return { from: colon.from, to: near[end]!.from }
}

/** `x is` in `(x): x is string => …`; the type that is left is known. */
function predicate({ tokens, at, source }: TokenPosition): Range | undefined {
  const [start, name, is] = [tokens[at - 2], tokens[at - 1], tokens[at]!]
  if (is.text !== 'is' || !isWord(name) || !isSameLine(name, is, source)) return
  if (start?.text === 'asserts') return { from: start.from, to: is.to }
  return start?.text === ':' || start?.text === '=>' ? { from: name.from, to: is.to } : undefined
}

/** `asserts` in `(x): asserts x => …` */
function assertion({ tokens, at, source }: TokenPosition): Range | undefined {
  const [before, word, name] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (word.text !== 'asserts' || before?.text !== ':' || !isWord(name)) return
  return isSameLine(word, name, source) ? word : undefined
}

/** `async <T>(…)`, `new <T>() => …`, `call?.<T>()`, `class<T>`, `class A<T>`, `interface A<in out T>` */
function typeList({ tokens, at }: TokenPosition): Range | undefined {
  const [before, name] = [textAt(tokens, at - 2), textAt(tokens, at - 1)]
  const isCall = ['async', 'new', '?.'].includes(name) && before !== '.'
  const isNamed = ['class', 'interface', 'type'].includes(before) && isWord(tokens[at - 1])
  const isClass = name === 'class' && before !== '.'
  if (tokens[at]!.text !== '<' || !(isCall || isClass || isNamed)) return
  const end = angleEnd(tokens, at)
  if (end === undefined || (isCall && textAt(tokens, end + 1) !== '(')) return
  return { from: tokens[at]!.from, to: tokens[end]!.to }
}

/** `implements A, B<C>` up to the body of the class. */
function implementsList({ tokens, at }: TokenPosition): Range | undefined {
  if (tokens[at]!.text !== 'implements' || !isWord(tokens[at + 1])) return
  if (!isWord(tokens[at - 1]) && !['>', ')', '}'].includes(textAt(tokens, at - 1))) return
  for (let i = at + 1; i < Math.min(tokens.length, at + REACH); i++) {
    if (tokens[i]!.text === '{') return { from: tokens[at]!.from, to: tokens[i]!.from }
    if (tokens[i]!.text === '<') i = angleEnd(tokens, i) ?? i
  }
  return undefined
}

/** `?` in `[a?: string, number?]`; that of `-?:` is known. */
function optionalMark({ tokens, at }: TokenPosition): Range | undefined {
  const isMark = tokens[at]!.text === '?' && [':', ',', ']', ')'].includes(textAt(tokens, at + 1))
  return isMark && !['-', '+'].includes(textAt(tokens, at - 1)) ? tokens[at] : undefined
}

/** `!` in `let a!: string`, `a! = b` and `a! += b` */
function definiteMark({ tokens, at }: TokenPosition): Range | undefined {
  const next = textAt(tokens, at + 1)
  // The parser reads what starts with `/=` as a regular expression.
  const isTarget = next.startsWith('/=') || assignmentLength(tokens, at + 1) > 0
  const isMark = tokens[at]!.text === '!' && (next === ':' || isTarget)
  const isAfterValue = isWord(tokens[at - 1]) || [')', ']'].includes(textAt(tokens, at - 1))
  return isMark && isAfterValue ? tokens[at] : undefined
}

/** `: string` in `class A { [key: string]: number }`; the member that is left goes with its type. */
function indexSignature({ tokens, at, openers }: TokenPosition): Range | undefined {
  if (tokens[at]!.text !== '[' || !isWord(tokens[at + 1]) || textAt(tokens, at + 2) !== ':') return
  const near = tokens.slice(at + 2, at + REACH)
  const end = near.findIndex(({ text }, i) => text === ']' && openers[at + 2 + i] === openers[at])
  // After a `?` it is an array in a condition.
  if (end < 0 || near[end + 1]?.text !== ':' || textAt(tokens, at - 1) === '?') return
  return { from: near[0]!.from, to: near[end]!.from }
}

/** `...` in `[first: string, ...others: string[]]` */
function namedRest({ tokens, at, openers }: TokenPosition): Range | undefined {
  if (tokens[at]!.text !== '...' || tokens[openers[at] ?? -1]?.text !== '[') return
  return isWord(tokens[at + 1]) && tokens[at + 2]?.text === ':' ? tokens[at] : undefined
}

/** `abstract` in `abstract new () => object` */
function abstractConstructor({ tokens, at }: TokenPosition): Range | undefined {
  return tokens[at]!.text === 'abstract' && tokens[at + 1]?.text === 'new' ? tokens[at] : undefined
}

/** `type A,` in `export { type A, b }` */
function exportedType({ tokens, at, openers }: TokenPosition): Range | undefined {
  const opener = openers[at]
  if (tokens[at]!.text !== 'type' || opener === undefined || tokens[opener - 1]?.text !== 'export') return
  if (!isWord(tokens[at + 1]) || tokens[at + 1]!.text === 'as') return
  const end = tokens.slice(at, at + REACH).find(({ text }) => text === ',' || text === '}')
  return end && { from: tokens[at]!.from, to: end.text === ',' ? end.to : end.from }
}

/** `export type * from 'a'` */
function exportedTypes({ tokens, at }: TokenPosition): Range | undefined {
  const words = tokens.slice(at, at + 3).map(({ text }) => text)
  if (words.join(' ') !== 'export type *') return
  const end = tokens.slice(at, at + 7).find(({ text }) => /^["']/.test(text))
  return end && { from: tokens[at]!.from, to: end.to }
}

/** `default` in `export default interface A {}` */
function exportedInterface({ tokens, at }: TokenPosition): Range | undefined {
  const words = [-1, 0, 1].map((i) => textAt(tokens, at + i)).join(' ')
  return words === 'export default interface' && isWord(tokens[at + 2]) ? tokens[at] : undefined
}

/** `declare module 'a' { … }` */
function declaredModule({ tokens, at, openers }: TokenPosition): Range | undefined {
  const opener = at + 3
  if (textAt(tokens, at) !== 'declare' || textAt(tokens, at + 1) !== 'module') return
  if (!/^["']/.test(textAt(tokens, at + 2)) || textAt(tokens, opener) !== '{') return
  const end = tokens.find(({ text }, i) => i > opener && text === '}' && openers[i] === openers[opener])
  return end && { from: tokens[at]!.from, to: end.to }
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' }

function openersOf(tokens: readonly Token[]): (number | undefined)[] {
  const open: number[] = []
  return tokens.map(({ text }, at) => {
    if (Object.values(CLOSERS).includes(text)) open.pop()
    const opener = open.at(-1)
    if (Object.hasOwn(CLOSERS, text)) open.push(at)
    return opener
  })
}

/** The `>` of a `<`; nothing when it is a comparison. */
function angleEnd(tokens: readonly Token[], start: number): number | undefined {
  let depth = 0
  for (let at = start; at < Math.min(tokens.length, start + REACH); at++) {
    const { text } = tokens[at]!
    if (text === '<') depth++
    else if (/^>+$/.test(text)) depth -= text.length
    else if (/^(?:;|&&|\|\||[!=]==?)$/.test(text)) return
    if (depth <= 0) return depth === 0 ? at : undefined
  }
  return undefined
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

function isSameLine(a: Token, b: Token, source: string): boolean {
  return !/[\r\n]/.test(source.slice(a.to, b.from))
}
