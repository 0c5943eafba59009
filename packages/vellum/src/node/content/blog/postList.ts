// The pages of a list of posts: of all posts, of a tag, of an author.

import { posix } from 'node:path'

/** One page of a list. */
export interface PostList {
  /** The path without the site's base: `/blog/page/2` */
  readonly path: string
  /** The number of the page, from 1. */
  readonly page: number
  readonly pages: number
  /** The ids of its posts. */
  readonly posts: readonly string[]
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** Puts posts on pages: `/blog`, `/blog/page/2` …. A list without posts has no page. */
export function paginate(
  posts: readonly string[],
  { path, pageBasePath, size }: { path: string; pageBasePath: string; size: number | 'ALL' },
): PostList[] {
  const perPage = size === 'ALL' ? posts.length : size
  const pages = posts.length === 0 ? 0 : Math.ceil(posts.length / perPage)
  const pathOf = (page: number) => (page === 1 ? path : posix.join(path, pageBasePath, String(page)))
  return Array.from({ length: pages }, (_, i) => ({
    path: pathOf(i + 1),
    page: i + 1,
    pages,
    posts: posts.slice(i * perPage, (i + 1) * perPage),
    newer: i === 0 ? undefined : pathOf(i),
    older: i + 1 === pages ? undefined : pathOf(i + 2),
  }))
}

/** The one page of a list without posts. */
export function emptyList(path: string): PostList {
  return { path, page: 1, pages: 1, posts: [], newer: undefined, older: undefined }
}
