// What the directive `::otherOptions` shows: the options of other clients, a row with an id for each, so that links and
// the search lead to the one that a reader has tried.

import type { BlockContent, PhrasingContent } from 'mdast'
import { code, type Homes, inlineMarkdown, labelCells, nameLink, table, text } from './blocks'
import type { DirectiveData } from './directiveData'
import { OTHER_OPTIONS, rowId } from './otherClients'

/** The options of other clients, as a table. */
export function otherOptionsTable({ homes }: DirectiveData): BlockContent {
  const rows = OTHER_OPTIONS.map(({ name, clients, instead }) => [
    [code(name)],
    [text(clients.join(', '))],
    withOptionLinks(inlineMarkdown(instead, homes), homes),
  ])
  const shown = table(labelCells('Option', 'Client', 'With Troth'), rows)
  const [, ...body] = shown.children
  for (const [i, row] of body.entries()) row.data = { hProperties: { id: rowId(OTHER_OPTIONS[i]!.name) } }
  return shown
}

/** Makes the names of options links, too: here they mean nothing else. */
function withOptionLinks(content: readonly PhrasingContent[], homes: Homes): PhrasingContent[] {
  return content.map((node) => (node.type === 'inlineCode' ? nameLink(node.value, homes) : node))
}
