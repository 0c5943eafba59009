// All that one page shows besides its body. Node decides it, once; components
// show it. Every address is final: with the site's base and its trailing slash rule.

import type { HeadTag } from './headTag.js'
import type { SidebarItem } from './sidebar.js'
import type { TocHeading } from './toc.js'

/** A page, by its kind. */
export type PageData =
  | DocPage
  | CategoryPage
  | MarkdownPage
  | ReactPage
  | TagListPage
  | TagPage
  | BlogPage
  | NotFoundPage

/** What every page has. */
export interface PageBase {
  /** Its address: `/docs/introduction` */
  readonly path: string
  /** Its own title, without the site's; empty when it has none (TT-2). */
  readonly title: string
  readonly description: string | undefined
  readonly keywords: readonly string[]
  /** Address of its picture for previews, as in its front matter. */
  readonly image: string | undefined
  /** Classes of `<html>` (SH-8). */
  readonly classNames: readonly string[]
  /** Tags that the page itself puts into `<head>` (MD-7). */
  readonly headTags: readonly HeadTag[]
  /** Told at the top of the page (FM-17, SB-22). */
  readonly notice: 'draft' | 'unlisted' | undefined
  /** What search crawlers are told (SEO-10). */
  readonly search: { readonly tag: string; readonly version: string | undefined }
  /** The version that it belongs to, when there are several. */
  readonly version?: PageVersion
  /** Search engines are kept away for a reason that the page does not tell: its version (SEO-7). */
  readonly noIndex?: true
  /** The address that search engines should know it by, when it is not its own: the page in the last version. */
  readonly canonical?: string
}

/** The version of a page whose set of documents has several. */
export interface PageVersion {
  readonly docsId: string
  readonly name: string
  /**
   * The page in other versions, where it is not at the same place below them: its address, or
   * `null` when it is not there. `null` for all: it is in no other version.
   */
  readonly elsewhere?: Readonly<Record<string, string | null>> | null
}

/** A link to another page with its title. */
export interface PageLink {
  readonly title: string
  readonly href: string
}

/** One entry of the breadcrumbs; without `href` it is plain text. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/** The headings of a page with the levels that are shown. */
export interface PageToc {
  readonly headings: readonly TocHeading[]
  readonly min: number
  readonly max: number
}

/** The place of a page in the docs. */
export interface DocsNavigation {
  /** The id of the set of documents: `default`. */
  readonly docsId: string
  /** The id of the sidebar beside the page. */
  readonly sidebar: string | undefined
  /** Without the home entry; `undefined` = no breadcrumbs at all (BC-5). */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
  readonly versionBanner?: VersionBanner
  /** The label of the version, to be shown (VR-5). */
  readonly versionBadge?: string
}

/** What is told above the pages of a version that is not the last (VR-4). */
export interface VersionBanner {
  readonly type: 'unreleased' | 'unmaintained'
  readonly label: string
  /** The same document in the last version, else its main one. */
  readonly latest: { readonly label: string; readonly href: string; readonly version: string }
}

/** The language of content that is not in that of the page: it has no translation. */
export interface ContentLanguage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** A document. */
export interface DocPage extends PageBase, DocsNavigation {
  readonly type: 'doc'
  readonly docId: string
  /** The heading to put above the body; `undefined` when the body has its own, or none is wanted (SB-8). */
  readonly heading: string | undefined
  readonly language?: ContentLanguage
  /** `undefined` = hidden by the page (TC-6). */
  readonly toc: PageToc | undefined
  readonly tags: readonly { readonly label: string; readonly href: string; readonly description?: string }[]
  readonly editUrl: string | undefined
  readonly lastUpdate: LastUpdateText | undefined
}

/** When and by whom a page was changed; either may be missing. */
export interface LastUpdateText {
  /** For machines: `2025-03-01T12:00:00.000Z`, and for people: `Mar 1, 2025`. */
  readonly date?: { readonly iso: string; readonly text: string }
  readonly author?: string
}

/** The index of a category, or of the whole docs (CI-1, DV-4). */
export interface CategoryPage extends PageBase, DocsNavigation {
  readonly type: 'category'
  readonly heading: string
  readonly cards: readonly Card[]
}

/** One card of an index (CI-3 … CI-5). */
export interface Card {
  readonly type: 'link' | 'category'
  readonly href: string
  readonly label: string
  readonly description: string | undefined
}

/** A standalone Markdown page (PA-2). */
export interface MarkdownPage extends PageBase {
  readonly type: 'markdown'
  readonly heading: string | undefined
  readonly language?: ContentLanguage
  readonly toc: PageToc | undefined
  readonly wrapperClassName: string | undefined
  readonly editUrl: string | undefined
}

