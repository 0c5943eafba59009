// The markup of `<details>`: it stays the native element. It always has a summary, and its content is in one
// element, whose height can be animated.

import type { Markup, MarkupChild } from './markup.js'

/** Content that opens and closes. */
export interface DetailsInput<Content> {
  /** Attributes of the element. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** A `<summary>`, or what `summaryMarkup` makes. */
  readonly summary: MarkupChild<Content>
  readonly content: Content
}

/** The element of content that opens and closes. */
export function detailsMarkup<Content>({
  attributes,
  summary,
  content,
}: DetailsInput<Content>): Markup<Content> {
  const body = { tag: 'div', attributes: { className: 'vl-details-content' }, children: [{ content }] }
  return { tag: 'details', attributes, children: [summary, body] }
}

/** A summary. */
export function summaryMarkup<Content>(child: MarkupChild<Content>): Markup<Content> {
  return { tag: 'summary', attributes: {}, children: [child] }
}
