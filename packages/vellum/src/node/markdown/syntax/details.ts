// `<details>` stays the native element (DT-1); it only never lacks a summary, and what
// follows it is in one element, whose height can be animated.

import type { ElementContent } from 'hast'
import { type CompileContext, word } from '../compile/compileContext.js'

/** The children of `<details>`: the summary, the default one when there is none, and the content. */
export function detailsChildren(
  children: readonly ElementContent[],
  context: CompileContext,
): ElementContent[] {
  const parts = summaryFreed(children)
  // Others after the first are content, for browsers too.
  const own = parts.find(isSummary)
  const content = parts.filter((part) => part !== own)
  return [
    own ?? summary([{ type: 'text', value: word(context, 'theme.details.summary') }]),
    {
      type: 'element',
      tagName: 'div',
      properties: { className: ['vl-details-content'] },
      children: content,
    },
  ]
}

/**
 * The children with the summary among them. Text in the line after `</summary>` makes a
 * paragraph of both, in which neither browsers nor components look for it.
 */
export function summaryFreed(children: readonly ElementContent[]): ElementContent[] {
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

/** A `<summary>`. */
export function summary(children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'summary', properties: {}, children }
}

function isSummary(node: ElementContent): boolean {
  return (
    (node.type === 'element' && node.tagName === 'summary') ||
    ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary')
  )
}

/** Without the line break that the summary stood before. */
function trimmedStart([first, ...others]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== 'text') return first ? [first, ...others] : []
  const value = first.value.trimStart()
  return value ? [{ ...first, value }, ...others] : others
}
