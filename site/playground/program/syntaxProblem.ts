// The first mistake in a program's syntax, in words. The parser goes on after a mistake and says no more
// than where it stumbled, so brackets and quotes, the usual causes, are looked at first.

import type { Tree } from '@lezer/common'
import { type ProgramProblem, placeAt, problemAt } from './codePlace'
import type { SourceTree } from './sourceTree'
import { firstError, type Token, tokensOf } from './tokens'

/** What is wrong with the syntax of a program; undefined when nothing is. */
export function syntaxProblem({ source, tree }: SourceTree): ProgramProblem | undefined {
  const literal = openLiteral(tree, source)
  const error = firstError(tree)
  if (literal || error === undefined) return literal
  const tokens = tokensOf(tree, source)
  return openBracket(tokens, source) ?? misplacedToken(error, tokens, source)
}

/** A string, a template, a regular expression or a comment without its end: the parser lets them pass. */
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

/** A bracket without its other half. */
function openBracket(tokens: readonly Token[], source: string): ProgramProblem | undefined {
  const open: Token[] = []
  for (const token of tokens) {
    if (Object.hasOwn(CLOSERS, token.text)) open.push(token)
    if (![')', ']', '}'].includes(token.text)) continue
    const opener = open.pop()
    if (!opener) return problemAt(source, token.from, `This "${token.text}" closes nothing.`)
    const closer = CLOSERS[opener.text]
    if (closer === token.text) continue
    const { line } = placeAt(source, opener.from)
    const message = `The "${opener.text}" of line ${line} needs a "${closer}" before this "${token.text}".`
    return problemAt(source, token.from, message)
  }
  const opener = open.pop()
  return opener && problemAt(source, opener.from, `This "${opener.text}" is never closed.`)
}

function misplacedToken(offset: number, tokens: readonly Token[], source: string): ProgramProblem {
  const at = tokens.findIndex(({ to }) => to > offset)
  const next = tokens[at]
  const before = tokens[(at < 0 ? tokens.length : at) - 1]
  if (!next) return problemAt(source, offset, `Something is missing after ${quote(before)}.`)
  if (!before) return problemAt(source, next.from, `Unexpected ${quote(next)}.`)
  const isLineEnd = /[\r\n]/.test(source.slice(before.to, next.from))
  if (isLineEnd && !next.isError) {
    return problemAt(source, before.to, `Something is missing after ${quote(before)}.`)
  }
  return problemAt(source, next.from, `Unexpected ${quote(next)} after ${quote(before)}.`)
}

/** A token in quotes, not longer than a message can show. */
function quote(token: Token | undefined): string {
  const text = token?.text ?? ''
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
  return `"${short}"`
}

const MOST_CHARACTERS = 30
