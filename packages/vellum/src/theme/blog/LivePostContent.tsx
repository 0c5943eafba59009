import { useLayoutEffect, useRef } from 'react'
import type { LiveBody } from '../../client/context/theme.js'
import type { PostListPage as PostListPageData, PostPage as PostPageData } from '../../shared/blogPage.js'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { enhanceContent } from '../behaviours/enhanceContent.js'
import { attachToc } from '../behaviours/toc.js'
import { PostLists } from './PostLists.js'
import { PostPage } from './PostPage.js'

export interface LivePostContentProps {
  /** Data of the page. */
  readonly page: PostPageData | PostListPageData
  /** Its compiled body. */
  readonly body: LiveBody
}

/** The content of a post with live components, or of a list with such a post. Its module imports this. */
export function LivePostContent({ page, body }: LivePostContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  const isList = page.type === 'post-list'
  useLayoutEffect(() => attachToc(element.current!, environment), [environment])
  useLayoutEffect(() => {
    // The article of a single post enhances its content itself.
    return isList ? enhanceContent(element.current!, { environment, isLive: true }) : undefined
  }, [environment, isList])
  return (
    <div ref={element} className="vl-main">
      {page.type === 'post' ? <PostPage page={page} body={body} /> : <PostLists page={page} body={body} />}
    </div>
  )
}
