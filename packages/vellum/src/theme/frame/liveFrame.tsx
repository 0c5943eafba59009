// Pages whose text is HTML and whose frame, all that is around the text, is rendered in browsers, because a part of the
// site in it has state. Only browsers that show such a page load this code.

import { type ComponentType, useLayoutEffect, useMemo, useRef } from 'react'
import type { PageBody } from '../../client/context/theme.js'
import { TEXT_ATTRIBUTE } from '../../shared/keptHtml.js'
import type { PageData } from '../../shared/page.js'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { enhanceContent } from '../behaviours/enhanceContent.js'
import { attachToc } from '../behaviours/liveToc.js'

/** What shows a kind of page. */
type FramePage<Page> = ComponentType<{ readonly page: Page; readonly body: PageBody }>

/** The content of pages of one kind, with their frame as components. */
export function liveFrame<Page extends PageData>(
  Content: FramePage<Page>,
): ComponentType<{ readonly page: Page }> {
  return function LiveFrame({ page }: { readonly page: Page }) {
    const element = useRef<HTMLDivElement>(null)
    const environment = useContentEnvironment()
    const body = useMemo(() => keptBody(page), [page])
    useLayoutEffect(() => enhanceContent(element.current!, { environment, isLive: true }), [environment])
    useLayoutEffect(() => attachToc(element.current!, environment), [environment])
    return (
      <div ref={element} className="vl-main">
        <Content page={page} body={body} />
      </div>
    )
  }
}

/** The text of a page: from its data, or from the document that has it. */
function keptBody(page: PageData): PageBody {
  const texts = page.kept?.texts ?? servedTexts(page)
  if (page.type === 'post-list') return { type: 'excerpts', html: texts, isKept: true }
  return texts[0] === undefined ? { type: 'none' } : { type: 'html', html: texts[0], isKept: true }
}

function servedTexts(page: PageData): string[] {
  const texts = [...document.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)].map(({ innerHTML }) => innerHTML)
  // The element of a text has the heading, too, unless something is around the text.
  const hasHeading = 'heading' in page && page.heading !== undefined
  return hasHeading ? texts.map((text) => text.replace(/^<header><h1>.*?<\/h1><\/header>/s, '')) : texts
}
