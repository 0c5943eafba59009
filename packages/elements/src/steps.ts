// Numbered steps: a numbered list, or sections whose headings are the steps.

import { element, isBlank, type Node } from './nodes.js'
import { commonProperties, fail, type Use } from './use.js'

const HINT = 'Put one numbered list into it, or text below headings of one level.'

/** The list of steps. */
export function stepsElement(use: Use): Node {
  const children = use.children.filter((child) => !isBlank(child))
  const [first, ...others] = children
  if (first === undefined) fail(use, `${use.writtenName} has no steps.`, HINT)
  if (first.type === 'heading') return list(use, headingSteps(use, children))
  if (first.type !== 'list')
    fail({ ...use, node: first }, `${use.writtenName} begins with something that is no step.`, HINT)
  if (!first.ordered)
    fail(
      { ...use, node: first },
      `The list in ${use.writtenName} has no numbers.`,
      'Begin its items with "1.", "2." and so on.',
    )
  if (others[0]) {
    fail(
      { ...use, node: others[0] },
      `${use.writtenName} has something below its list.`,
      'Indent it, so that it is part of a step, or move it out.',
    )
  }
  const items = (first.children ?? []).map((item) => element('li', {}, item.children ?? [], item))
  return list(use, items, first.start ?? 1)
}

/** One step for each heading of the level of the first one. */
function headingSteps(use: Use, nodes: readonly Node[]): Node[] {
  const level = nodes[0]!.depth!
  const steps: Node[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth! < level) {
      fail({ ...use, node }, `A heading in ${use.writtenName} is of a higher level than the first one.`, HINT)
    }
    if (node.type === 'heading' && node.depth === level) steps.push(element('li', {}, [node], node))
    else steps.at(-1)!.children!.push(node)
  }
  return steps
}

function list(use: Use, items: Node[], start = 1): Node {
  const properties = { ...commonProperties(use, 've-steps'), ...(start !== 1 && { start }) }
  return element('ol', properties, items, use.node)
}
