// Everything that a page of the blog shows besides the bodies of its posts.

import type {
  ContentLanguage,
  DateText,
  LastUpdateText,
  PageBase,
  PageLink,
  PageToc,
  TagLink,
} from './pageBase.js'

/** A page of a blog, by its kind. */
export type BlogPage = PostPage | PostListPage | PostAuthorsPage | PostArchivePage | PostShellPage

/** The fields of blog pages with a sidebar. */
interface BlogPageBase extends PageBase {
  /** The sidebar; `undefined` if the configuration disables it. */
  readonly recent: RecentPosts | undefined
}

/** The newest posts, by year. */
export interface RecentPosts {
  readonly title: string
  readonly years: readonly RecentYear[]
}

/** The recent posts of a year. */
export interface RecentYear {
  readonly year: string
  readonly posts: readonly PageLink[]
  /** URL of all posts of the year, if some of them are not here. */
  readonly href?: string
}

/** A post. */
export interface PostPage extends BlogPageBase {
  readonly type: 'post'
  readonly post: PostSummary
  readonly toc: PageToc | undefined
  readonly editUrl: string | undefined
  readonly lastUpdate: LastUpdateText | undefined
  readonly newer: PageLink | undefined
  readonly older: PageLink | undefined
  /** The blog of the post. */
  readonly blog: PageLink
}

/** The fields of a post in every view. */
export interface PostSummary {
  readonly title: string
  readonly href: string
  readonly description: string
  readonly language?: ContentLanguage
  readonly date: DateText
  /** Whole minutes. */
  readonly readingTime: number | undefined
  readonly authors: readonly PostAuthor[]
  readonly tags: readonly TagLink[]
  /** Only if components of the site read it. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
}

/** An author of posts. */
export interface PostAuthor {
  readonly name: string | undefined
  readonly title: string | undefined
  /** The author's page on this site, else the URL from the configuration. */
  readonly href: string | undefined
  readonly image: string | undefined
  readonly socials: readonly { readonly platform: string; readonly href: string }[]
}

/** One page of a post list: all posts, or those of a tag or an author. */
export interface PostListPage extends BlogPageBase {
  readonly type: 'post-list'
  readonly of: 'blog' | 'tag' | 'author'
  readonly heading: string
  readonly posts: readonly ListedPost[]
  readonly newer: string | undefined
  readonly older: string | undefined
  /** URL of all tags, or of all authors. */
  readonly allHref: string | undefined
  /** The author whose posts these are. */
  readonly author: PostAuthor | undefined
}

/** A post in a list; the body of the page has the excerpts in the same order. */
export interface ListedPost extends PostSummary {
  /** Whether the list shows only an excerpt. */
  readonly truncated: boolean
}

/** All authors. */
export interface PostAuthorsPage extends BlogPageBase {
  readonly type: 'post-authors'
  readonly authors: readonly (PostAuthor & {
    readonly description: string | undefined
    readonly count: number
  })[]
}

/** All posts by year. */
export interface PostArchivePage extends PageBase {
  readonly type: 'post-archive'
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly { readonly title: string; readonly href: string; readonly date: DateText }[]
  }[]
}

/** The data of a blog page for browsers if its content is HTML. */
export interface PostShellPage extends PageBase {
  readonly type: 'blog'
}
