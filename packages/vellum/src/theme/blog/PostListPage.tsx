import type { ComponentType } from 'react'
import type { PageBody } from '../../client/context/theme.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { ListedPost, PostListPage as PostListPageData } from '../../shared/blogPage.js'
import type { ContentLanguage } from '../../shared/pageBase.js'
import { blogLabel } from '../labels/blogLabel.js'
import { contentLabel } from '../labels/contentLabel.js'
import { TagList } from '../parts/DocFooter.js'
import { PaginationLink } from '../parts/Pagination.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { Author } from './Authors.js'
import { BlogLayout } from './BlogLayout.js'
import { PostHeader } from './PostHeader.js'

export interface PostListPageProps {
  readonly page: PostListPageData
  readonly body: PageBody
}

/** Posts with their beginnings: all of the blog, those of a tag, or those of an author. */
export function PostListPage({ page, body }: PostListPageProps) {
  return (
    <BlogLayout recent={page.recent}>
      <main className="vl-doc vl-doc--wide">
        <div className="vl-doc-column">
          <VisibilityNotice notice={page.notice} />
          <ListHeader page={page} />
          {page.posts.length === 0 && <p>{blogLabel('theme.blog.author.noPosts')}</p>}
          {page.posts.map((post, index) => (
            <article key={post.href} className="vl-post">
              <PostHeader post={post} />
              <Excerpt body={body} index={index} language={post.language} />
              <ListedFooter post={post} />
            </article>
          ))}
          <ListNeighbours newer={page.newer} older={page.older} />
        </div>
      </main>
    </BlogLayout>
  )
}

function ListHeader({ page }: { page: PostListPageData }) {
  const { of, heading, description, author, allHref } = page
  // The usual description says no more than the title.
  const says = description !== undefined && description !== heading
  return (
    <header className="vl-index-header">
      <h1>{heading}</h1>
      {author && <Author author={{ ...author, name: undefined }} />}
      {says && <p>{description}</p>}
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

interface ExcerptProps {
  readonly body: PageBody
  readonly index: number
  readonly language: ContentLanguage | undefined
}

function Excerpt({ body, index, language }: ExcerptProps) {
  const attributes = { ...language, className: 'markdown' }
  if (body.type === 'excerpts') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler gives HTML
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: body.html[index] ?? '' }} />
  }
  if (body.type !== 'component') return null
  const Component = body.Component as ComponentType<{ index: number } & typeof attributes>
  return <Component index={index} {...attributes} />
}

function ListedFooter({ post: { title, href, tags, truncated } }: { post: ListedPost }) {
  if (tags.length === 0 && !truncated) return null
  return (
    <footer className="vl-post-footer vl-post-footer--listed">
      {tags.length > 0 && (
        <div className="theme-blog-footer-tags-row">
          <TagList tags={tags} />
        </div>
      )}
      {truncated && (
        <Anchor
          href={href}
          className="vl-read-more"
          aria-label={blogLabel('theme.blog.post.readMoreLabel', { title })}
        >
          {blogLabel('theme.blog.post.readMore')}
        </Anchor>
      )}
    </footer>
  )
}

function ListNeighbours({ newer, older }: Pick<PostListPageData, 'newer' | 'older'>) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav className="pagination-nav" aria-label={blogLabel('theme.blog.paginator.navAriaLabel')}>
      {newer !== undefined && (
        <PaginationLink
          link={{ title: blogLabel('theme.blog.paginator.newerEntries'), href: newer }}
          direction="prev"
        />
      )}
      {older !== undefined && (
        <PaginationLink
          link={{ title: blogLabel('theme.blog.paginator.olderEntries'), href: older }}
          direction="next"
        />
      )}
    </nav>
  )
}
