// A page as the checks see it: its head, its tree and its lines. Plain Markdown
// with tables; JSX is HTML here, which is enough to find what is checked.

import type { Heading, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type SplitPage, splitFrontMatter } from './frontMatter'

/** A page as an author writes it. */
export interface Page {
  /** As reports name it: 'site/docs/introduction.md' */
  readonly file: string
  readonly text: string
}

export interface ParsedPage extends Page {
  readonly head: SplitPage['head']
  readonly tree: Root
}

/** The parts of a page. */
export function parsePage({ file, text }: Page): ParsedPage {
  const { head, body } = splitFrontMatter(text)
  // What the tests read is no prose.
  const prose = body.replace(/^[ \t]*::try\{.*\}[ \t]*$/gm, '')
  const tree = fromMarkdown(prose, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  return { file, text, head, tree }
}

/** A node and all below it of some types, in their order. */
export function findAll<T extends Nodes['type']>(
  node: Nodes,
  ...types: readonly T[]
): Extract<Nodes, { type: T }>[] {
  const ownNode = types.some((type) => type === node.type) ? [node as Extract<Nodes, { type: T }>] : []
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return [...ownNode, ...children.flatMap((child) => findAll(child, ...types))]
}

/** What a reader sees of a node: '[the `x`](y)' → 'the x' */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The text of a heading, without an id of its own: 'Codes {#codes}' → 'Codes' */
export function headingText(heading: Heading): string {
  return textOf(heading)
    .replace(/\{#[^}]*\}\s*$/, '')
    .trim()
}

/** The line a node starts at, from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1
}
