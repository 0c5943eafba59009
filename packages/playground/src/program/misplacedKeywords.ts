// Keywords that a parser without context accepts anywhere: `await` and `return`.

import type { SyntaxNode } from '@lezer/common'
import type { Format } from '../protocol.js'
import { type ProgramProblem, problemAt } from './codePosition.js'
import type { SourceTree } from './sourceTree.js'

/** The first `await` or `return` in a position where it is not allowed. */
export function misplacedKeyword({ source, tree }: SourceTree, format: Format): ProgramProblem | undefined {
  let problem: ProgramProblem | undefined
  tree.iterate({
    enter: ({ node, from }) => {
      const message = problem ? undefined : messageFor(node, format)
      if (message) problem = problemAt(source, from, message)
      return !problem
    },
  })
  return problem
}

function messageFor(node: SyntaxNode, format: Format): string | undefined {
  const isAwait = node.name === 'await'
  if (!isAwait && node.name !== 'ReturnStatement') return undefined
  const around = functionAround(node)
  if (!isAwait) {
    return around || format === 'cjs' ? undefined : '`return` is only allowed in a function.'
  }
  if (around)
    return around.getChild('async')
      ? undefined
      : 'Only an `async` function can `await`: write `async` before it.'
  return format === 'esm'
    ? undefined
    : 'CommonJS can `await` in functions only. Write: async function main() { … } and call main() below it.'
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration'])

/** The function whose body or parameters a node is in. */
function functionAround(node: SyntaxNode): SyntaxNode | undefined {
  for (let parent = node.parent; parent; parent = parent.parent) {
    // A method of an object is a property with parameters.
    if (FUNCTIONS.has(parent.name) || (parent.name === 'Property' && parent.getChild('ParamList')))
      return parent
  }
  return undefined
}
