// Definition lists as in PHP Markdown Extra: terms in lines of their own, and below them definitions that begin with a colon
// and a space. To the parser they are paragraphs.

import { element, type Node } from './nodes.js'

/** Puts definition lists in the place of the paragraphs among some nodes that are written as one. */
export function withDefinitionLists(nodes: readonly Node[]): Node[] {
  const shownNodes: Node[] = []
  for (const node of nodes) {
    const groups = node.type === 'paragraph' ? definitionGroups(node) : undefined
    const previous = shownNodes.at(-1)
    if (!groups) {
      if (isDefinitionList(previous) && isIndented(node, previous!))
        addBlock(previous!.children!.at(-1)!, node)
      else shownNodes.push(node)
      continue
    }
    const termAbove =
      groups.terms.length === 0 && previous?.type === 'paragraph' ? linesOf(previous.children ?? []) : []
    if (isDefinitionList(previous)) {
      previous!.children!.push(...itemsOf(groups, node))
    } else if (groups.terms.length > 0) {
      shownNodes.push(element('dl', {}, itemsOf(groups, node), node))
    } else if (termAbove.length === 1) {
      // A blank line is between the term and its definition.
      shownNodes.pop()
      const items = itemsOf({ ...groups, terms: termAbove }, previous!)
      const list = shownNodes.at(-1)
      if (isDefinitionList(list)) list!.children!.push(...items)
      else shownNodes.push(element('dl', {}, items, previous))
    } else {
      shownNodes.push(node)
    }
  }
  return shownNodes
}

/** Whether a block is below the text of a definition, which begins after a colon and a space, and belongs to it. */
function isIndented(node: Node, list: Node): boolean {
  const [column, listColumn] = [node, list].map(({ position }) => position?.start.column)
  return column !== undefined && listColumn !== undefined && column >= listColumn + 2
}

/** Adds a block to a definition, whose own text becomes a paragraph. */
function addBlock(definition: Node, block: Node): void {
  const content = definition.children ?? []
  const hasBlocks = content.some(
    ({ type, data }) => data?.hName === 'p' || type === 'list' || type === 'code',
  )
  definition.children = [...(hasBlocks ? content : [element('p', {}, content, definition)]), block]
}

function isDefinitionList(node: Node | undefined): boolean {
  return node?.type === 'vellumElement' && node.data?.hName === 'dl'
}

interface Group {
  readonly terms: readonly Node[][]
  readonly definitions: readonly Node[][]
}

function itemsOf({ terms, definitions }: Group, origin: Node): Node[] {
  return [
    ...terms.map((line) => element('dt', {}, line, origin)),
    ...definitions.map((line) => element('dd', {}, line, origin)),
  ]
}

/** A colon and a space, at the start of a line. */
const MARK = /^:[ \t]+/

/** The terms and definitions of a paragraph; undefined if it is an ordinary one. */
function definitionGroups({ children = [] }: Node): Group | undefined {
  if (!children.some(({ type, value = '' }) => type === 'text' && /(?:^|\n)[ \t]*:[ \t]/.test(value)))
    return undefined
  const lines = linesOf(children)
  const first = lines.findIndex(isDefinition)
  if (first < 0) return undefined
  const definitions: Node[][] = []
  for (const line of lines.slice(first)) {
    if (isDefinition(line)) {
      const [mark, ...others] = line
      const value = mark!.value!.replace(MARK, '')
      definitions.push(value ? [{ ...mark!, value }, ...others] : others)
    } else {
      definitions.at(-1)!.push({ type: 'text', value: '\n' }, ...line)
    }
  }
  return { terms: lines.slice(0, first), definitions }
}

function isDefinition([first, second]: readonly Node[]): boolean {
  if (first?.type !== 'text' || !MARK.test(first.value ?? '')) return false
  // `: *text*`: the mark is all of the first node.
  return second !== undefined || /\S/.test(first.value!.slice(1))
}

/** The nodes of each line. */
function linesOf(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of nodes) {
    if (node.type !== 'text') {
      lines.at(-1)!.push(node)
      continue
    }
    for (const [i, part] of (node.value ?? '').split('\n').entries()) {
      if (i > 0) lines.push([])
      const value = i > 0 ? part.trimStart() : part
      if (value) lines.at(-1)!.push({ ...node, value })
    }
  }
  return lines.filter((line) => line.length > 0)
}
