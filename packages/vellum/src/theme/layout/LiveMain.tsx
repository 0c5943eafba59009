import { useLayoutEffect, useRef } from 'react'
import type { LiveBody } from '../../client/context/theme.js'
import type { DocPage as DocPageData, MarkdownPage as MarkdownPageData } from '../../shared/page.js'
import { usePlace } from '../behaviours/place.js'
import { attachToc } from '../behaviours/toc.js'
import { DocPage } from '../pages/DocPage.js'
import { MarkdownPage } from '../pages/MarkdownPage.js'

export interface LiveMainProps {
  readonly page: DocPageData | MarkdownPageData
  readonly body: LiveBody
}

/** The content of a page with live components. The module of such a page brings it along. */
export function LiveMain({ page, body }: LiveMainProps) {
  const element = useRef<HTMLDivElement>(null)
  const place = usePlace()
  useLayoutEffect(() => attachToc(element.current!, place), [place])
  return (
    <div ref={element} className="vl-main">
      {page.type === 'doc' ? <DocPage page={page} body={body} /> : <MarkdownPage page={page} body={body} />}
    </div>
  )
}
