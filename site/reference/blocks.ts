// Small pieces of a Markdown tree, for what stands on a page without being written
// there: tables, code, paragraphs, and text in which names of Troth are links.

import type { BlockContent, Link, Nodes, Parents, PhrasingContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { addressOf, type Home } from './homes'

/** Where names link to. */
export type Homes = ReadonlyMap<string, Home>

/** Code that no reader runs: a signature, a declaration, a value. */
export function codeBlock(value: string): BlockContent {
  // The engine checks the types of all other TypeScript.
  return { type: 'code', lang: 'ts', meta: 'no-twoslash', value }
}

/** The class of an element around a declaration of Troth: the names in it become links. */
export const DECLARATION_CLASS = 'reference-declaration'
/** The class of one that is a member: its first and its last line are those of an interface around it. */
export const MEMBER_CLASS = 'reference-member'

/** The code of a declaration, in which names of Troth link to their homes. */
export function declarationBlock(value: string): BlockContent {
  return wrapped([DECLARATION_CLASS], codeBlock(value))
}

/** The same of a member, which is TypeScript only inside of an interface. */
export function memberBlock(value: string): BlockContent {
  return wrapped([DECLARATION_CLASS, MEMBER_CLASS], codeBlock(`interface Owner {\n${value}\n}`))
}

/** Blocks in an element with classes. */
function wrapped(className: string[], ...children: BlockContent[]): BlockContent {
  const data = { hName: 'div', hProperties: { className } }
  // Markdown has no such node; a quote is what may contain blocks.
  return { type: 'blockquote', data, children }
}

/** A paragraph of its own. */
export function paragraph(...children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children }
}

/** A paragraph that stylesheets know. */
export function classedParagraph(className: string, ...children: PhrasingContent[]): BlockContent {
  const data = { hName: 'p', hProperties: { className: [className] } }
  return { type: 'paragraph', data, children } as BlockContent
}

/** Words that stylesheets know, without a meaning of their own. */
export function classedText(className: string, value: string): PhrasingContent {
  const data = { hName: 'span', hProperties: { className: [className] } }
  return { type: 'emphasis', data, children: [text(value)] }
}

/** Words as they are: nothing in them is Markdown. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Inline code. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

/** A table; a column without any content is left out. */
export function table(columns: readonly PhrasingContent[][], rows: readonly PhrasingContent[][][]): Table {
  const kept = columns.flatMap((_, i) => (rows.some((row) => row[i]!.length > 0) ? [i] : []))
  const line = (cells: readonly PhrasingContent[][]) => ({
    type: 'tableRow' as const,
    children: kept.map((i) => ({ type: 'tableCell' as const, children: cells[i]! })),
  })
  return { type: 'table', children: [line(columns), ...rows.map(line)] }
}

/** A name in code, leading to its home if it has one. */
export function nameLink(name: string, homes: Homes, shown = name): PhrasingContent {
  const home = homes.get(name)
  return home ? linked(code(shown), home) : code(shown)
}

/** Markdown of a doc comment as blocks. */
export function markdown(source: string, homes: Homes): BlockContent[] {
  const tree = fromMarkdown(source)
  finish(tree, homes)
  return tree.children as BlockContent[]
}

/** Markdown of a doc comment for a cell or a sentence: its paragraphs in one line. */
export function inlineMarkdown(source: string, homes: Homes): PhrasingContent[] {
  return markdown(source, homes).flatMap((block, i) => {
    const content = block.type === 'paragraph' ? block.children : []
    return i > 0 ? [text(' '), ...content] : content
  })
}

const LONGEST_PIECE = 24

/**
 * A type in code. Each member of a union that mentions an exported name links to the
 * home of the first one; short others stay together: `number | false`. Code does not break
 * its line, so a long union is several pieces of it.
 */
export function typeCode(type: string, homes: Homes): PhrasingContent[] {
  const parts: { text: string; home: Home | undefined }[] = []
  for (const member of unionMembers(type)) {
    const home = firstHome(member, homes)
    const last = parts.at(-1)
    const isShort = last && last.text.length + member.length < LONGEST_PIECE
    if (last && !last.home && !home && isShort) last.text += ` | ${member}`
    else parts.push({ text: member, home })
  }
  return parts.flatMap(({ text: member, home }, i) => {
    const shown = home ? linked(code(member), home) : code(member)
    return i > 0 ? [text(' | '), shown] : [shown]
  })
}

function linked(child: PhrasingContent, home: Home): Link {
  return { type: 'link', url: addressOf(home), children: [child] as Link['children'] }
}

/** The members of a union that is not inside of brackets. */
export function unionMembers(type: string): string[] {
  const members = ['']
  let depth = 0
  // An arrow's return type takes the rest of the text with it.
  let isInArrow = false
  for (const [i, character] of [...type].entries()) {
    const isArrow = character === '>' && type[i - 1] === '='
    if (isArrow && depth === 0) isInArrow = true
    if ('([{<'.includes(character)) depth++
    if (')]}>'.includes(character) && !isArrow) depth--
    if (character === '|' && depth === 0 && !isInArrow) members.push('')
    else members[members.length - 1] += character
  }
  // The brackets around a function in a union are not needed where it stands alone.
  return members.map((member) => withoutBrackets(member.trim()))
}

/** `'((a: A) => B)'` → `'(a: A) => B'`; brackets that do not hold the whole text stay. */
function withoutBrackets(type: string): string {
  if (!type.startsWith('(')) return type
  let depth = 0
  const end = [...type].findIndex((character) => {
    depth += Number(character === '(') - Number(character === ')')
    return depth === 0
  })
  return end === type.length - 1 ? type.slice(1, -1) : type
}

function firstHome(type: string, homes: Homes): Home | undefined {
  const bare = type.replace(/'[^']*'/g, '')
  return (bare.match(/\b[A-Z]\w*/g) ?? [])
    .map((word) => homes.get(word))
    .find((home) => home?.kind === 'export')
}

/** Makes names links, and HTML text: a type such as `<T>` in a comment is no element. */
function finish(parent: Parents, homes: Homes): void {
  parent.children = (parent.children as Nodes[]).map((child): Nodes => {
    if (child.type === 'html') return { type: 'text', value: child.value }
    if (child.type === 'inlineCode') {
      const home = homes.get(child.value)
      // Options are words such as `data` or `body` that often mean something else.
      return home && home.kind !== 'option' && parent.type !== 'link' ? linked(child, home) : child
    }
    // Positions in a comment say nothing about the page.
    delete child.position
    if ('children' in child) finish(child, homes)
    return child
  }) as typeof parent.children
}

/** The head of a table, a label for each column. */
export function labelCells(...labels: string[]): PhrasingContent[][] {
  return labels.map((label) => [text(label)])
}

/** The values of an attribute: `'a, b'` → `['a', 'b']` */
export function splitList(value: string): string[] {
  return value.split(',').map((item) => item.trim())
}
