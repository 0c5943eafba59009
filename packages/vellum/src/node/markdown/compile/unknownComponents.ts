// Finds components that a page uses and nothing defines, while their positions are known: an error at render
// time has only the name.

import type { Nodes, Root } from 'hast'
import { combineErrors, type VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { type CompileContext, errorAt, sourcePosition } from './compileContext.js'

/** Throws one error for all components of a page that are not in `knownNames`. */
export function rejectUnknownComponents(
  tree: Root,
  context: CompileContext,
  knownNames: ReadonlySet<string>,
): void {
  // A partial may get its components from the page that shows it.
  if (context.input.partial) return
  const errors = new Map<string, VellumError>()
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = node.name?.split('.') ?? []
      // Lower-case names are elements of HTML, or custom ones.
      if (/^[A-Z_$]/.test(name) && !knownNames.has(name) && !errors.has(name)) {
        const position = sourcePosition(node, context)
        const hint = importHint(nearestName(name, knownNames))
        const { input } = context
        const code = 'unknown-component'
        errors.set(name, errorAt(`The component <${name}> is not defined.`, { code, position, hint, input }))
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  if (errors.size > 0) throw combineErrors([...errors.values()])
}

function importHint(suggestion: string | undefined): string {
  const didYouMean = suggestion ? `Did you mean <${suggestion}>? Otherwise import` : 'Import'
  return `${didYouMean} it, with a blank line before and after the import. Write \\< or &lt; for a "<" that is text.`
}
