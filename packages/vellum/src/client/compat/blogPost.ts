// `@docusaurus/plugin-content-blog/client`: the post that is shown, with the names of Docusaurus.

import { useContext } from 'react'
import type { ListedPost, PostAuthor, PostListPage, PostPage, PostSummary } from '../../shared/blogPage.js'
import type { PageLink, TagLink } from '../../shared/pageBase.js'
import type { TocHeading } from '../../shared/toc.js'
import { HookError } from '../context/hookError.js'
import { usePage } from '../context/pageContext.js'
import { PostContext } from '../context/postContext.js'

/** An author of a post as components see them. */
interface BlogAuthorView extends Omit<PostAuthor, 'socials'> {
  readonly url: string | undefined
  readonly imageURL: string | undefined
  /** URLs by the platform: `github` */
  readonly socials: Readonly<Record<string, string>>
}

/** A post as components see it. */
export interface BlogPostView {
  /** Title, URL, date, authors, tags and neighbours. */
  readonly metadata: {
    readonly permalink: string
    readonly title: string
    readonly description: string
    /** The date in the ISO form: `2025-03-01T00:00:00.000Z` */
    readonly date: string
    /** Whole minutes. */
    readonly readingTime: number | undefined
    readonly authors: readonly BlogAuthorView[]
    readonly tags: readonly (TagLink & { readonly permalink: string })[]
    readonly editUrl: string | undefined
    /** Milliseconds since 1970; only on the page of the post. */
    readonly lastUpdatedAt: number | undefined
    /** Only on the page of the post. */
    readonly lastUpdatedBy: string | undefined
    /** Whether a list shows only an excerpt. */
    readonly hasTruncateMarker: boolean
    readonly unlisted: boolean
    readonly frontMatter: Readonly<Record<string, unknown>>
    /** The newer post; only on the page of the post. */
    readonly prevItem: { readonly title: string; readonly permalink: string } | undefined
    /** The older post; only on the page of the post. */
    readonly nextItem: { readonly title: string; readonly permalink: string } | undefined
  }
  /** The front matter of the file. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** URLs of images in the front matter. */
  readonly assets: {
    readonly image: string | undefined
    /** Those of the authors, in their order. */
    readonly authorsImageUrls: readonly (string | undefined)[]
  }
  /** The headings, on the page of the post. */
  readonly toc: readonly TocHeading[]
  /** Whether the page is that of the post; otherwise it is a list. */
  readonly isBlogPostPage: boolean
}

/** The post around the component, on its page or in a list. Throws a `HookError` elsewhere. */
export function useBlogPost(): BlogPostView {
  const page = usePage()
  const around = useContext(PostContext)
  const own = page.type === 'post' ? page : undefined
  return postView(useCurrentPost(), { page: own, isPage: around?.isPage ?? own !== undefined })
}

/** The same post as the page has it. */
export function useCurrentPost(): PostSummary | ListedPost {
  const page = usePage()
  const around = useContext(PostContext)
  const post = around?.post ?? (page.type === 'post' ? page.post : undefined)
  if (!post) {
    throw new HookError('unknown-post', `useBlogPost() is only for posts, and ${page.path} is none.`)
  }
  return post
}

/** A post with the names of Docusaurus; `page` is its own page, if that is on screen. */
export function postView(
  post: PostSummary | ListedPost,
  { page, isPage }: { readonly page?: PostPage | undefined; readonly isPage: boolean },
): BlogPostView {
  const { frontMatter = {} } = post
  const neighbour = (link: PageLink | undefined) => link && { title: link.title, permalink: link.href }
  const updated = page?.lastUpdate?.date
  return {
    metadata: {
      permalink: post.href,
      title: post.title,
      description: post.description,
      date: post.date.iso,
      readingTime: post.readingTime,
      authors: post.authors.map(authorView),
      tags: post.tags.map((tag) => ({ ...tag, permalink: tag.href })),
      editUrl: page?.editUrl,
      lastUpdatedAt: updated && Date.parse(updated.iso),
      lastUpdatedBy: page?.lastUpdate?.author,
      hasTruncateMarker: 'truncated' in post && Boolean(post.truncated),
      unlisted: page?.notice === 'unlisted',
      frontMatter,
      prevItem: neighbour(page?.newer),
      nextItem: neighbour(page?.older),
    },
    frontMatter,
    assets: { image: page?.image, authorsImageUrls: post.authors.map(({ image }) => image) },
    toc: page?.toc?.headings ?? [],
    isBlogPostPage: isPage,
  }
}

/** An author with the names of Docusaurus. */
export function authorView({ socials, ...author }: PostAuthor): BlogAuthorView {
  const urls = socials.map(({ platform, href }): [string, string] => [platform, href])
  return { ...author, url: author.href, imageURL: author.image, socials: Object.fromEntries(urls) }
}

/** Title and URL of the blog of a post or a list of posts. Throws a `HookError` on other pages. */
export function useBlogMetadata(): {
  readonly blogBasePath: string
  readonly blogTitle: string
  readonly authorsListPath: string
} {
  const page = usePage()
  if (page.type !== 'post' && page.type !== 'post-list') {
    throw new HookError('unknown-post', `useBlogMetadata() is only for posts, and ${page.path} is none.`)
  }
  const { href, title } = page.type === 'post' ? page.blog : blogOf(page)
  return {
    blogBasePath: href,
    blogTitle: title,
    authorsListPath: `${href.replace(/\/$/, '')}/authors`,
  }
}

/** The blog of a list: `/blog/page/2`, `/blog/tags/retry`, `/blog/authors/ada` → `/blog` */
function blogOf({ of, path, heading, allHref = path }: PostListPage): PageLink {
  const isWhole = of === 'blog'
  const href = isWhole ? path.replace(/\/page\/\d+\/?$/, '') : allHref.replace(/\/(?:tags|authors)\/?$/, '')
  return { href: href || '/', title: isWhole ? heading : '' }
}

/** An item of the blog's sidebar, with the names of Docusaurus. */
interface BlogSidebarItem {
  readonly title: string
  readonly permalink: string
  readonly date?: string | number | undefined
  readonly unlisted?: boolean | undefined
}

/** The items without unlisted posts. */
export function useVisibleBlogSidebarItems<Item extends BlogSidebarItem>(items: readonly Item[]): Item[] {
  return items.filter(({ unlisted }) => !unlisted)
}

/** The items by year, the newest first. */
export function groupBlogSidebarItemsByYear<Item extends BlogSidebarItem>(
  items: readonly Item[],
): [year: string, items: Item[]][] {
  const years = new Map<string, Item[]>()
  for (const item of items) {
    const year = String(new Date(item.date ?? 0).getFullYear())
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a))
}
