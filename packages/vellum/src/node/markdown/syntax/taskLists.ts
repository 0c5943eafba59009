// Items of task lists. Their checkbox gets an accessible name, because it is before its text, not in a label.

import type { Element } from 'hast'
import type { ListItem, Parents } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { type CompileContext, label } from '../compile/compileContext.js'

/** The element of a list item, with or without a checkbox. */
export function listItemElement(
  state: State,
  node: ListItem,
  { parent, context }: { parent: Parents | undefined; context: CompileContext },
): Element {
  const item = defaultHandlers.listItem(state, node, parent)
  if (typeof node.checked === 'boolean') {
    nameCheckbox(item, label(context, node.checked ? 'theme.tasks.done' : 'theme.tasks.open'))
  }
  return item
}

function nameCheckbox(item: Element, name: string): void {
  for (const child of item.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'input') child.properties.ariaLabel = name
    else if (child.tagName === 'p') nameCheckbox(child, name)
  }
}