/** A page that is a React component; it renders its own layout. */
export interface ReactPage extends PageBase {
  readonly type: 'react'
}

/** All tags of the docs (TG-1). */
export interface TagListPage extends PageBase {
  readonly type: 'tags'
  readonly tags: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

/** One tag with its documents (TG-3). */
export interface TagPage extends PageBase {
  readonly type: 'tag'
  readonly heading: string
  readonly allTagsHref: string
  readonly docs: readonly { readonly title: string; readonly href: string; readonly description: string }[]
}

/** What unknown paths show (NF-1). */
export interface NotFoundPage extends PageBase {
  readonly type: 'not-found'
}

/** An item of a sidebar as components of one page get it: top level and open branch; other categories have no items. */
export type PageSidebarItem =
  | Exclude<SidebarItem, { type: 'category' }>
  | (Omit<Extract<SidebarItem, { type: 'category' }>, 'items'> & {
      readonly items: readonly PageSidebarItem[]
      /** Children exist but are not here: the whole sidebar is a file of its own. */
      readonly more: boolean
      /** How many items it has, when they are not here: cards tell it (CI-4). */
      readonly count?: number
      /** Where its label leads without script when it has no link of its own (SU-4). */
      readonly fallbackHref: string | undefined
    })

/** An item of the sidebar's list as a document carries it, or as the file of the whole list does. */
export type SidebarListItem =
  | Exclude<SidebarItem, { type: 'category' }>
  | (Omit<Extract<PageSidebarItem, { type: 'category' }>, 'items' | 'count'> & {
      readonly items: readonly SidebarListItem[]
    })
  | SidebarFold

/** Neighbours that a document leaves out: a link to the first of them, whose own document has them all. */
export interface SidebarFold {
  readonly type: 'fold'
  readonly label: string
  readonly href: string
}

/** What the pages of a blog have in common. */
interface InBlog {
  /** The column beside the page; none when the site wants none. */
  readonly recent: RecentPosts | undefined
}

/** The newest posts, by year. */
export interface RecentPosts {
  readonly title: string
  readonly years: readonly { readonly year: string; readonly posts: readonly PageLink[] }[]
}

/** A date for machines, `2025-03-01T12:00:00.000Z`, and for people, `Mar 1, 2025`. */
export interface DateText {
  readonly iso: string
  readonly text: string
}

/** What is told of a post wherever it is shown. */
export interface PostSummary {
  readonly title: string
  readonly href: string
  readonly description: string
  readonly language?: ContentLanguage
  readonly date: DateText
  /** Whole minutes (BL-4). */
  readonly readingTime: number | undefined
  readonly authors: readonly PostAuthor[]
  readonly tags: readonly { readonly label: string; readonly href: string; readonly description?: string }[]
}

/** A person. */
export interface PostAuthor {
  readonly name: string | undefined
  readonly title: string | undefined
  /** Their page, or where else they are found. */
  readonly href: string | undefined
  readonly image: string | undefined
  readonly socials: readonly { readonly platform: string; readonly href: string }[]
}

/** A post. */
export interface PostPage extends PageBase, InBlog {
  readonly type: 'post'
  readonly post: PostSummary
  readonly toc: PageToc | undefined
  readonly editUrl: string | undefined
  readonly lastUpdate: LastUpdateText | undefined
  readonly newer: PageLink | undefined
  readonly older: PageLink | undefined
  /** The blog that it is part of. */
  readonly blog: PageLink
}

/** A post in a list; its body holds the excerpts in the same order. */
export interface ListedPost extends PostSummary {
  /** The list shows only a part of it (BL-6). */
  readonly truncated: boolean
}

/** A page of a list of posts: all, or those of a tag or an author. */
export interface PostListPage extends PageBase, InBlog {
  readonly type: 'post-list'
  readonly of: 'blog' | 'tag' | 'author'
  readonly heading: string
  readonly posts: readonly ListedPost[]
  readonly newer: string | undefined
  readonly older: string | undefined
  /** The list of all tags, or of all authors. */
  readonly allHref: string | undefined
  /** Whose posts these are. */
  readonly author: PostAuthor | undefined
}

/** All authors. */
export interface PostAuthorsPage extends PageBase, InBlog {
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

/** A page of the blog whose content is HTML, as far as browsers need it. */
export interface PostShellPage extends PageBase {
  readonly type: 'blog'
}

/** A page of a blog, by its kind. */
export type BlogPage = PostPage | PostListPage | PostAuthorsPage | PostArchivePage | PostShellPage
