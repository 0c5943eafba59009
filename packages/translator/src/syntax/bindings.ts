// Which definition a name refers to: scopes of blocks and functions. Knows nothing of axios.

import type { SyntaxNode, Tree } from 'vellum-playground/syntax'
import { ancestorOf, textOf } from './nodes.js'

/** A name that the code defines. */
export interface Definition {
  readonly name: string
  readonly node: SyntaxNode
  /** Where it is used, its definition not included. */
  readonly uses: SyntaxNode[]
}

/** The names of a program. */
export interface Bindings {
  /** By the offset of the definition. */
  readonly definitions: ReadonlyMap<number, Definition>
  /** Uses of names that the code does not define. */
  readonly free: readonly SyntaxNode[]
  /** All names that occur, for choosing new ones. */
  readonly names: ReadonlySet<string>
  /** What a use of a name refers to; undefined when the code does not define it. */
  resolve(use: SyntaxNode): Definition | undefined
}

const SCOPES = new Set([
  'Script',
  'Block',
  'ArrowFunction',
  'FunctionExpression',
  'FunctionDeclaration',
  'MethodDeclaration',
  'ForStatement',
  'CatchClause',
])

/** Reads all definitions and uses of a program. */
export function readBindings(tree: Tree, source: string): Bindings {
  const scopes = new Map<string, Map<string, Definition>>()
  const definitions = new Map<number, Definition>()
  const uses: SyntaxNode[] = []
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'VariableDefinition') {
        const definition: Definition = { name: textOf(node, source), node, uses: [] }
        definitions.set(node.from, definition)
        const key = keyOf(scopeOf(node))
        scopes.set(key, (scopes.get(key) ?? new Map()).set(definition.name, definition))
      }
      if (name === 'VariableName' || isShorthand(node)) uses.push(node)
    },
  })
  const resolve = (use: SyntaxNode): Definition | undefined => {
    const name = textOf(use, source)
    for (let node: SyntaxNode | null = use; node; node = node.parent) {
      const foundBinding = isScope(node) ? scopes.get(keyOf(node))?.get(name) : undefined
      if (foundBinding) return foundBinding
    }
    return undefined
  }
  const free: SyntaxNode[] = []
  for (const use of uses) {
    const definition = resolve(use)
    if (definition) definition.uses.push(use)
    else free.push(use)
  }
  const names = new Set([...definitions.values()].map(({ name }) => name))
  for (const use of free) names.add(textOf(use, source))
  return { definitions, free, names, resolve }
}

/** `{ name }` in an object literal uses the variable `name`. */
function isShorthand(node: SyntaxNode): boolean {
  return (
    node.name === 'PropertyDefinition' &&
    node.parent?.name === 'Property' &&
    node.parent.firstChild?.to === node.parent.lastChild?.to
  )
}

/** A method of an object literal is a property with parameters. */
function isScope(node: SyntaxNode): boolean {
  return SCOPES.has(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null)
}

function keyOf(scope: SyntaxNode): string {
  return `${scope.name}:${scope.from}:${scope.to}`
}

/** The scope that a definition belongs to: a function's own name is outside of it, `var` is of the function. */
function scopeOf(definition: SyntaxNode): SyntaxNode {
  const parent = definition.parent!
  const isOwnName = parent.name === 'FunctionDeclaration'
  const isVar = parent.name === 'VariableDeclaration' && parent.getChild('var') !== null
  const start = isOwnName ? parent : definition
  const fits = (node: SyntaxNode) => isScope(node) && !(isVar && /^(?:Block|ForStatement)$/.test(node.name))
  return ancestorOf(start, fits) ?? definition
}
