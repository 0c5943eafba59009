// Components that a page uses and nobody has defined, found where they stand: when the
// page is rendered only their name would be known.

import type { Nodes, Root } from 'hast'
import { combineErrors, type VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { type CompileContext, errorAt, placeOf } from './compileContext.js'

/** Throws one error for all components of a page that are not among the `known` ones. */
export function refuseUnknownComponents(
  tree: Root,
  context: CompileContext,
  known: ReadonlySet<string>,
): void {
  // A partial may be given its components by the page that shows it.
  if (context.input.partial) return
  const problems = new Map<string, VellumError>()
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = node.name?.split('.') ?? []
      // Names in small letters are elements of HTML, or custom ones.
      if (/^[A-Z_$]/.test(name) && !known.has(name) && !problems.has(name)) {
        problems.set(name, unknown(name, { place: placeOf(node, context), context, known }))
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  if (problems.size > 0) throw combineErrors([...problems.values()])
}

function unknown(
  name: string,
  {
    known,
    ...at
  }: { place: ReturnType<typeof placeOf>; context: CompileContext; known: ReadonlySet<string> },
): VellumError {
  const guess = nearestName(name, known)
  const didYouMean = guess ? `Did you mean <${guess}>? Else import` : 'Import'
  return errorAt(`The component <${name}> is not defined.`, {
    ...at,
    hint: `${didYouMean} it, with a blank line before and after the import. Write \\< or &lt; for a "<" that is text.`,
  })
}
