// Removes the imports that a page no longer needs once its static parts are HTML.

import type { Program } from 'estree'
import type { Nodes, Root } from 'hast'
import type { CompileContext } from './compileContext.js'
import { walkCode } from './literals.js'

/**
 * Drops the imports that only static parts needed: of components whose markup the compiler
 * wrote, and of React itself.
 */
export function dropUnusedImports(tree: Root, context: CompileContext): void {
  if (!tree.children.some(({ type }) => type === 'mdxjsEsm')) return
  const used = usedNames(tree)
  for (const node of tree.children as Nodes[]) {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue
    const { estree } = node.data
    estree.body = estree.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return true
      const isKnown =
        statement.source.value === 'react' ||
        statement.specifiers.every(({ local }) => context.bindings.get(local.name)?.type === 'theme')
      return !isKnown || statement.specifiers.some(({ local }) => used.has(local.name))
    })
  }
  tree.children = tree.children.filter(
    (node) => node.type !== 'mdxjsEsm' || node.data?.estree?.body.length !== 0,
  )
}

/** Every name that code and components of the tree use; imports do not count. */
export function usedNames(node: Nodes, names = new Set<string>()): Set<string> {
  if (node.type === 'mdxjsEsm') {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') addNames(statement as never, names)
    }
  } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (node.data?.estree) addNames(node.data.estree, names)
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (node.name) names.add(node.name.split('.')[0]!)
    for (const attribute of node.attributes) {
      const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
      if (code && typeof code === 'object' && code.data?.estree) addNames(code.data.estree, names)
    }
  }
  if ('children' in node) for (const child of node.children) usedNames(child, names)
  return names
}

/** Adds the names that some code uses. */
export function addNames(program: Program, names: Set<string>): void {
  walkCode(program, (node) => {
    const { type, name } = node as { type: string; name?: unknown }
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
  })
}
