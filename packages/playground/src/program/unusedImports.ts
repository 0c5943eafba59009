// Names that are imported but never used as values. In TypeScript they can be types, and an ES module
// fails to load when it imports a name that is not exported.

import type { SyntaxNode } from '@lezer/common'
import type { Range } from './codePosition.js'
import { childrenOf } from './tokens.js'

/** What to erase of the imports of a program: names with their commas, or all of one that has none left. */
export function unusedImports(
  imports: readonly SyntaxNode[],
  used: ReadonlySet<string>,
  source: string,
): Range[] {
  return imports.flatMap((node): Range[] => {
    const names = importedNames(node, source)
    const unused = names.filter(({ name, isType }) => isType || !used.has(name))
    if (names.length === 0) return []
    return unused.length === names.length ? [node] : unused
  })
}

interface ImportedName extends Range {
  /** The name that the program uses for the import. */
  readonly name: string
  readonly isType: boolean
}

function importedNames(node: SyntaxNode, source: string): ImportedName[] {
  const group = node.getChild('ImportGroup')
  return [...specifiersOf(node, source), ...(group ? specifiersOf(group, source) : [])]
}

/** The parts between commas that define a name: `a`, `type a`, `a as b`, `* as a` */
function specifiersOf(node: SyntaxNode, source: string): ImportedName[] {
  const names: ImportedName[] = []
  let from: number | undefined
  let isType = false
  for (const child of childrenOf(node)) {
    if (child.name === 'VariableDefinition') {
      const name = source.slice(child.from, child.to)
      const comma = child.nextSibling?.name === ',' ? child.nextSibling : child
      names.push({ name, isType, from: from ?? child.from, to: comma.to })
      isType = false
      from = undefined
    } else if (child.name === 'type') {
      isType = true
      from = child.from
    } else if (['VariableName', 'String', 'default', 'Star'].includes(child.name)) from ??= child.from
  }
  return names
}
