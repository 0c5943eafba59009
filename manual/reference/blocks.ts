// Small pieces of a Markdown tree, for what is on a page without being written there.

import type { BlockContent, Heading, Nodes, PhrasingContent, Table } from 'mdast'

/** Words as they are: nothing in them is Markdown. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Inline code. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
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

/** A code block. */
export function codeBlock(value: string, { lang, title }: { lang: string; title?: string }): BlockContent {
  return { type: 'code', lang, ...(title !== undefined && { meta: `title="${title}"` }), value }
}

/** A heading in code, with an id of its own. */
export function codeHeading(depth: Heading['depth'], value: string, id: string): BlockContent {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [code(value)] } as BlockContent
}

/** A table; a column without any content is left out. */
export function table(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  const kept = columns.flatMap((_, i) => (rows.some((row) => row[i]!.length > 0) ? [i] : []))
  const line = (cells: readonly PhrasingContent[][]) => ({
    type: 'tableRow' as const,
    children: kept.map((i) => ({ type: 'tableCell' as const, children: cells[i]! })),
  })
  return { type: 'table', children: [line(columns.map((label) => [text(label)])), ...rows.map(line)] }
}

/** An element that Markdown does not have; its name and attributes are those of HTML or SVG. */
export function element(
  hName: string,
  hProperties: Readonly<Record<string, string | number>>,
  ...children: PhrasingContent[]
): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children } as PhrasingContent
}

/** The text of a doc comment, in which only code is Markdown. */
export function inlineMarkdown(source: string): PhrasingContent[] {
  return source
    .replace(/\s+/g, ' ')
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) => (part.startsWith('`') && part.length > 2 ? code(part.slice(1, -1)) : text(part)))
}

/** A value in words, or in code when it is one: `'docs'`, `the name of the file` */
export function valueText(value: string): PhrasingContent[] {
  return isCode(value) ? [code(value)] : inlineMarkdown(value)
}

/** Whether a default is a value of TypeScript, not words. */
export function isCode(value: string): boolean {
  return /^(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false|null|undefined|\[.*\]|\{.*\})$/s.test(value)
}

/** A union in pieces, because code does not break its line. */
export function typeCode(type: string): PhrasingContent[] {
  if (type.length < 32) return [code(type)]
  return unionMembers(type).flatMap((member, i) => (i > 0 ? [text(' | '), code(member)] : [code(member)]))
}

/** The members of a union that is not inside of brackets. */
function unionMembers(type: string): string[] {
  const members = ['']
  let depth = 0
  for (const [i, character] of [...type].entries()) {
    const isArrow = character === '>' && type[i - 1] === '='
    if ('([{<'.includes(character)) depth++
    if (')]}>'.includes(character) && !isArrow) depth--
    if (character === '|' && depth === 0) members.push('')
    else members[members.length - 1] += character
  }
  return members.map((member) => member.trim())
}

/** Gives blocks the position of what they replace, so that a broken link is reported there. */
export function setPosition(node: Nodes, position: Nodes['position']): void {
  if (position) node.position = position
  if ('children' in node) for (const child of node.children) setPosition(child, position)
}
