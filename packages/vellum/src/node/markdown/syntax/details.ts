// `<details>` stays the native element. It always gets a summary, and its content is in
// one element, whose height can be animated.

import type { ElementContent } from 'hast'
import { type CompileContext, label } from '../compile/compileContext.js'

/** The children of `<details>`: the summary, the default one when there is none, and the content. */
export function detailsChildren(
  children: readonly ElementContent[],
  context: CompileContext,
): ElementContent[] {
  const parts = hoistSummary(children)
  // Browsers, too, treat a second summary as content.
  const own = parts.find(isSummary)
  const content = parts.filter((part) => part !== own)
  return [
    own ?? summary([{ type: 'text', value: label(context, 'theme.details.summary') }]),
    {
      type: 'element',
      tagName: 'div',
      properties: { className: ['vl-details-content'] },
      children: content,
    },
  ]
}

/**
 * The children with the summary as one of them. Text in the line after `</summary>` puts both in
 * a paragraph, where neither browsers nor components look for the summary.
 */
export function hoistSummary(children: readonly ElementContent[]): ElementContent[] {
  if (children.some(isSummary)) return [...children]
  for (const [i, paragraph] of children.entries()) {
    if (paragraph.type !== 'element' || paragraph.tagName !== 'p') continue
    const own = paragraph.children.find(isSummary)
    if (!own) continue
    const rest = trimmedStart(paragraph.children.filter((child) => child !== own))
    const others = children.toSpliced(i, 1, ...(rest.length > 0 ? [{ ...paragraph, children: rest }] : []))
    return [own, ...others]
  }
  return [...children]
}

/** A `<summary>` element. */
export function summary(children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'summary', properties: {}, children }
}

function isSummary(node: ElementContent): boolean {
  return (
    (node.type === 'element' && node.tagName === 'summary') ||
    ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary')
  )
}

/** The nodes without the line break after the summary. */
function trimmedStart([first, ...others]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== 'text') return first ? [first, ...others] : []
  const value = first.value.trimStart()
  return value ? [{ ...first, value }, ...others] : others
}
