// Whether code runs only when an error has a response: in an `if`, behind `&&`, or after an early return.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** Whether a node is a condition, or a part of one. */
export function isTest(node: SyntaxNode, source: string): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.name === 'UnaryExpression') return parent.firstChild?.name === 'LogicOp'
  if (parent.name === 'ConditionalExpression') return parent.firstChild?.from === node.from
  if (parent.name === 'BinaryExpression') {
    const operator = textOf(childrenOf(parent)[1]!, source)
    return (operator === '&&' || operator === '||') && isTest(parent, source)
  }
  if (parent.name === 'ParenthesizedExpression') {
    return /^(?:IfStatement|WhileStatement)$/.test(parent.parent?.name ?? '') || isTest(parent, source)
  }
  return false
}

/** Whether a node runs only after a test that the error has a response. */
export function isGuarded(node: SyntaxNode, error: string, job: Translation): boolean {
  let inner = node
  for (let parent = node.parent; parent; inner = parent, parent = parent.parent) {
    if (/^(?:ArrowFunction|FunctionExpression|FunctionDeclaration)$/.test(parent.name)) return false
    const children = childrenOf(parent)
    if (parent.name === 'BinaryExpression' && textOf(children[1]!, job.source) === '&&') {
      if (inner.from !== children[0]!.from && requires(children[0]!, error, job)) return true
    }
    if (parent.name === 'ConditionalExpression' && children[2]?.from === inner.from) {
      if (requires(children[0]!, error, job)) return true
    }
    if (parent.name === 'IfStatement') {
      const [, condition, then] = children
      if (condition && then?.from === inner.from && requires(condition, error, job)) return true
    }
    if (parent.name === 'Block' && leavesBefore(parent, inner, error, job)) return true
  }
  return false
}

/** Whether a condition holds only when the error has a response. */
function requires(condition: SyntaxNode, error: string, job: Translation): boolean {
  const children = childrenOf(condition)
  if (condition.name === 'ParenthesizedExpression') return requires(children[1]!, error, job)
  if (condition.name === 'BinaryExpression') {
    const operator = textOf(children[1]!, job.source)
    if (operator === '&&') return requires(children[0]!, error, job) || requires(children[2]!, error, job)
    // `error.response?.status === 404`: translated with a test of its own.
    const isValue = !/^(?:undefined|null)$/.test(textOf(children[2]!, job.source))
    return /^(?:===?|[<>]=?)$/.test(operator) && isValue && readsResponse(children[0]!, error, job)
  }
  return textOf(condition, job.source) === `${error}.response` || readsResponse(condition, error, job)
}

function readsResponse(node: SyntaxNode, error: string, job: Translation): boolean {
  const text = textOf(node, job.source)
  return (
    text.startsWith(`${error}.response`) && /^(?:!?\??\.)(?:status|data)\b/.test(text.slice(error.length + 9))
  )
}

/** `if (!error.response) return` above a statement. */
function leavesBefore(block: SyntaxNode, statement: SyntaxNode, error: string, job: Translation): boolean {
  return block.getChildren('IfStatement').some((test) => {
    if (test.from >= statement.from || test.getChild('else')) return false
    const [, condition, then] = childrenOf(test)
    const isNegation = condition && textOf(condition, job.source) === `(!${error}.response)`
    return isNegation === true && then !== undefined && /\b(?:return|throw)\b/.test(textOf(then, job.source))
  })
}
