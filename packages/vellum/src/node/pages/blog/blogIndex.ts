// The blog, as far as its pages need it: posts by id, years in the calendar of the locale.

import type { SiteConfig } from '../../config/siteConfig.js'
import type { Blog, BlogPost } from '../../content/blog/blog.js'
import type { SiteModel } from '../../content/loadSiteModel.js'

/** A blog and its posts. */
export interface BlogIndex {
  readonly blog: Blog
  readonly post: (id: string) => BlogPost
  /** The year of a date, in UTC, in the calendar of the locale. */
  readonly yearOf: (date: number) => string
}

/** Makes the index of a blog. */
export function createBlogIndex({
  config,
  model,
  blog,
}: {
  config: SiteConfig
  model: Pick<SiteModel, 'locale'>
  blog: Blog
}): BlogIndex {
  const posts = new Map(blog.posts.map((post) => [post.id, post]))
  const { calendar = 'gregory' } = config.i18n.localeConfigs[model.locale] ?? {}
  const yearOf = new Intl.DateTimeFormat(model.locale, { year: 'numeric', timeZone: 'UTC', calendar }).format
  return {
    blog,
    post: (id) => {
      const post = posts.get(id)
      if (!post) throw new Error(`The model has no post ${id}, which a route names.`)
      return post
    },
    yearOf,
  }
}
