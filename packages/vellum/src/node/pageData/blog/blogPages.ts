// The pages of a blog from their routes: everything that they show besides the bodies of posts.

import type { PostArchivePage, PostAuthorsPage, PostListPage, PostPage } from '../../../shared/blogPage.js'
import type { TagListPage } from '../../../shared/page.js'
import type { PageLink } from '../../../shared/pageBase.js'
import type { BlogPost } from '../../content/blog/blog.js'
import type { BlogRoute } from '../../content/blog/blogRoutes.js'
import type { Post } from '../../content/blog/post.js'
import type { ModelIndex } from '../modelIndex.js'
import { type CompiledParts, lastUpdateText, noticeOf, tocOf } from '../pageParts.js'
import { authorData, type BlogPageContext, blogPageBase, dateText, postSummary } from './blogPageContext.js'
import { postListPage } from './postListPage.js'
import { postsByYear } from './postsByYear.js'

/** Which page. */
export interface BlogPageInput {
  readonly context: ModelIndex
  readonly route: BlogRoute & { readonly path: string }
  /** What the compiler found in a post. */
  readonly compiled: CompiledParts
}

/** The data of a page of the blog. */
export function makeBlogPage({
  context,
  route,
  compiled,
}: BlogPageInput): PostPage | PostListPage | TagListPage | PostAuthorsPage | PostArchivePage {
  const page = { context, blog: context.blog(route.blogId), path: context.urls.href(route.path) }
  switch (route.type) {
    case 'post':
      return postPage(page, { post: page.blog.post(route.id), compiled })
    case 'post-list':
      return postListPage(page, route)
    case 'post-tags':
      return tagsPage(page)
    case 'post-authors':
      return authorsPage(page)
    case 'post-archive':
      return archivePage(page)
  }
}

function postPage(
  page: BlogPageContext,
  { post, compiled }: { post: BlogPost; compiled: CompiledParts },
): PostPage {
  const {
    context,
    blog: { blog },
  } = page
  const { frontMatter } = post
  const link = (other: Post | undefined): PageLink | undefined =>
    other && { title: other.title, href: context.urls.href(other.permalink) }
  return {
    type: 'post',
    ...blogPageBase(page, {
      title: frontMatter.title_meta ?? post.title,
      description: post.description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: ['blog-post-page'],
      headTags: compiled?.headTags ?? [],
      notice: noticeOf({ ...frontMatter, scheduled: post.scheduled }),
    }),
    post: postSummary(page, post),
    toc: tocOf({ frontMatter, compiled, context }),
    editUrl: post.editUrl,
    lastUpdate: lastUpdateText(post, context),
    newer: link(post.newer),
    older: link(post.older),
    blog: { title: blog.title, href: context.urls.href(blog.path) },
    recent: page.blog.recent?.on(page.path),
  }
}

function tagsPage(page: BlogPageContext): TagListPage {
  const { urls, labels } = page.context
  return {
    type: 'tags',
    ...blogPageBase(page, {
      title: labels.text('theme.tags.tagsPageTitle'),
      classNames: ['blog-tags-list-page'],
      search: { tag: 'blog_tags_list', version: undefined },
    }),
    tags: page.blog.blog.tags
      .filter(({ unlisted }) => !unlisted)
      .map(({ label, permalink, count }) => ({ label, href: urls.href(permalink), count })),
  }
}

function authorsPage(page: BlogPageContext): PostAuthorsPage {
  return {
    type: 'post-authors',
    ...blogPageBase(page, {
      title: page.context.labels.text('theme.blog.authorsList.pageTitle'),
      classNames: ['blog-authors-list-page'],
      search: { tag: 'blog_authors_list', version: undefined },
    }),
    authors: page.blog.blog.authors.map((author) => ({
      ...authorData(page, author),
      description: author.description,
      count: author.count,
    })),
    recent: page.blog.recent?.on(page.path),
  }
}

function archivePage(page: BlogPageContext): PostArchivePage {
  const { context, blog } = page
  return {
    type: 'post-archive',
    ...blogPageBase(page, {
      title: context.labels.text('theme.blog.archive.title'),
      description: context.labels.text('theme.blog.archive.description'),
      classNames: ['blog-archive-page'],
    }),
    years: postsByYear(blog.blog.listed, {
      yearOf: blog.yearOf,
      show: ({ title, permalink, date }) => ({
        title,
        href: context.urls.href(permalink),
        date: dateText(date, context),
      }),
    }),
  }
}
