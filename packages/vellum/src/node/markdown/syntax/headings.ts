// Headings: their ids, their link to themselves, the page heading, and their entries in
// the table of contents.

import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Heading, Nodes, Root, ThematicBreak } from 'mdast'
import type { State as HastState } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Construct, Extension, State } from 'micromark-util-types'
import { splitHeadingId } from '../../base/explicitHeadingId.js'
import { createSlugger } from '../../base/slugger.js'
import { type CompileContext, label } from '../compile/compileContext.js'
import { literalOf } from '../compile/literals.js'
import { walkMarkdown } from '../compile/walk.js'

/** `{#my-id}` at the end of a text as plain text, which MDX would read as an expression. */
export function headingIdSyntax(): Extension {
  return { text: { 123: headingId } }
}

const headingId: Construct = {
  name: 'vellumHeadingId',
  tokenize(effects, ok, nok) {
    let length = 0
    const start: State = (code) => {
      effects.enter('data')
      effects.consume(code)
      return hash
    }
    const hash: State = (code) => {
      if (code !== 35) return nok(code)
      effects.consume(code)
      return id
    }
    const id: State = (code) => {
      // Line ends and an opening brace cannot be in an id.
      if (code === null || code < 32 || code === 123) return nok(code)
      effects.consume(code)
      if (code === 125) return length > 0 ? after : nok
      length++
      return id
    }
    const after: State = (code) => {
      if (code === null) {
        effects.exit('data')
        return ok(code)
      }
      if (code !== 32 && code !== -2 && code !== -1) return nok(code)
      effects.consume(code)
      return after
    }
    return start
  },
}

/**
 * Assigns an id to each heading, removes explicit ids from the text, and finds the page heading. With
 * `removesTitle` the page heading is shown elsewhere, and does not take an id from the others.
 */
export function assignHeadingIds(
  tree: Root,
  context: CompileContext,
  { removesTitle = false }: { readonly removesTitle?: boolean | undefined } = {},
): void {
  const slug = createSlugger({ maintainCase: context.options.maintainCase })
  const title = context.input.partial ? undefined : pageHeading(tree)
  walkMarkdown(tree, (heading) => {
    if (heading.type !== 'heading') return
    const fromPlugin = heading.data?.hProperties?.id
    const explicit = fromPlugin ?? takeExplicitId(heading)
    if (heading === title && removesTitle) return
    // A level-1 heading gets no id, but `# Setup` makes `## Setup` the second of its name, as in Docusaurus.
    const id = explicit ?? (slug(textOf(heading)) || slug('heading'))
    if (heading.depth === 1) return
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
  })
  if (!title) return
  title.data = { ...title.data, pageHeading: true }
  context.contentTitle = textOf(title)
}

/** The element of a heading; levels 2 to 6 are added to the table of contents. */
export function headingElement(state: HastState, node: Heading, context: CompileContext): Element {
  const children = state.all(node) as ElementContent[]
  const properties = { ...node.data?.hProperties }
  const heading: Element = { type: 'element', tagName: `h${node.depth}`, properties, children }
  state.patch(node, heading)
  if (node.depth === 1) {
    if (!node.data?.pageHeading) return heading
    return { type: 'element', tagName: 'header', properties: {}, children: [heading] }
  }
  const id = String(properties.id)
  const value = toHtml(tocContent(children)).trim()
  if (value) context.toc.push({ type: 'heading', heading: { value, id, level: node.depth } })
  const isPlain = node.children.every(({ type }) => type === 'text')
  const linkTitle = label(context, 'theme.common.headingLinkTitle', { heading: isPlain ? textOf(node) : id })
  heading.properties = { className: ['anchor'], ...properties, id }
  children.push({
    type: 'element',
    tagName: 'a',
    properties: {
      href: `#${id}`,
      className: ['hash-link'],
      ariaLabel: linkTitle,
      title: linkTitle,
      translate: 'no',
    },
    children: [{ type: 'text', value: '\u200B' }],
  })
  return heading
}

function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (!last) return undefined
  const source =
    last.type === 'text' || last.type === 'html'
      ? last.value
      : last.type === 'mdxTextExpression'
        ? `{${last.value}}`
        : ''
  const { text, id } = splitHeadingId(source)
  if (id === undefined) return undefined
  if (last.type === 'text' && text) last.value = text
  else heading.children.pop()
  const before = heading.children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  return id
}

/** The level-1 heading at the top level that comes before any other heading and any break. */
function pageHeading(tree: Root): Heading | undefined {
  const first = firstOf(tree)
  const isTop = first?.type === 'heading' && first.depth === 1 && tree.children.includes(first)
  return isTop ? first : undefined
}

function firstOf(node: Nodes): Heading | ThematicBreak | undefined {
  if (node.type === 'heading' || node.type === 'thematicBreak') return node
  for (const child of 'children' in node ? node.children : []) {
    const foundNode = firstOf(child)
    if (foundNode) return foundNode
  }
  return undefined
}

const KEPT = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'kbd', 'sub', 'mark'])

/** Inline markup without links, images and components. */
function tocContent(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'mdxTextExpression') {
      const literal = literalOf(node.data?.estree)
      const isText = typeof literal?.value === 'string' || typeof literal?.value === 'number'
      return isText ? [{ type: 'text', value: String(literal.value) }] : []
    }
    if (node.type === 'mdxJsxTextElement') {
      const children = tocContent(node.children)
      return node.name && KEPT.has(node.name) ? [element(node.name, children)] : children
    }
    if (node.type !== 'element' || node.properties.dataFootnoteRef !== undefined) return []
    // Browsers draw MathML. What is hidden next to it is the same formula for browsers that do not.
    if (node.tagName === 'math') return [node]
    if (node.properties.ariaHidden === 'true' && nodes.some(hasMath)) return []
    const children = tocContent(node.children)
    return KEPT.has(node.tagName) ? [element(node.tagName, children)] : children
  })
}

function hasMath(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'math' || node.children.some(hasMath))
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

declare module 'mdast' {
  interface HeadingData {
    /** Whether it is the heading of the whole page. */
    pageHeading?: boolean
  }
}
