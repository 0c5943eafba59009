// The pages of a blog from their routes: all that they show besides the bodies of posts.

import type {
  ListedPost,
  PostArchivePage,
  PostAuthor,
  PostAuthorsPage,
  PostListPage,
  PostPage,
  PostSummary,
  RecentPosts,
} from '../../shared/blogPage.js'
import type { TagListPage } from '../../shared/page.js'
import type { DateText, PageLink } from '../../shared/pageBase.js'
import type { Author } from '../content/blog/author.js'
import type { BlogPost } from '../content/blog/blog.js'
import type { BlogRoute } from '../content/blog/blogRoutes.js'
import type { Post } from '../content/blog/post.js'
import type { PostList } from '../content/blog/postList.js'
import type { BlogIndex } from './blogIndex.js'
import { known, type ModelIndex } from './modelIndex.js'
import { languageOf, lastUpdateText, noticeOf, pageBase, type SeenInBody, tocOf } from './pageParts.js'

/** Which page. */
export interface BlogPageInput {
  readonly context: ModelIndex
  readonly route: BlogRoute & { readonly path: string }
  /** What the compiler saw of a post. */
  readonly compiled: SeenInBody
}

interface Inside {
  readonly context: ModelIndex
  readonly blog: BlogIndex
  /** The final address. */
  readonly path: string
}

/** The data of a page of the blog. */
export function makeBlogPage({
  context,
  route,
  compiled,
}: BlogPageInput): PostPage | PostListPage | TagListPage | PostAuthorsPage | PostArchivePage {
  const inside: Inside = {
    context,
    blog: known(context.blog, 'blog'),
    path: context.urls.href(route.path),
  }
  switch (route.type) {
    case 'post':
      return postPage(inside, inside.blog.post(route.id), compiled)
    case 'post-list':
      return listPage(inside, route)
    case 'post-tags':
      return tagsPage(inside)
    case 'post-authors':
      return authorsPage(inside)
    case 'post-archive':
      return archivePage(inside)
  }
}

/** `plugin-blog plugin-id-default blog-wrapper …` (SH-8) */
function classesOf(...own: readonly string[]): string[] {
  return ['plugin-blog', 'plugin-id-default', ...own]
}

function postPage(inside: Inside, post: BlogPost, compiled: SeenInBody): PostPage {
  const { context, blog, path } = inside
  const { frontMatter } = post
  const link = (other: Post | undefined): PageLink | undefined =>
    other && { title: other.title, href: context.urls.href(other.permalink) }
  return {
    type: 'post',
    ...pageBase({
      path,
      title: frontMatter.title_meta ?? post.title,
      description: post.description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: classesOf('blog-wrapper', 'blog-post-page'),
      headTags: compiled?.headTags ?? [],
      notice: noticeOf(frontMatter),
    }),
    post: summaryOf(inside, post),
    toc: tocOf({ frontMatter, compiled, context }),
    editUrl: post.editUrl,
    lastUpdate: lastUpdateText(post, context),
    newer: link(post.newer),
    older: link(post.older),
    blog: { title: blog.blog.title, href: context.urls.href(blog.blog.path) },
    recent: recentOf(inside),
  }
}

function listPage(inside: Inside, route: Extract<BlogRoute, { type: 'post-list' }>): PostListPage {
  const { blog } = inside.blog
  switch (route.of) {
    case 'blog': {
      const isHome = blog.path === '/'
      return {
        ...postsOf(inside, listAt(blog.lists, route.page)),
        ...pageBase({
          path: inside.path,
          // The blog is the site: its title is the site's.
          title: isHome ? '' : blog.title,
          description: blog.description,
          classNames: classesOf('blog-wrapper', 'blog-list-page'),
          search: { tag: 'blog_posts_list', version: undefined },
        }),
        of: 'blog',
        heading: blog.title,
        allHref: undefined,
        author: undefined,
      }
    }
    case 'tag': {
      const tag = known(
        blog.tags.find(({ permalink }) => permalink === route.id),
        `tag ${route.id}`,
      )
      const heading = inside.context.labels.text('theme.blog.tagTitle', {
        nPosts: countOf(inside, tag.count),
        tagName: tag.label,
      })
      return {
        ...postsOf(inside, listAt(tag.lists, route.page)),
        ...pageBase({
          path: inside.path,
          title: heading,
          description: tag.description,
          classNames: classesOf('blog-wrapper', 'blog-tags-post-list-page'),
          notice: tag.unlisted ? 'unlisted' : undefined,
          search: { tag: 'blog_tags_posts', version: undefined },
        }),
        of: 'tag',
        heading,
        allHref: inside.context.urls.href(blog.tagsPath),
        author: undefined,
      }
    }
    case 'author': {
      const author = known(
        blog.authors.find(({ key }) => key === route.id),
        `author ${route.id}`,
      )
      const name = author.name ?? author.key
      return {
        ...postsOf(inside, listAt(author.lists, route.page)),
        ...pageBase({
          path: inside.path,
          title: inside.context.labels.text('theme.blog.author.pageTitle', {
            authorName: name,
            nPosts: countOf(inside, author.count),
          }),
          description: author.description,
          classNames: classesOf('blog-wrapper', 'blog-authors-posts-page'),
          search: { tag: 'blog_authors_posts', version: undefined },
        }),
        of: 'author',
        heading: name,
        allHref: inside.context.urls.href(blog.authorsPath),
        // Its page is this one: the name leads to where else they are.
        author: authorOf(inside, { ...author, permalink: undefined }),
      }
    }
  }
}

