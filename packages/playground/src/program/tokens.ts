// The tokens of a program, read from the leaves of its syntax tree; comments are left out.

import type { SyntaxNode, Tree } from '@lezer/common'

export interface Token {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Whether the parser reported an error at the token. */
  readonly isError: boolean
}

/** The tokens of a tree in their order. A string or a regular expression is one; a template is its parts. */
export function tokensOf(tree: Tree, source: string): Token[] {
  const tokens: Token[] = []
  /** How many tokens there were before each node that is open. */
  const before: number[] = []
  const add = ({ from, to, isError = false }: { from: number; to: number; isError?: boolean }) => {
    // After an error, the parser may make the space after a token part of it.
    const text = source.slice(from, to).trimEnd()
    if (text) tokens.push({ from, to: from + text.length, text, isError })
  }
  tree.iterate({
    enter: (node) => {
      if (node.name === 'LineComment' || node.name === 'BlockComment') return false
      if (node.name === 'String') {
        add(node)
        return false
      }
      // It may also make the token after a name part of that name.
      const { parent } = node.type.isError ? node.node : { parent: null }
      if (parent && NAMES.test(parent.name) && before.at(-1) === tokens.length) {
        add({ from: parent.from, to: node.from })
      }
      before.push(tokens.length)
      return true
    },
    leave: ({ from, to, type }) => {
      if (before.pop() === tokens.length) add({ from, to, isError: type.isError })
    },
  })
  return tokens
}

const NAMES = /^(?:(?:Variable|Type|Property|PrivateProperty)(?:Name|Definition)|Label|Number)$/

/** Where the parser reported the first error; undefined if it reported none. */
export function firstError(tree: Tree): number | undefined {
  let first: number | undefined
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) first = Math.min(from, first ?? from)
    },
  })
  return first
}

/** Whether a token is a name or a keyword. */
export function isWord(token: Token | undefined): token is Token {
  return token !== undefined && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(token.text)
}

/** The children of a node, without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'LineComment' && child.name !== 'BlockComment') children.push(child)
  }
  return children
}
