// What the pages of a blog are made from, and the parts that several of them show.

import type { PostAuthor, PostSummary, RecentPosts } from '../../../shared/blogPage.js'
import type { DateText, PageBase } from '../../../shared/pageBase.js'
import type { Author } from '../../content/blog/author.js'
import type { BlogPost } from '../../content/blog/blog.js'
import type { ModelIndex } from '../modelIndex.js'
import { languageOf, pageBase, tagLinks } from '../pageParts.js'
import type { BlogIndex } from './blogIndex.js'

/** The site and the blog, as far as one page needs them. */
export interface BlogPageContext {
  readonly context: ModelIndex
  readonly blog: BlogIndex
  /** The final URL of the page. */
  readonly path: string
}

/** The base of a page of the blog, with `plugin-blog plugin-id-default blog-wrapper …` */
export function blogPageBase(
  { path }: BlogPageContext,
  { classNames, ...given }: Partial<PageBase> & Pick<PageBase, 'title' | 'classNames'>,
): PageBase {
  return pageBase({
    path,
    ...given,
    classNames: ['plugin-blog', 'plugin-id-default', 'blog-wrapper', ...classNames],
  })
}

/** A post as its page and lists show it above the body. */
export function postSummary(page: BlogPageContext, post: BlogPost): PostSummary {
  const { context } = page
  return {
    title: post.title,
    href: context.urls.href(post.permalink),
    description: post.description,
    ...languageOf(post, context),
    date: dateText(post.date, context),
    readingTime: post.readingTime === undefined ? undefined : Math.max(1, Math.ceil(post.readingTime)),
    authors: post.authors.map((author) => authorData(page, author)),
    tags: tagLinks(post.tags, context),
  }
}

/** The column of recent posts; none when the site disables it. */
export function recentPosts({ context, blog }: BlogPageContext): RecentPosts | undefined {
  const { recent } = blog.blog
  if (!recent) return undefined
  return {
    title: recent.title,
    years: postsByYear(blog, recent.posts, ({ title, permalink, frontMatter }) => ({
      title: frontMatter.sidebar_label ?? title,
      href: context.urls.href(permalink),
    })),
  }
}

/** Groups successive posts of one year, in the order of the list. */
export function postsByYear<T>(
  { yearOf }: BlogIndex,
  posts: readonly BlogPost[],
  show: (post: BlogPost) => T,
): { year: string; posts: T[] }[] {
  const years: { year: string; posts: T[] }[] = []
  for (const post of posts) {
    const year = yearOf(post.date)
    const last = years.at(-1)
    if (last?.year === year) last.posts.push(show(post))
    else years.push({ year, posts: [show(post)] })
  }
  return years
}

/** A date for machines and for readers. */
export function dateText(date: number, { formatDate }: ModelIndex): DateText {
  return { iso: new Date(date).toISOString(), text: formatDate(date) }
}

type LinkedAuthor = Omit<Author, 'permalink'> & { readonly permalink?: string | undefined }

/** An author with final URLs; the name links to the author's page, else to a URL or a mail address. */
export function authorData({ context: { urls } }: BlogPageContext, author: LinkedAuthor): PostAuthor {
  const { name, title, url, email, permalink, image, socials } = author
  const href =
    permalink !== undefined
      ? urls.href(permalink)
      : url !== undefined
        ? urls.link(url)
        : email === undefined
          ? undefined
          : `mailto:${email}`
  return { name, title, href, image: image === undefined ? undefined : urls.file(image), socials }
}
