// A badge in a line of text: a word in a colour of the theme. `new`, `beta` and `deprecated` have a colour of their own.

import { nearestName } from './nearestName.js'
import { element, inlineNodes, type Node, text, textOf } from './nodes.js'
import { commonProperties, fail, requiredText, type Use } from './use.js'

/** The colours, which are tokens of the theme: `green` is `--vl-green`. */
export const BADGE_COLORS = ['accent', 'green', 'grey', 'blue', 'gold', 'red', 'purple', 'teal'] as const

/** The colours of words that many sites use. */
const COLORS_OF_WORDS: Readonly<Record<string, string>> = {
  new: 'green',
  beta: 'gold',
  experimental: 'gold',
  deprecated: 'red',
}

/** The element of a badge. */
export function badgeElement(use: Use): Node {
  const writtenText = requiredText(use, 'text', ':badge[new]')
  const { color = COLORS_OF_WORDS[writtenText.toLowerCase()] ?? 'grey' } = use.attributes
  if (!(BADGE_COLORS as readonly string[]).includes(color)) {
    const meant = nearestName(color, BADGE_COLORS)
    fail(
      use,
      `${use.writtenName} has the color "${color}", which does not exist.`,
      `${meant ? `Did you mean "${meant}"? ` : ''}The colors are: ${BADGE_COLORS.join(', ')}.`,
    )
  }
  const content =
    use.attributes.text === undefined ? inlineNodes(use.label ?? use.children) : [text(writtenText)]
  const badge = element('span', commonProperties(use, 've-badge', `ve-badge--${color}`), content, use.node)
  return use.isInline ? badge : element('p', {}, [badge], use.node)
}

/**
 * Badges of a heading: their texts, and the spaces around them, are only in the HTML. The id of the heading is the
 * same as without them.
 */
export function hideBadges(nodes: Node[]): void {
  for (const [i, node] of nodes.entries()) {
    const { className } = node.data?.hProperties ?? {}
    if (!Array.isArray(className) || !className.includes('ve-badge')) continue
    const badge = {
      type: 'element',
      tagName: 'span',
      properties: node.data!.hProperties,
      children: [{ type: 'text', value: textOf(node) }],
    }
    node.data = {
      hName: 'span',
      hChildren: [...takeSpace(nodes[i - 1], /\s+$/), badge, ...takeSpace(nodes[i + 1], /^\s+/)],
    }
    node.children = []
  }
}

/** Removes spaces from a text; a space stands for them. */
function takeSpace(node: Node | undefined, spaces: RegExp): object[] {
  if (node?.type !== 'text' || !spaces.test(node.value ?? '')) return []
  node.value = node.value!.replace(spaces, '')
  return [{ type: 'text', value: ' ' }]
}
