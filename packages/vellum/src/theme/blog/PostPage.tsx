import type { PageBody } from '../../client/context/theme.js'
import type { PostPage as PostPageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { Article } from '../parts/Article.js'
import { classNames } from '../parts/classNames.js'
import { EditLink, LastUpdated, TagList } from '../parts/DocFooter.js'
import { PaginationLink } from '../parts/Pagination.js'
import { MobileTableOfContents, TableOfContents, tocItems } from '../parts/TableOfContents.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { BlogLayout } from './BlogLayout.js'
import { PostHeader } from './PostHeader.js'

export interface PostPageProps {
  readonly page: PostPageData
  readonly body: PageBody
}

/** A post: what it is, its text, its neighbours, and its headings. */
export function PostPage({ page, body }: PostPageProps) {
  const toc = tocItems(page.toc, body)
  return (
    <BlogLayout recent={page.recent}>
      <main className={classNames('vl-doc', toc.length === 0 && 'vl-doc--wide')}>
        <div className="vl-doc-column">
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
          <PostNeighbours newer={page.newer} older={page.older} />
        </div>
        {toc.length > 0 && <TableOfContents items={toc} />}
      </main>
    </BlogLayout>
  )
}

function PostFooter({ page: { post, editUrl, lastUpdate } }: { page: PostPageData }) {
  const changed = lastUpdate && (lastUpdate.date || lastUpdate.author !== undefined)
  if (post.tags.length === 0 && editUrl === undefined && !changed) return null
  return (
    <footer className="vl-post-footer">
      {post.tags.length > 0 && (
        <div className="theme-blog-footer-tags-row">
          <TagList tags={post.tags} />
        </div>
      )}
      {(editUrl !== undefined || changed) && (
        <div className="theme-blog-footer-edit-meta-row vl-doc-meta">
          {editUrl !== undefined && <EditLink href={editUrl} />}
          {changed && <LastUpdated lastUpdate={lastUpdate} />}
        </div>
      )}
    </footer>
  )
}

function PostNeighbours({ newer, older }: Pick<PostPageData, 'newer' | 'older'>) {
  if (!newer && !older) return null
  return (
    <nav className="pagination-nav" aria-label={blogLabel('theme.blog.post.paginator.navAriaLabel')}>
      {newer && (
        <PaginationLink
          link={newer}
          caption={blogLabel('theme.blog.post.paginator.newerPost')}
          direction="prev"
        />
      )}
      {older && (
        <PaginationLink
          link={older}
          caption={blogLabel('theme.blog.post.paginator.olderPost')}
          direction="next"
        />
      )}
    </nav>
  )
}
