import type { PageBody } from '../../client/context/theme.js'
import type { PostPage as PostPageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { Article } from '../parts/Article.js'
import { EditMeta, hasEditMeta } from '../parts/EditMeta.js'
import { MainColumn } from '../parts/MainColumn.js'
import { PaginationNav } from '../parts/Pagination.js'
import { MobileTableOfContents, tocItems } from '../parts/TableOfContents.js'
import { TagList } from '../parts/TagList.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { BlogLayout } from './BlogLayout.js'
import { PostHeader } from './PostHeader.js'

export interface PostPageProps {
  readonly page: PostPageData
  readonly body: PageBody
}

/** A post: its header, its text, its neighbours and its headings. */
export function PostPage({ page, body }: PostPageProps) {
  const toc = tocItems(page.toc, body)
  const { newer, older } = page
  return (
    <BlogLayout recent={page.recent}>
      <MainColumn toc={toc}>
        <VisibilityNotice notice={page.notice} />
        <article>
          <PostHeader post={page.post} isPage />
          {toc.length > 0 && <MobileTableOfContents />}
          <Article
            heading={undefined}
            body={body}
            language={page.post.language}
            id="__blog-post-container"
            className="markdown"
          />
          <PostFooter page={page} />
        </article>
        <PaginationNav
          label={blogLabel('theme.blog.post.paginator.navAriaLabel')}
          previous={newer && { ...newer, caption: blogLabel('theme.blog.post.paginator.newerPost') }}
          next={older && { ...older, caption: blogLabel('theme.blog.post.paginator.olderPost') }}
        />
      </MainColumn>
    </BlogLayout>
  )
}

function PostFooter({ page }: { page: PostPageData }) {
  const { tags } = page.post
  if (tags.length === 0 && !hasEditMeta(page)) return null
  return (
    <footer className="vl-post-footer">
      {tags.length > 0 && (
        <div className="theme-blog-footer-tags-row">
          <TagList tags={tags} />
        </div>
      )}
      <EditMeta page={page} className="theme-blog-footer-edit-meta-row" />
    </footer>
  )
}
