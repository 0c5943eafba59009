// `@docusaurus/plugin-content-blog/client`: the post that is shown, with the names of Docusaurus.

import { useContext } from 'react'
import type { PostAuthor } from '../../shared/blogPage.js'
import type { PageLink, TagLink } from '../../shared/pageBase.js'
import type { TocHeading } from '../../shared/toc.js'
import { HookError } from '../context/hookError.js'
import { usePage } from '../context/pageContext.js'
import { PostContext } from '../context/postContext.js'

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
    readonly authors: readonly (PostAuthor & {
      readonly url: string | undefined
      readonly imageURL: string | undefined
    })[]
    readonly tags: readonly (TagLink & { readonly permalink: string })[]
    readonly editUrl: string | undefined
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
  readonly assets: { readonly image: string | undefined }
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
  const post = around?.post ?? own?.post
  if (!post) {
    throw new HookError('unknown-post', `useBlogPost() is only for posts, and ${page.path} is none.`)
  }
  const { frontMatter = {} } = post
  const isBlogPostPage = around?.isPage ?? own !== undefined
  const neighbour = (link: PageLink | undefined) => link && { title: link.title, permalink: link.href }
  return {
    metadata: {
      permalink: post.href,
      title: post.title,
      description: post.description,
      date: post.date.iso,
      readingTime: post.readingTime,
      authors: post.authors.map((author) => ({ ...author, url: author.href, imageURL: author.image })),
      tags: post.tags.map((tag) => ({ ...tag, permalink: tag.href })),
      editUrl: own?.editUrl,
      hasTruncateMarker: 'truncated' in post && Boolean(post.truncated),
      unlisted: own?.notice === 'unlisted',
      frontMatter,
      prevItem: neighbour(own?.newer),
      nextItem: neighbour(own?.older),
    },
    frontMatter,
    assets: { image: own?.image },
    toc: own?.toc?.headings ?? [],
    isBlogPostPage,
  }
}

/** Title and URL of the blog that the page belongs to. Throws a `HookError` on pages that are not posts. */
export function useBlogMetadata(): {
  readonly blogBasePath: string
  readonly blogTitle: string
  readonly authorsListPath: string
} {
  const page = usePage()
  if (page.type !== 'post') {
    throw new HookError('unknown-post', `useBlogMetadata() is only for posts, and ${page.path} is none.`)
  }
  const { href, title } = page.blog
  return {
    blogBasePath: href,
    blogTitle: title,
    authorsListPath: `${href.replace(/\/$/, '')}/authors`,
  }
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
