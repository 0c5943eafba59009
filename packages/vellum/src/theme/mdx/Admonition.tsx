import type { ReactNode } from 'react'
import {
  ADMONITION_KEYWORDS,
  admonitionMarkup,
  DEFAULT_KEYWORD,
  unknownKeyword,
} from '../../shared/contentMarkup/admonition.js'
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

/**
 * A note, tip or warning. The same markup as `:::note` in Markdown.
 * @example
 * <Admonition type="warning" title="Before you upgrade">
 *   Read the changelog.
 * </Admonition>
 */
export function Admonition({ type, title, icon, id, className, children }: AdmonitionProps) {
  let keyword = type ?? DEFAULT_KEYWORD
  if (!ADMONITION_KEYWORDS.includes(keyword)) {
    // biome-ignore lint/suspicious/noConsole: the author should see it, but it is not worth an error
    console.warn(unknownKeyword(keyword))
    keyword = DEFAULT_KEYWORD
  }
  return markupElement(
    admonitionMarkup<ReactNode>({
      keyword,
      id,
      className,
      title: title === undefined ? defaultTitle(keyword) : shown(title),
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
