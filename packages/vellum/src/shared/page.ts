// Everything that one page shows besides its body. Node computes it once; components show it. Pages of the
// blog are in blogPage.ts, the fields of all kinds in pageBase.ts.

import type { BlogPage } from './blogPage.js'
import type { ContentLanguage, LastUpdateText, PageBase, PageLink, PageToc, TagLink } from './pageBase.js'

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

/** One item of the breadcrumbs; without `href` it is plain text. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/** The links of a page to the rest of its docs set. */
export interface DocsNavigation {
  /** The id of the docs set: `default`. */
  readonly docsId: string
  /** The id of the page's sidebar. */
  readonly sidebar: string | undefined
  /** Without the item of the home page; `undefined` = no breadcrumbs. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
  readonly versionBanner?: VersionBanner
  /** The label of the version, if its pages show it. */
  readonly versionBadge?: string
}

/** The banner above the pages of a version that is not the last. */
export interface VersionBanner {
  readonly type: 'unreleased' | 'unmaintained'
  readonly label: string
  /** The same document in the last version, otherwise its main document. */
  readonly latest: { readonly label: string; readonly href: string; readonly version: string }
}

/** A document. */
export interface DocPage extends PageBase, DocsNavigation {
  readonly type: 'doc'
  readonly docId: string
  /** The heading above the body; `undefined` when the body has its own, or the title is hidden. */
  readonly heading: string | undefined
  readonly language?: ContentLanguage
  /** `undefined` = hidden by the page. */
  readonly toc: PageToc | undefined
  readonly tags: readonly TagLink[]
  readonly editUrl: string | undefined
  readonly lastUpdate: LastUpdateText | undefined
  /** Only if components of the site read it. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
}

/** The generated index of a category, or of a whole docs set. */
export interface CategoryPage extends PageBase, DocsNavigation {
  readonly type: 'category'
  readonly heading: string
  readonly cards: readonly Card[]
}

/** One card of a generated index. */
export interface Card {
  readonly type: 'link' | 'category'
  readonly href: string
  readonly label: string
  readonly description: string | undefined
}

/** A standalone Markdown page. */
export interface MarkdownPage extends PageBase {
  readonly type: 'markdown'
  readonly heading: string | undefined
  readonly language?: ContentLanguage
  readonly toc: PageToc | undefined
  readonly wrapperClassName: string | undefined
  readonly editUrl: string | undefined
  readonly lastUpdate?: LastUpdateText | undefined
}

/** A page that is a React component; it renders its own layout. */
export interface ReactPage extends PageBase {
  readonly type: 'react'
}

/** All tags of a docs set. */
export interface TagListPage extends PageBase {
  readonly type: 'tags'
  readonly tags: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

/** One tag with its documents. */
export interface TagPage extends PageBase {
  readonly type: 'tag'
  readonly heading: string
  readonly allTagsHref: string
  readonly docs: readonly { readonly title: string; readonly href: string; readonly description: string }[]
}

/** The page for unknown paths. */
export interface NotFoundPage extends PageBase {
  readonly type: 'not-found'
}
