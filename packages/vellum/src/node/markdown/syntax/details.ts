// `<details>`, the element and the component: which of their children is the summary.

import type { Element, ElementContent } from 'hast'
import { detailsMarkup, summaryMarkup } from '../../../shared/contentMarkup/details.js'
import { type CompileContext, label } from '../compile/compileContext.js'
import { type Content, markupElement } from '../compile/markupElement.js'

/** `<details>` as it is written. */
export interface WrittenDetails {
  readonly attributes?: Readonly<Record<string, unknown>>
  /** The text of the summary; otherwise it is one of the children, or the default. */
  readonly summary?: string | null | undefined
  readonly children: Content
}

/** The element of `<details>`; `undefined` when React must render one of its attributes. */
export function detailsElement(
  { attributes = {}, summary, children }: WrittenDetails,
  context: CompileContext,
): Element | undefined {
  const hasText = typeof summary === 'string'
  const parts = hasText ? children : hoistSummary(children)
  // Browsers, too, treat a second summary as content.
  const ownSummary = hasText ? undefined : parts.find(isSummary)
  return markupElement(
    detailsMarkup<Content>({
      attributes,
      summary: ownSummary
        ? { content: [ownSummary] }
        : summaryMarkup(summary ?? label(context, 'theme.details.summary')),
      content: parts.filter((part) => part !== ownSummary),
    }),
  )
}

/** The children that `<details>` gets: the summary, and the content. */
export function detailsChildren(children: Content, context: CompileContext): ElementContent[] {
  return detailsElement({ children }, context)!.children
}

/**
 * The children with the summary as one of them. Text in the line after `</summary>` puts both in a paragraph,
 * where neither browsers nor components find the summary.
 */
export function hoistSummary(children: readonly ElementContent[]): ElementContent[] {
  if (children.some(isSummary)) return [...children]
  for (const [i, paragraph] of children.entries()) {
    if (paragraph.type !== 'element' || paragraph.tagName !== 'p') continue
    const ownSummary = paragraph.children.find(isSummary)
    if (!ownSummary) continue
    const rest = trimmedStart(paragraph.children.filter((child) => child !== ownSummary))
    const others = children.toSpliced(i, 1, ...(rest.length > 0 ? [{ ...paragraph, children: rest }] : []))
    return [ownSummary, ...others]
  }
  return [...children]
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
