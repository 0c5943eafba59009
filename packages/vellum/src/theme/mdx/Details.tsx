import { Children, type ComponentProps, isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { detailsMarkup, summaryMarkup } from '../../shared/contentMarkup/details.js'
import { attachDetails } from '../behaviours/details.js'
import { contentLabel } from '../labels/contentLabel.js'
import { markupElement } from './markupElement.js'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'summary' | 'ref'> {
  /** A `<summary>` or its content; else the `<summary>` among the children. */
  readonly summary?: ReactNode
}

/**
 * Content that opens and closes; all of it is in the served HTML.
 * @example
 * <Details summary="How it is measured">On two cores, three times.</Details>
 */
export function Details({ summary, children, ...attributes }: DetailsProps) {
  const parts = Children.toArray(children)
  const ownSummary = summary === undefined || summary === null ? parts.find(isSummary) : undefined
  const content = summary ?? ownSummary ?? contentLabel('theme.details.summary')
  const element = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => attachDetails(element.current!), [])
  return markupElement(
    detailsMarkup<ReactNode>({
      attributes,
      summary: isSummary(content) ? { content } : summaryMarkup({ content }),
      content: parts.filter((part) => part !== ownSummary),
    }),
    // A visitor may have opened it before the script was loaded.
    { ref: element, suppressHydrationWarning: true },
  )
}

function isSummary(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'summary'
}
