import type { PageBody } from '../../client/context/theme.js'
import type { PostPage as PostPageData } from '../../shared/blogPage.js'
import { Article } from '../parts/Article.js'
import { MainColumn } from '../parts/MainColumn.js'
import { MobileTableOfContents, tocItems } from '../parts/TableOfContents.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { BlogLayout } from './BlogLayout.js'
import { PostItem } from './PostItem.js'
import { PostPaginator } from './PostPaginator.js'

export interface PostPageProps {
  readonly page: PostPageData
  readonly body: PageBody
}

/** A post: its header, its text, its neighbours and its headings. */
export function PostPage({ page, body }: PostPageProps) {
  const toc = tocItems(page.toc, body)
  return (
    <BlogLayout recent={page.recent}>
      <MainColumn toc={toc}>
        <VisibilityNotice notice={page.notice} />
        <PostItem post={page.post} page={page}>
          {toc.length > 0 && <MobileTableOfContents />}
          <Article
            heading={undefined}
            body={body}
            language={page.post.language}
            id="__blog-post-container"
            className="markdown"
          />
        </PostItem>
        <PostPaginator prevItem={page.newer} nextItem={page.older} />
      </MainColumn>
    </BlogLayout>
  )
}
