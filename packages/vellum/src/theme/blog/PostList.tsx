import type { PageBody } from '../../client/context/theme.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostListPage as PostListPageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { contentLabel } from '../labels/contentLabel.js'
import { MainColumn } from '../parts/MainColumn.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { Author } from './Authors.js'
import { BlogLayout } from './BlogLayout.js'
import { PostItems } from './PostItems.js'
import { PostListPaginator } from './PostListPaginator.js'

export interface PostListProps {
  readonly page: PostListPageData
  /** The excerpts. */
  readonly body: PageBody
}

/** Posts with their excerpts: all of the blog, those of a tag, or those of an author. */
export function PostList({ page, body }: PostListProps) {
  const { posts, newer, older } = page
  return (
    <BlogLayout recent={page.recent}>
      <MainColumn>
        <VisibilityNotice notice={page.notice} />
        <ListHeader page={page} />
        {posts.length === 0 && <p>{blogLabel('theme.blog.author.noPosts')}</p>}
        <PostItems items={posts} body={body} />
        <PostListPaginator metadata={{ previousPage: newer, nextPage: older }} />
      </MainColumn>
    </BlogLayout>
  )
}

function ListHeader({ page }: { page: PostListPageData }) {
  const { of, heading, description, author, allHref } = page
  // The default description repeats the title.
  const hasDescription = description !== undefined && description !== heading
  return (
    <header className="vl-index-header">
      <h1>{heading}</h1>
      {author && <Author author={{ ...author, name: undefined }} />}
      {hasDescription && <p>{description}</p>}
      {allHref !== undefined && (
        <Anchor href={allHref}>
          {of === 'tag'
            ? contentLabel('theme.tags.tagsPageLink')
            : blogLabel('theme.blog.authorsList.viewAll')}
        </Anchor>
      )}
    </header>
  )
}
