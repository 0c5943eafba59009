// The column of recent posts, and the same posts for the drawer of small screens. If there are many posts, a
// page has the neighbours of its own and a link for each year; browsers fetch the whole list once, as a file.

import type { RecentPosts } from '../../../shared/blogPage.js'
import { escapeText } from '../../../shared/escapeHtml.js'
import type { PageLink } from '../../../shared/pageBase.js'
import type { SidebarItem } from '../../../shared/sidebar.js'
import { normalPath } from '../../../shared/url.js'
import type { Blog } from '../../content/blog/blog.js'
import type { RouteUrls } from '../links/routeUrls.js'
import { type PreparedSidebar, prepareSidebar } from '../pageSidebar.js'
import { postsByYear } from './postsByYear.js'

/** The recent posts of a blog, for all of its pages. */
export interface RecentPostsIndex {
  /** The recent posts that the page with that path shows. */
  readonly on: (path: string) => RecentPosts
  /** All recent posts for the drawer, if pages show only a part. */
  readonly list: PreparedSidebar | undefined
}

/** Up to this many posts are on each page. */
const PAGE_LIMIT = 100
/** The number of posts in a group; the group of the newest has up to twice as many. */
const GROUP = 50

/** Whether pages show only a part of the posts. */
export function hasManyRecentPosts({ recent }: Blog): boolean {
  return recent !== undefined && recent.posts.length > PAGE_LIMIT
}

/** Makes the index of a blog; undefined if the site disables the column. */
export function createRecentPosts(
  blog: Blog,
  { urls, yearOf }: { urls: RouteUrls; yearOf: (date: number) => string },
): RecentPostsIndex | undefined {
  const { recent, archivePath } = blog
  if (!recent) return undefined
  const { title, posts } = recent
  const years = postsByYear(posts, {
    yearOf,
    show: (post): PageLink => ({
      title: post.frontMatter.sidebar_label ?? post.title,
      href: urls.href(post.permalink),
    }),
  })
  if (!hasManyRecentPosts(blog)) return { on: () => ({ title, years }), list: undefined }

  const links = years.flatMap((year) => year.posts)
  const indexes = new Map(links.map(({ href }, index) => [normalPath(href), index]))
  const linkTo = (year: string, [first]: readonly PageLink[]) =>
    archivePath === undefined ? first!.href : `${urls.href(archivePath)}#${encodeURIComponent(year)}`
  const starts = years.map((_, at) => years.slice(0, at).reduce((sum, year) => sum + year.posts.length, 0))
  return {
    on: (path) => {
      const [from, to] = groupOf(indexes.get(normalPath(path)) ?? 0, links.length)
      return {
        title,
        years: years.map(({ year, posts }, at) => {
          const start = starts[at]!
          const shown = posts.slice(Math.max(0, from - start), Math.max(0, to - start))
          return shown.length === posts.length
            ? { year, posts }
            : { year, posts: shown, href: linkTo(year, posts) }
        }),
      }
    },
    list: prepareSidebar(recentList({ title, years })),
  }
}

/** The posts around one of them. Counted from the oldest: a new post does not change the groups of others. */
function groupOf(index: number, count: number): readonly [from: number, to: number] {
  const last = Math.max(0, Math.floor(count / GROUP) - 1)
  const group = Math.min(last, Math.floor((count - 1 - index) / GROUP))
  return [group === last ? 0 : count - (group + 1) * GROUP, count - group * GROUP]
}

type PlainItem = Exclude<SidebarItem, { type: 'category' }>

/** The posts as a list for the drawer. */
export function recentList({ title, years }: RecentPosts): readonly PlainItem[] {
  const heading = (className: string, text: string): PlainItem => ({
    type: 'html',
    value: `<span class="${className}">${escapeText(text)}</span>`,
    defaultStyle: true,
  })
  return [
    heading('vl-recent-title', title),
    ...years.flatMap(({ year, posts }) => [
      heading('vl-recent-heading', year),
      ...posts.map(({ title, href }): PlainItem => ({ type: 'link', label: title, href })),
    ]),
  ]
}