function countOf({ context: { labels } }: Inside, count: number): string {
  return labels.plural('theme.blog.post.plurals', count)
}

function listAt(lists: readonly PostList[], page: number): PostList {
  return known(lists[page - 1], `page ${page} of a list`)
}

function postsOf(
  inside: Inside,
  list: PostList,
): Pick<PostListPage, 'type' | 'posts' | 'newer' | 'older' | 'recent'> {
  const { context, blog } = inside
  const final = (path: string | undefined) => (path === undefined ? undefined : context.urls.href(path))
  return {
    type: 'post-list',
    posts: list.posts.map((id): ListedPost => {
      const post = blog.post(id)
      return { ...summaryOf(inside, post), truncated: post.excerptEnd !== undefined }
    }),
    newer: final(list.newer),
    older: final(list.older),
    recent: recentOf(inside),
  }
}

function tagsPage({ context, blog, path }: Inside): TagListPage {
  return {
    type: 'tags',
    ...pageBase({
      path,
      title: context.labels.text('theme.tags.tagsPageTitle'),
      classNames: classesOf('blog-wrapper', 'blog-tags-list-page'),
      search: { tag: 'blog_tags_list', version: undefined },
    }),
    tags: blog.blog.tags
      .filter(({ unlisted }) => !unlisted)
      .map(({ label, permalink, count }) => ({ label, href: context.urls.href(permalink), count })),
  }
}

function authorsPage(inside: Inside): PostAuthorsPage {
  const { blog, context } = inside
  return {
    type: 'post-authors',
    ...pageBase({
      path: inside.path,
      title: context.labels.text('theme.blog.authorsList.pageTitle'),
      classNames: classesOf('blog-wrapper', 'blog-authors-list-page'),
      search: { tag: 'blog_authors_list', version: undefined },
    }),
    authors: blog.blog.authors.map((author) => ({
      ...authorOf(inside, author),
      description: author.description,
      count: author.count,
    })),
    recent: recentOf(inside),
  }
}

function archivePage({ context, blog, path }: Inside): PostArchivePage {
  return {
    type: 'post-archive',
    ...pageBase({
      path,
      title: context.labels.text('theme.blog.archive.title'),
      description: context.labels.text('theme.blog.archive.description'),
      classNames: classesOf('blog-wrapper', 'blog-archive-page'),
    }),
    years: byYear(blog, blog.blog.listed, ({ title, permalink, date }) => ({
      title,
      href: context.urls.href(permalink),
      date: dateText(date, context),
    })),
  }
}

function recentOf({ context, blog }: Inside): RecentPosts | undefined {
  const { recent } = blog.blog
  if (!recent) return undefined
  return {
    title: recent.title,
    years: byYear(blog, recent.posts, ({ title, permalink, frontMatter }) => ({
      title: frontMatter.sidebar_label ?? title,
      href: context.urls.href(permalink),
    })),
  }
}

/** Posts of one year stand together, in the order of the list. */
function byYear<T>(
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

function summaryOf(inside: Inside, post: BlogPost): PostSummary {
  const { urls } = inside.context
  return {
    title: post.title,
    href: urls.href(post.permalink),
    description: post.description,
    ...languageOf(post, inside.context),
    date: dateText(post.date, inside.context),
    // At least one: nothing is read in no time.
    readingTime: post.readingTime === undefined ? undefined : Math.max(1, Math.ceil(post.readingTime)),
    authors: post.authors.map((author) => authorOf(inside, author)),
    tags: post.tags.map(({ label, permalink, description }) => ({
      label,
      href: urls.href(permalink),
      ...(description !== undefined && { description }),
    })),
  }
}

function dateText(date: number, { formatDate }: ModelIndex): DateText {
  return { iso: new Date(date).toISOString(), text: formatDate(date) }
}

type LinkedAuthor = Omit<Author, 'permalink'> & { readonly permalink?: string | undefined }

function authorOf({ context: { urls } }: Inside, author: LinkedAuthor): PostAuthor {
  const { name, title, url, email, permalink, image, socials } = author
  return {
    name,
    title,
    href:
      permalink !== undefined
        ? urls.href(permalink)
        : url !== undefined
          ? urls.link(url)
          : email === undefined
            ? undefined
            : `mailto:${email}`,
    image: image === undefined ? undefined : urls.file(image),
    socials,
  }
}
