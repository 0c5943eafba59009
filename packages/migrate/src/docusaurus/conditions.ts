// The conditions under which a configuration has a plugin, as code: `if (!isInternal) plugins.push([…])`, `isProd && […]`.
// What becomes of the plugin elsewhere in the configuration keeps them.

import { walk } from '../configTree.js'
import type { Node } from '../sourceText.js'
import type { Draft } from './draft.js'

/** The condition of an entry; undefined if it has none. Conditions around the whole configuration hold anyway. */
export function conditionOf({ program, config, source }: Draft, entry: Node): string | undefined {
  const tests: string[] = []
  const add = (test: Node, isNegated: boolean): void => {
    if (isNegated && test.type === 'UnaryExpression' && test.operator === '!') {
      add(test.argument, false)
      return
    }
    const text = source.text.slice(test.start, test.end)
    const isSimple = /^(?:Identifier|MemberExpression|CallExpression|UnaryExpression)$/.test(test.type)
    tests.push(isNegated ? `!${isSimple ? text : `(${text})`}` : isSimple ? text : `(${text})`)
  }
  walk(program, (node) => {
    if (!contains(node, entry) || contains(node, config)) return
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (contains(node.consequent, entry)) add(node.test, false)
      else if (node.alternate && contains(node.alternate, entry)) add(node.test, true)
    }
    const isAnd = node.type === 'LogicalExpression' && node.operator === '&&'
    if (isAnd && contains(node.right, entry)) add(node.left, false)
  })
  return tests.length > 0 ? tests.join(' && ') : undefined
}

function contains(outer: Node, inner: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
