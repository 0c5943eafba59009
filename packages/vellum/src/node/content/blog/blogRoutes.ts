// The routes of a blog.

import type { Blog } from './blog.js'
import type { PostList } from './postList.js'

/** What a page of the blog is about. */
export type BlogRoute = { readonly blogId: string } /** `id` is that of the post. */ & (
  | { readonly type: 'post'; readonly id: string }
  /** `id` is the permalink of the tag, or the key of the author. */
  | {
      readonly type: 'post-list'
      readonly of: 'blog' | 'tag' | 'author'
      readonly id: string
      readonly page: number
    }
  | { readonly type: 'post-tags' | 'post-authors' | 'post-archive' }
)

/** Every route, in a stable order. */
export function blogRoutes(blog: Blog): (BlogRoute & { readonly path: string; readonly source: string })[] {
  const { id: blogId } = blog
  const lists = (
    all: readonly PostList[],
    about: { of: 'blog' | 'tag' | 'author'; id: string; name: string },
  ) =>
    all.map(({ path, page }) => ({
      type: 'post-list' as const,
      blogId,
      of: about.of,
      id: about.id,
      page,
      path,
      source: page === 1 ? about.name : `page ${page} of ${about.name}`,
    }))
  const name = blogId === 'default' ? 'the blog' : `the blog "${blogId}"`
  const hasListedTags = blog.tags.length > 0
  return [
    ...lists(blog.lists, { of: 'blog', id: '', name }),
    ...blog.posts.map(({ permalink, source, id }) => ({
      type: 'post' as const,
      blogId,
      id,
      path: permalink,
      source,
    })),
    ...(blog.archivePath === undefined
      ? []
      : [
          { type: 'post-archive' as const, blogId, path: blog.archivePath, source: `the archive of ${name}` },
        ]),
    ...(hasListedTags
      ? [{ type: 'post-tags' as const, blogId, path: blog.tagsPath, source: `the tags of ${name}` }]
      : []),
    ...blog.tags.flatMap((tag) =>
      lists(tag.lists, { of: 'tag', id: tag.permalink, name: `the tag "${tag.label}" of ${name}` }),
    ),
    ...(blog.authors.length > 0
      ? [{ type: 'post-authors' as const, blogId, path: blog.authorsPath, source: `the authors of ${name}` }]
      : []),
    ...blog.authors.flatMap((author) =>
      lists(author.lists, { of: 'author', id: author.key, name: `the author "${author.key}" of ${name}` }),
    ),
  ]
}
