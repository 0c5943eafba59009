import type { ReactNode } from 'react'
import type { PageBody } from '../../client/context/theme.js'
import { escapeText } from '../../shared/escapeHtml.js'
import { HAS_LIVE_PARTS } from '../../shared/features.js'
import type { ContentLanguage } from '../../shared/pageBase.js'
import { useLiveContent } from '../behaviours/liveContent.js'
import { KEPT_TEXT } from '../frame/keptText.js'
import { MDXContent } from '../mdx/MDXContent.js'
import { ArticleText } from './ArticleText.js'

export interface ArticleProps {
  /** The heading above the body; none if the body has its own. */
  readonly heading: string | undefined
  readonly body: PageBody
  readonly id?: string
  /** @default 'theme-doc-markdown markdown' */
  readonly className?: string
  readonly language?: ContentLanguage | undefined
  /** The body as an element, for parts that are written for Docusaurus: they show their children. */
  readonly children?: ReactNode
}

/** The text of a page. Browsers have it as a component only if it is live; otherwise see StaticContent. */
export function Article({
  heading,
  body,
  language,
  className = 'theme-doc-markdown markdown',
  children,
  ...rest
}: ArticleProps) {
  const element = useLiveContent()
  if (body.type === 'html' && 'isOriginal' in MDXContent) {
    const top = heading === undefined ? '' : `<header><h1>${escapeText(heading)}</h1></header>`
    const attributes = { ...rest, ...language, className }
    if (HAS_LIVE_PARTS && body.isKept) Object.assign(attributes, KEPT_TEXT)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: top + body.html }} />
  }
  return (
    <div {...rest} {...language} ref={element} className={className}>
      {heading !== undefined && (
        <header>
          <h1>{heading}</h1>
        </header>
      )}
      <MDXContent>{children ?? <ArticleText body={body} />}</MDXContent>
    </div>
  )
}
