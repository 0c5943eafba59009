// The data of the blog's pages, and the parts that several of them show.

import type { PostAuthor, PostSummary } from '../../../shared/blogPage.js'
import type { DateText, PageBase } from '../../../shared/pageBase.js'
import type { Author } from '../../content/blog/author.js'
import type { BlogPost } from '../../content/blog/blog.js'
import type { ModelIndex } from '../modelIndex.js'
import { frontMatterOf, languageOf, pageBase, tagLinks } from '../pageParts.js'
import type { BlogIndex } from './blogIndex.js'

/** The site and the blog, for one page. */
export interface BlogPageContext {
  readonly context: ModelIndex
  readonly blog: BlogIndex
  /** The final URL of the page. */
  readonly path: string
}

/** The base of a page of the blog, with `plugin-blog plugin-id-default blog-wrapper …` */
export function blogPageBase(
  { path, blog }: BlogPageContext,
  { classNames, ...fields }: Partial<PageBase> & Pick<PageBase, 'title' | 'classNames'>,
): PageBase {
  return pageBase({
    path,
    ...fields,
    classNames: ['plugin-blog', `plugin-id-${blog.blog.id}`, 'blog-wrapper', ...classNames],
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
    ...frontMatterOf(post, context),
  }
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
