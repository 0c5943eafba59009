// The data of the blog for its pages: posts by id, years in the calendar of the locale, recent posts.

import { BLOG_LIST } from '../../../shared/sidebar.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { Blog, BlogPost } from '../../content/blog/blog.js'
import type { SiteModel } from '../../content/loadSiteModel.js'
import { dateFormat } from '../dateFormat.js'
import type { RouteUrls } from '../links/routeUrls.js'
import { createRecentPosts, type RecentPostsIndex } from './recentPosts.js'

/** A blog and its posts. */
export interface BlogIndex {
  readonly blog: Blog
  readonly post: (id: string) => BlogPost
  /** Posts by their id. */
  readonly posts: ReadonlyMap<string, BlogPost>
  /** Replaces a post whose text was edited. */
  readonly replacePost: (post: BlogPost) => void
  /** The year of a date, in UTC, in the calendar of the locale. */
  readonly yearOf: (date: number) => string
  /** Undefined if the site disables the column. */
  readonly recent: RecentPostsIndex | undefined
  /** Identifies the list of its recent posts among the lists of the site. */
  readonly listId: string
}

/** Makes the index of a blog. */
export function createBlogIndex({
  config,
  model,
  blog,
  urls,
}: {
  config: SiteConfig
  model: Pick<SiteModel, 'locale'>
  blog: Blog
  urls: RouteUrls
}): BlogIndex {
  const posts = new Map(blog.posts.map((post) => [post.id, post]))
  const yearOf = dateFormat(config, model.locale, { year: 'numeric' })
  return {
    blog,
    posts,
    replacePost: (post) => void posts.set(post.id, post),
    post: (id) => {
      const post = posts.get(id)
      if (!post) throw new Error(`The model has no post ${id}, which a route names.`)
      return post
    },
    yearOf,
    recent: createRecentPosts(blog, { urls, yearOf }),
    listId: blog.id === 'default' ? BLOG_LIST : `${BLOG_LIST}-${blog.id}`,
  }
}
