import { useLayoutEffect, useRef } from 'react'
import type { LiveBody } from '../../client/context/theme.js'
import type { DocPage as DocPageData, MarkdownPage as MarkdownPageData } from '../../shared/page.js'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { attachToc } from '../behaviours/toc.js'
import { DocPage } from '../pages/DocPage.js'
import { MarkdownPage } from '../pages/MarkdownPage.js'

export interface LiveContentProps {
  /** Data of the page. */
  readonly page: DocPageData | MarkdownPageData
  /** Its compiled body. */
  readonly body: LiveBody
}

/** The content of a document or Markdown page with live components. The module of such a page imports this. */
export function LiveContent({ page, body }: LiveContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  useLayoutEffect(() => attachToc(element.current!, environment), [environment])
  return (
    <div ref={element} className="vl-main">
      {page.type === 'doc' ? <DocPage page={page} body={body} /> : <MarkdownPage page={page} body={body} />}
    </div>
  )
}
