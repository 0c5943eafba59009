// Removes nodes that must not be shown from a page's tree: comments, the paragraphs that Markdown puts around
// JSX, the line breaks around removed nodes, what is around tables in components.

import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Nodes, Parents, Root } from 'mdast'
import { isComment } from '../syntax/comments.js'
import type { CompileContext } from './compileContext.js'
import { isOwnComponent } from './componentNode.js'

/** Removes the page heading, for pages that show it outside of their body. */
export function dropPageHeading(tree: Root): void {
  tree.children = tree.children.filter((node) => !(node.type === 'heading' && node.data?.pageHeading))
}

/** Removes HTML comments, and paragraphs that contain nothing else. */
export function dropComments(parent: Parents): void {
  const children = parent.children as Nodes[]
  const kept = children.filter((child) => {
    if (child.type === 'html') return !isComment(child.value)
    if (!('children' in child)) return true
    const { length } = child.children
    dropComments(child)
    return child.type !== 'paragraph' || child.children.length === length || !child.children.every(isSpace)
  })
  if (kept.length < children.length) parent.children = kept as typeof parent.children
}

/** Unwraps paragraphs that contain only JSX: `<A/>` alone in a line is not in a `<p>`. */
export function unwrapJsx(parent: Parents): void {
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (!('children' in child)) return [child]
    unwrapJsx(child)
    if (child.type === 'mdxJsxFlowElement' && child.name === 'p') unwrapNestedParagraph(child)
    if (child.type !== 'paragraph' || !isOnlyJsx(child.children)) return [child]
    return child.children.map((inner) => {
      if (inner.type === 'mdxJsxTextElement')
        return { ...inner, type: 'mdxJsxFlowElement' } as unknown as Nodes
      if (inner.type === 'mdxTextExpression')
        return { ...inner, type: 'mdxFlowExpression' } as unknown as Nodes
      return inner
    })
  }) as typeof parent.children
}

/** Text on its own lines in a `<p>` is a paragraph in a paragraph, which browsers split into three. */
function unwrapNestedParagraph(element: Parents): void {
  const [only, ...others] = element.children
  if (only?.type === 'paragraph' && others.length === 0)
    element.children = only.children as typeof element.children
}

function isOnlyJsx(children: readonly Nodes[]): boolean {
  return (
    !children.every(isSpace) &&
    children.every(
      (node) => node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression' || isSpace(node),
    )
  )
}

function isSpace(node: Nodes): boolean {
  return node.type === 'text' && !node.value.trim()
}

/** Reduces line breaks in a row to one, and removes those at both ends. */
export function dropBlankLines(page: HastRoot): void {
  const isBreak = (node: HastRoot['children'][number] | undefined) =>
    node === undefined || (node.type === 'text' && node.value === '\n')
  const kept = page.children.filter((node, i, all) => !isBreak(node) || !isBreak(all[i - 1]))
  while (kept.length > 0 && isBreak(kept.at(-1))) kept.pop()
  page.children = kept
}

/** Tables that a component of the site gets are tables, without the element around them. */
export function unwrapTables(node: HastNodes, context: CompileContext): void {
  if (!('children' in node)) return
  if (isOwnComponent(node, context)) node.children = node.children.map(withoutWrapper) as never
  for (const child of node.children) unwrapTables(child as HastNodes, context)
}

function withoutWrapper(node: HastNodes): HastNodes {
  const isWrapper =
    node.type === 'element' &&
    Array.isArray(node.properties.className) &&
    node.properties.className.includes('vl-table')
  return (isWrapper ? node.children.find(({ type }) => type !== 'text') : undefined) ?? node
}
