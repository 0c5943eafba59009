import type { ComponentType } from 'react'
import type { PageBody } from '../../client/context/theme.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { ListedPost, PostListPage as PostListPageData } from '../../shared/blogPage.js'
import type { BlogLabelId } from '../../shared/labels/blogLabels.js'
import type { ContentLanguage } from '../../shared/pageBase.js'
import { blogLabel } from '../labels/blogLabel.js'
import { contentLabel } from '../labels/contentLabel.js'
import { MainColumn } from '../parts/MainColumn.js'
import { type NeighbourLink, PaginationNav } from '../parts/Pagination.js'
import { TagList } from '../parts/TagList.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { Author } from './Authors.js'
import { BlogLayout } from './BlogLayout.js'
import { PostHeader } from './PostHeader.js'

export interface PostListPageProps {
  readonly page: PostListPageData
  readonly body: PageBody
}

/** Posts with their excerpts: all of the blog, those of a tag, or those of an author. */
export function PostListPage({ page, body }: PostListPageProps) {
  return (
    <BlogLayout recent={page.recent}>
      <MainColumn>
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
        <PaginationNav
          label={blogLabel('theme.blog.paginator.navAriaLabel')}
          previous={neighbour(page.newer, 'theme.blog.paginator.newerEntries')}
          next={neighbour(page.older, 'theme.blog.paginator.olderEntries')}
        />
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

interface ExcerptProps {
  readonly body: PageBody
  readonly index: number
  readonly language: ContentLanguage | undefined
}

function Excerpt({ body, index, language }: ExcerptProps) {
  const attributes = { ...language, className: 'markdown' }
  if (body.type === 'excerpts') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
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

function neighbour(href: string | undefined, titleId: BlogLabelId): NeighbourLink | undefined {
  return href === undefined ? undefined : { href, title: blogLabel(titleId) }
}
