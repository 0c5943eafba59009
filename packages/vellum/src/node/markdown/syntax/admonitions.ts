// The markup of admonitions, for the directive and the component. CSS draws the icon.

import type { ElementContent, Properties } from 'hast'

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

/** Class and id of an admonition; a site's own keyword looks like `info`. */
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

/** The content of an admonition. */
export interface AdmonitionParts {
  readonly title: readonly ElementContent[]
  /** Shown instead of the icon of the keyword. */
  readonly icon?: string | undefined
  readonly content: readonly ElementContent[]
}

/** The children of the element: the heading, and the content unless it is empty. */
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
    // One element for the title: the heading is a flex box, and would drop the spaces between its children.
    children: isBlank(title)
      ? [iconElement]
      : [iconElement, { type: 'element', tagName: 'span', properties: {}, children: [...title] }],
  }
  if (isBlank(content)) return [heading]
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

function isBlank(content: readonly ElementContent[]): boolean {
  return content.every((child) => child.type === 'text' && !child.value.trim())
}
