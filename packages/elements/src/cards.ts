// Cards: a title, which may be a link, an icon and a text. A grid of cards is a list of links in Markdown, so that it reads
// the same without this package.

import { iconElement } from './icon.js'
import type { Icons } from './iconProblem.js'
import { element, inlineNodes, isBlank, isDirective, isJsx, type Node, text, textOf } from './nodes.js'
import { commonProperties, fail, readUse, type Use } from './use.js'

/** Attributes of a card. */
export const CARD_ATTRIBUTES = ['title', 'href', 'icon'] as const

/** A grid of cards, from a list or from `<Card>` elements. */
export function cardGridElement(use: Use, icons: Icons): Node {
  const content = use.children.filter((child) => !isBlank(child))
  const [first, another] = content
  if (first === undefined) fail(use, `${use.writtenName} has no cards.`, 'Put a list of links into it.')
  const properties = { ...commonProperties(use, 've-cards'), role: 'list' }
  if (first.type === 'list' && !another) {
    const cards = (first.children ?? []).map((item) => listCard(item, use))
    return element('ul', properties, cards, use.node)
  }
  const cards = content
    .flatMap((child) => cardsIn(child))
    .map((child) => {
      if (!isJsx(child) || child.name !== 'Card') {
        fail(
          { ...use, node: child },
          `${use.writtenName} has something besides its cards.`,
          'Put one list of links into it, or <Card> elements.',
        )
      }
      return cardElement(readUse(child, use.file, CARD_ATTRIBUTES), icons, 'li')
    })
  return element('ul', properties, cards, use.node)
}

/** Cards in one line are in a paragraph. */
function cardsIn(node: Node): Node[] {
  return node.type === 'paragraph' ? (node.children ?? []).filter((child) => !isBlank(child)) : [node]
}

/** A card of an item: its first line is the title, the rest is the text. */
function listCard(item: Node, use: Use): Node {
  const [first, ...rest] = item.children ?? []
  if (first?.type !== 'paragraph') {
    fail(
      { ...use, node: item },
      `A card in ${use.writtenName} has no title.`,
      'Begin each item of the list with a link: - [Install](install.md)',
    )
  }
  const { title, description } = splitTitle(first.children ?? [])
  if (textOf({ type: 'root', children: title.filter((node) => !isIcon(node)) }).trim() === '') {
    fail(
      { ...use, node: item },
      `A card in ${use.writtenName} has no title.`,
      'Begin each item of the list with a link: - [Install](install.md)',
    )
  }
  const content = description.length > 0 ? [element('p', {}, description, first)] : []
  return element('li', { className: ['ve-card'] }, [titleElement(title, item), ...content, ...rest], item)
}

/** A link or strong text ends the title, an icon may be in front of it; without them the whole line is the title. */
function splitTitle(nodes: readonly Node[]): { title: Node[]; description: Node[] } {
  const end = nodes.findIndex((node) => ['link', 'linkReference', 'strong'].includes(node.type))
  const isTitle = end >= 0 && nodes.slice(0, end).every((node) => isBlank(node) || isIcon(node))
  if (!isTitle) return { title: [...nodes], description: [] }
  const [separator, ...others] = nodes.slice(end + 1)
  const after = separator?.type === 'text' ? (separator.value ?? '').replace(/^\s*[:–—-]?\s*/, '') : undefined
  const description =
    after === undefined
      ? nodes.slice(end + 1)
      : [...(after ? [{ ...separator!, value: after }] : []), ...others]
  return { title: nodes.slice(0, end + 1), description }
}

function isIcon(node: Node): boolean {
  return (
    node.type === 'vellumElement' || ((isDirective(node) || isJsx(node)) && /^icon$/i.test(node.name ?? ''))
  )
}

/** One card: `<Card title="Install" icon="rocket" href="./install.md">`. */
export function cardElement(use: Use, icons: Icons, tagName = 'div'): Node {
  const { title, href, icon } = use.attributes
  if (!title && !use.label) fail(use, `${use.writtenName} has no title.`, 'Write <Card title="Install">.')
  const shownTitle = use.label ? [...use.label] : [text(title!)]
  const link: Node = { type: 'link', url: href ?? '', children: shownTitle, position: use.node.position }
  const titleNodes = [
    ...(icon
      ? [iconElement({ ...use, isInline: true, label: [text(icon)], attributes: {} }, icons), text(' ')]
      : []),
    ...(href ? [link] : shownTitle),
  ]
  const content = use.isInline ? inlineContent(use) : [...use.children]
  return element(
    tagName,
    commonProperties(use, 've-card'),
    [titleElement(titleNodes, use.node), ...content],
    use.node,
  )
}

function inlineContent({ children, node }: Use): Node[] {
  return children.every(isBlank) ? [] : [element('p', {}, inlineNodes(children), node)]
}

function titleElement(nodes: Node[], origin: Node): Node {
  return element('p', { className: ['ve-card-title'] }, nodes, origin)
}
