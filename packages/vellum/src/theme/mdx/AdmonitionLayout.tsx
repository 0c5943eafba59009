import type { ReactNode } from 'react'
import { admonitionMarkup, DEFAULT_KEYWORD } from '../../shared/contentMarkup/admonition.js'
import { contentLabel, isContentLabelId } from '../labels/contentLabel.js'
import { markupElement } from './markupElement.js'

export interface AdmonitionProps {
  /** Keyword of the admonition. @default 'info', as for an unknown type */
  readonly type?: string
  /** `null` for none. @default the type's name */
  readonly title?: ReactNode
  /** `null` for none. @default that of the type */
  readonly icon?: ReactNode
  /** Id of the element. */
  readonly id?: string
  /** Class of the element. */
  readonly className?: string
  /** Content. */
  readonly children?: ReactNode
}

/** The markup of every type of admonition that the theme has. */
export function AdmonitionLayout({
  type = DEFAULT_KEYWORD,
  title,
  icon,
  id,
  className,
  children,
}: AdmonitionProps) {
  return markupElement(
    admonitionMarkup<ReactNode>({
      keyword: type,
      id,
      className,
      title: title === undefined ? defaultTitle(type) : shown(title),
      icon: icon === undefined ? undefined : (shown(icon) ?? null),
      content: shown(children),
    }),
  )
}

/** The node, unless it shows nothing. */
function shown(node: ReactNode): ReactNode {
  if (node === null || typeof node === 'boolean') return undefined
  return typeof node === 'string' && !node.trim() ? undefined : node
}

/** The label of the type in the locale of the site; the keyword itself for a type without one. */
function defaultTitle(type: string): string {
  const id = `theme.admonition.${type}`
  return isContentLabelId(id) ? contentLabel(id) : type
}
