// The first error in a program's syntax, as a message. The parser goes on after an error and reports no
// more than its offset, so brackets and quotes, the usual causes, are looked at first.

import type { SyntaxNode, Tree } from '@lezer/common'
import { type ProgramProblem, positionAt, problemAt } from './codePosition.js'
import type { SourceTree } from './sourceTree.js'
import { firstError, type Token, tokensOf } from './tokens.js'

/** What is wrong with the syntax of a program; undefined if nothing is. */
export function syntaxProblem({ source, tree }: SourceTree): ProgramProblem | undefined {
  const literal = openLiteral(tree, source)
  const error = firstError(tree)
  if (literal || error === undefined) return literal
  const tokens = tokensOf(tree, source)
  return openBracket(tokens, source) ?? misplacedToken(error, tokens, tree, source)
}

/** A string, a template, a regular expression or a comment without its end: the parser accepts them. */
function openLiteral(tree: Tree, source: string): ProgramProblem | undefined {
  let problem: ProgramProblem | undefined
  tree.iterate({
    enter: ({ name, from, to }) => {
      const literal = LITERALS[name]
      if (problem || !literal) return !problem
      if (!literal.whole.test(source.slice(from, to))) problem = problemAt(source, from, literal.message)
      return name === 'TemplateString'
    },
  })
  return problem
}

const LITERALS: {
  readonly [name: string]: { readonly whole: RegExp; readonly message: string } | undefined
} = {
  String: {
    whole: /^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')$/,
    message: 'The string that starts here is not closed in its line.',
  },
  TemplateString: { whole: /^`[\s\S]*`$/, message: 'The template string that starts here is never closed.' },
  RegExp: {
    whole: /^\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*$/,
    message: 'The regular expression that starts here is not closed in its line.',
  },
  BlockComment: { whole: /^\/\*[\s\S]*\*\/$/, message: 'The comment that starts here is never closed.' },
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' }

/** A bracket without its counterpart. */
function openBracket(tokens: readonly Token[], source: string): ProgramProblem | undefined {
  const open: Token[] = []
  for (const token of tokens) {
    if (Object.hasOwn(CLOSERS, token.text)) open.push(token)
    if (![')', ']', '}'].includes(token.text)) continue
    const opener = open.pop()
    if (!opener) return problemAt(source, token.from, `This "${token.text}" has no opening bracket.`)
    const closer = CLOSERS[opener.text]
    if (closer === token.text) continue
    const { line } = positionAt(source, opener.from)
    const message = `The "${opener.text}" of line ${line} needs a "${closer}" before this "${token.text}".`
    return problemAt(source, token.from, message)
  }
  const opener = open.pop()
  return opener && problemAt(source, opener.from, `This "${opener.text}" is never closed.`)
}

function misplacedToken(
  offset: number,
  tokens: readonly Token[],
  tree: Tree,
  source: string,
): ProgramProblem {
  const foundIndex = tokens.findIndex(({ to }) => to > offset)
  const at = foundIndex < 0 ? tokens.length : foundIndex
  const [next, before] = [tokens[at], tokens[at - 1]]
  const doubt = isAboutTypes(offset, [before, next], tree) ? ` ${DOUBT}` : ''
  if (!next) return problemAt(source, offset, `Something is missing after ${quote(before)}.${doubt}`)
  if (!before) return problemAt(source, next.from, `Unexpected ${quote(next)}.`)
  const start = tokens[at - 2]
  if (next.text === '=' && start?.text === 'import') {
    return problemAt(source, start.from, assignedImport(before))
  }
  const isLineEnd = /[\r\n]/.test(source.slice(before.to, next.from))
  if (isLineEnd && !next.isError) {
    return problemAt(source, before.to, `Something is missing after ${quote(before)}.${doubt}`)
  }
  return problemAt(source, next.from, `Unexpected ${quote(next)} after ${quote(before)}.${doubt}`)
}

/** For `import fs = require('fs')`, which is more than a type. */
function assignedImport({ text }: Token): string {
  return `The playground only removes types, so \`import ${text} =\` cannot run here. \`import ${text} from\` can.`
}

/** The parser knows less of TypeScript than the compiler does. */
const DOUBT = 'If this is valid TypeScript, it is not supported here: write it in another way.'

/** Whether the error is in a type, or at a keyword that only TypeScript has. */
function isAboutTypes(offset: number, around: readonly (Token | undefined)[], tree: Tree): boolean {
  if (around.some((token) => token && TYPE_WORDS.has(token.text))) return true
  let node: SyntaxNode | null = errorAt(offset, tree)
  while (node && !/Type|Interface|Ambient|Signature/.test(node.name)) node = node.parent
  return node !== null
}

const TYPE_WORDS = new Set(
  'abstract as declare interface namespace override readonly satisfies type'.split(' '),
)

function errorAt(offset: number, tree: Tree): SyntaxNode | null {
  let error: SyntaxNode | null = null
  tree.iterate({
    enter: ({ type, from, node }) => {
      if (type.isError && from === offset) error ??= node
    },
  })
  return error
}

/** A token in quotes, not longer than a message can show. */
function quote(token: Token | undefined): string {
  const text = token?.text ?? ''
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
  return `"${short}"`
}

const MOST_CHARACTERS = 30
