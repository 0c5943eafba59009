// The pages that list posts: all of them, those of a tag, those of an author.

import type { ListedPost, PostListPage } from '../../../shared/blogPage.js'
import type { BlogRoute } from '../../content/blog/blogRoutes.js'
import type { PostList } from '../../content/blog/postList.js'
import { known } from '../modelIndex.js'
import { authorData, type BlogPageContext, blogPageBase, postSummary } from './blogPageContext.js'

type ListRoute = Extract<BlogRoute, { type: 'post-list' }>

/** The data of one page of a list. */
export function postListPage(page: BlogPageContext, route: ListRoute): PostListPage {
  switch (route.of) {
    case 'blog':
      return allPostsPage(page, route)
    case 'tag':
      return tagPostsPage(page, route)
    case 'author':
      return authorPostsPage(page, route)
  }
}

function allPostsPage(page: BlogPageContext, route: ListRoute): PostListPage {
  const { blog } = page.blog
  return {
    ...listedPosts(page, listAt(blog.lists, route.page)),
    ...blogPageBase(page, {
      // A blog at the root is the site: its title is the site's.
      title: blog.path === '/' ? '' : blog.title,
      description: blog.description,
      classNames: ['blog-list-page'],
      search: { tag: 'blog_posts_list', version: undefined },
    }),
    of: 'blog',
    heading: blog.title,
    allHref: undefined,
    author: undefined,
  }
}

function tagPostsPage(page: BlogPageContext, route: ListRoute): PostListPage {
  const { blog } = page.blog
  const { labels, urls } = page.context
  const tag = known(
    blog.tags.find(({ permalink }) => permalink === route.id),
    `tag ${route.id}`,
  )
  const heading = labels.text('theme.blog.tagTitle', {
    nPosts: labels.plural('theme.blog.post.plurals', tag.count),
    tagName: tag.label,
  })
  return {
    ...listedPosts(page, listAt(tag.lists, route.page)),
    ...blogPageBase(page, {
      title: heading,
      description: tag.description,
      classNames: ['blog-tags-post-list-page'],
      notice: tag.unlisted ? 'unlisted' : undefined,
      search: { tag: 'blog_tags_posts', version: undefined },
    }),
    of: 'tag',
    heading,
    allHref: urls.href(blog.tagsPath),
    author: undefined,
  }
}

function authorPostsPage(page: BlogPageContext, route: ListRoute): PostListPage {
  const { blog } = page.blog
  const { labels, urls } = page.context
  const author = known(
    blog.authors.find(({ key }) => key === route.id),
    `author ${route.id}`,
  )
  const name = author.name ?? author.key
  return {
    ...listedPosts(page, listAt(author.lists, route.page)),
    ...blogPageBase(page, {
      title: labels.text('theme.blog.author.pageTitle', {
        authorName: name,
        nPosts: labels.plural('theme.blog.post.plurals', author.count),
      }),
      description: author.description,
      classNames: ['blog-authors-posts-page'],
      search: { tag: 'blog_authors_posts', version: undefined },
    }),
    of: 'author',
    heading: name,
    allHref: urls.href(blog.authorsPath),
    // This is the author's page, so the name links to their own URL.
    author: authorData(page, { ...author, permalink: undefined }),
  }
}

function listAt(lists: readonly PostList[], page: number): PostList {
  return known(lists[page - 1], `page ${page} of a list`)
}

function listedPosts(
  page: BlogPageContext,
  list: PostList,
): Pick<PostListPage, 'type' | 'posts' | 'newer' | 'older' | 'recent'> {
  const { context, blog } = page
  const final = (path: string | undefined) => (path === undefined ? undefined : context.urls.href(path))
  return {
    type: 'post-list',
    posts: list.posts.map((id): ListedPost => {
      const post = blog.post(id)
      return { ...postSummary(page, post), truncated: post.excerptEnd !== undefined }
    }),
    newer: final(list.newer),
    older: final(list.older),
    recent: blog.recent?.on(page.path),
  }
}
