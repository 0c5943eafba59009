// The markup of admonitions (AD-*), for the directive and for the component alike.
// The icon is drawn by CSS.

import type { ElementContent, Properties } from 'hast'

/** The class `alert--…` by keyword (AD-4). */
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

/** The keywords that need no configuration (AD-1). */
export const ADMONITION_KEYWORDS: readonly string[] = [...FAMILIES.keys()]

/** Class and id of an admonition; a keyword of the site's own looks like info (AD-5). */
export function admonitionProperties({
  keyword,
  className,
  id,
}: {
  keyword: string
  className?: string | null | undefined
  id?: string | null | undefined
}): Properties {
  return {
    className: [
      'theme-admonition',
      `theme-admonition-${keyword}`,
      'alert',
      `alert--${FAMILIES.get(keyword) ?? 'info'}`,
      ...(className?.split(/\s+/).filter(Boolean) ?? []),
    ],
    ...(id ? { id } : {}),
  }
}

/** What an admonition is made of. */
export interface AdmonitionParts {
  readonly title: readonly ElementContent[]
  /** Shown in place of the icon of the keyword. */
  readonly icon?: string | undefined
  readonly content: readonly ElementContent[]
}

/** The children of the element: heading and content; an empty content is left out. */
export function admonitionChildren({ title, icon, content }: AdmonitionParts): ElementContent[] {
  const iconElement: ElementContent = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['vl-admonition-icon'] },
    children: icon ? [{ type: 'text', value: icon }] : [],
  }
  const heading: ElementContent = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['vl-admonition-heading'] },
    // One element: the heading lays its children out apart, and would drop the spaces between them.
    children: [iconElement, { type: 'element', tagName: 'span', properties: {}, children: [...title] }],
  }
  if (content.every((child) => child.type === 'text' && !child.value.trim())) return [heading]
  return [
    heading,
    {
      type: 'element',
      tagName: 'div',
      properties: { className: ['vl-admonition-content'] },
      children: [...content],
    },
  ]
}
