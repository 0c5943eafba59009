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
        const hint = importHint(name, nearestName(name, knownNames))
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

/** What components of other engines, and of the plugin for elements, are here. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  ...equivalents('Aside Callout', 'Write an admonition: `:::note`, or `<Admonition type="note">`.'),
  ...equivalents('Tab', 'Write `<TabItem value="name">`.'),
  ...equivalents(
    'Steps FileTree Badge Card CardGrid Icon Kbd Figure',
    'Add the plugin `elements()` of the package "vellum-elements".',
  ),
  ...equivalents('Step', 'Write a numbered list or headings in `<Steps>` of the plugin "vellum-elements".'),
  ...equivalents(
    'Cards LinkCard',
    'Write `<CardGrid>` and `<Card title href>` of the plugin "vellum-elements".',
  ),
  ...equivalents('Files Folder File', 'Write a list in `<FileTree>` of the plugin "vellum-elements".'),
  ...equivalents('Accordion Accordions', 'Write `<details>` with a `<summary>`.'),
  ...equivalents('LinkButton', 'Write a link.'),
  ...equivalents('Code', 'Write a code block, or `<CodeBlock language="js">`.'),
  ...equivalents(
    'PackageManagers PackageManagerTabs',
    'Write a code block with `npm2yarn` after its language: ```` ```sh npm2yarn ````.',
  ),
}

function equivalents(names: string, fix: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, fix]))
}

function importHint(name: string, suggestion: string | undefined): string {
  const equivalent = Object.hasOwn(EQUIVALENTS, name) ? EQUIVALENTS[name] : undefined
  if (equivalent !== undefined) return `${equivalent} If it is a component of yours, import it.`
  const didYouMean = suggestion ? `Did you mean <${suggestion}>? Otherwise import` : 'Import'
  return `${didYouMean} it, with a blank line before and after the import. Write \\< or &lt; for a "<" that is text.`
}
