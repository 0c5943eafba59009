import type { PageBody } from '../../client/context/theme.js'
import { HAS_LIVE_PARTS } from '../../shared/features.js'
import { KEPT_TEXT } from '../frame/keptText.js'

export interface ArticleTextProps {
  readonly body: PageBody
}

/** The body of a page, without a heading and without the element around it. */
export function ArticleText({ body }: ArticleTextProps) {
  if (body.type === 'component') return <body.Component />
  if (body.type !== 'html') return null
  const attributes = HAS_LIVE_PARTS && body.isKept ? KEPT_TEXT : undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: body.html }} />
}
