// The markup of admonitions. CSS draws the icon.

import { joinClasses, type Markup, type MarkupChild } from './markup.js'

/** The class `alert--…` by keyword. */
const FAMILIES = new Map([
  ['note', 'secondary'],
  ['secondary', 'secondary'],
  ['tip', 'success'],
  ['success', 'success'],
  ['info', 'info'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'danger'],
])

/** The keywords that need no configuration. */
export const ADMONITION_KEYWORDS: readonly string[] = [...FAMILIES.keys()]

/** The keyword of an admonition without one, and of one whose keyword does not exist. */
export const DEFAULT_KEYWORD = 'info'

/** The message for an author whose keyword does not exist. */
export function unknownKeyword(keyword: string): string {
  return `There is no admonition of the type "${keyword}"; it is shown as "${DEFAULT_KEYWORD}".`
}

/** An admonition. */
export interface AdmonitionInput<Content> {
  readonly keyword: string
  readonly id?: string | null | undefined
  readonly className?: string | null | undefined
  /** `undefined` = none. */
  readonly title: Content | undefined
  /** Instead of the icon of the keyword; `null` = none. */
  readonly icon?: Content | null | undefined
  /** `undefined` = none. */
  readonly content: Content | undefined
}

/** The element of an admonition; a site's own keyword looks like `info`. */
export function admonitionMarkup<Content>(input: AdmonitionInput<Content>): Markup<Content> {
  const { keyword, id, className, title, icon, content } = input
  const family = FAMILIES.get(keyword) ?? 'info'
  const heading: MarkupChild<Content>[] = []
  if (icon !== null) {
    const ownIcon = icon === undefined ? [] : [{ content: icon }]
    heading.push({ tag: 'span', attributes: { className: 'vl-admonition-icon' }, children: ownIcon })
  }
  // One element for the title: the heading is a flex box, and would drop the spaces between its children.
  if (title !== undefined) heading.push({ tag: 'span', attributes: {}, children: [{ content: title }] })
  const children: MarkupChild<Content>[] = []
  if (heading.length > 0)
    children.push({ tag: 'div', attributes: { className: 'vl-admonition-heading' }, children: heading })
  if (content !== undefined)
    children.push({ tag: 'div', attributes: { className: 'vl-admonition-content' }, children: [{ content }] })
  return {
    tag: 'div',
    attributes: {
      className: joinClasses(
        `theme-admonition theme-admonition-${keyword} alert alert--${family}`,
        className,
      ),
      id: id || undefined,
    },
    children,
  }
}
