// Reads the literals in the JavaScript of a page: values that are known without running
// code. Anything else is for the live module.

import type { Expression, Node, Pattern, Program, SpreadElement } from 'estree'

/** The value of an expression that is a literal; `undefined` when it must be run. */
export function literalOf(program: Program | null | undefined): { readonly value: unknown } | undefined {
  const [statement] = program?.body ?? []
  // Empty braces, or a comment.
  if (!statement) return program ? { value: undefined } : undefined
  if (program?.body.length !== 1 || statement.type !== 'ExpressionStatement') return undefined
  try {
    return { value: evaluate(statement.expression) }
  } catch {
    return undefined
  }
}

class NotLiteral extends Error {}

function evaluate(node: Expression | SpreadElement | Pattern | null): unknown {
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) break
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break
      return node.quasis[0]?.value.cooked
    case 'UnaryExpression': {
      const value = evaluate(node.argument)
      if (node.operator !== '-' || typeof value !== 'number') break
      return -value
    }
    case 'Identifier':
      if (node.name !== 'undefined') break
      return undefined
    case 'ArrayExpression':
      return node.elements.map(evaluate)
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed || property.kind !== 'init')
            throw new NotLiteral()
          const { key } = property
          const name =
            key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
          if (name === undefined || name === '__proto__') throw new NotLiteral()
          return [name, evaluate(property.value as Expression)]
        }),
      )
  }
  throw new NotLiteral()
}

/** Calls `enter` with every node of some code, outer ones first. */
export function walkCode(root: Node, enter: (node: Node) => void): void {
  const queue: unknown[] = [root]
  while (queue.length > 0) {
    const value = queue.pop()
    if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) queue.push(value[i])
    } else if (isNode(value)) {
      enter(value)
      for (const child of Object.values(value).reverse()) {
        if (child !== null && typeof child === 'object') queue.push(child)
      }
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
