import { useLayoutEffect, useRef } from 'react'
import type { LiveBody } from '../../client/context/theme.js'
import type { PostListPage as PostListPageData, PostPage as PostPageData } from '../../shared/blogPage.js'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { enhanceContent } from '../behaviours/enhanceContent.js'
import { attachToc } from '../behaviours/toc.js'
import { PostListPage } from './PostListPage.js'
import { PostPage } from './PostPage.js'

export interface LivePostContentProps {
  readonly page: PostPageData | PostListPageData
  readonly body: LiveBody
}

/** A post with live components, or a list with such a post. Its module brings it along. */
export function LivePostContent({ page, body }: LivePostContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  const isList = page.type === 'post-list'
  useLayoutEffect(() => {
    const container = element.current!
    // The text of a post does it itself.
    const ends = [
      attachToc(container, environment),
      ...(isList ? [enhanceContent(container, environment, { isLive: true })] : []),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [environment, isList])
  return (
    <div ref={element} className="vl-main">
      {page.type === 'post' ? <PostPage page={page} body={body} /> : <PostListPage page={page} body={body} />}
    </div>
  )
}
