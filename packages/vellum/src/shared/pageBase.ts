// The fields of pages of every kind, and the parts that several kinds share. Every URL is final: it has the
// site's base URL and follows its `trailingSlash` option.

import type { HeadTag } from './headTag.js'
import type { TocHeading } from './toc.js'

/** The fields of every page. */
export interface PageBase {
  /** The path of its URL, with the base URL: `/docs/introduction` */
  readonly path: string
  /** Its own title, without the site's; empty when it has none. */
  readonly title: string
  readonly description: string | undefined
  readonly keywords: readonly string[]
  /** URL of its preview image, as in its front matter. */
  readonly image: string | undefined
  /** Classes of `<html>`. */
  readonly classNames: readonly string[]
  /** Tags that the page itself adds to `<head>`. */
  readonly headTags: readonly HeadTag[]
  /** The notice at the top of the page. */
  readonly notice: 'draft' | 'scheduled' | 'unlisted' | undefined
  /** Tags for search crawlers: the one that groups pages, and the version. */
  readonly search: { readonly tag: string; readonly version: string | undefined }
  /** The version of the page, if its docs set has several. */
  readonly version?: PageVersion
  /** Whether search engines must not index the page because of its version, without a notice. */
  readonly noIndex?: true
  /** The canonical URL, if it is not the page's own: the same page in the last version. */
  readonly canonical?: string
  /** Finished HTML for browsers that navigate to the page; the document has it in its elements. */
  readonly kept?: KeptHtml
}

/** Finished HTML in content that browsers render. */
export interface KeptHtml {
  /** The text of the page, or the excerpts of a list, if a component around them has state. */
  readonly texts?: readonly string[]
  /** Components in slots of the shell, by the names of their positions. */
  readonly slots?: Readonly<Record<string, string>>
}

/** The version of a page whose docs set has several. */
export interface PageVersion {
  readonly docsId: string
  readonly name: string
  /**
   * The page in other versions, where its path below the version differs: its URL, or `null` when
   * that version does not have it. `null` for all: no other version has it.
   */
  readonly elsewhere?: Readonly<Record<string, string | null>> | null
}

/** A link to another page with its title. */
export interface PageLink {
  readonly title: string
  readonly href: string
}

/** A link to the page of a tag. */
export interface TagLink {
  readonly label: string
  readonly href: string
  readonly description?: string
}

/** The headings of a page with the levels that are shown. */
export interface PageToc {
  readonly headings: readonly TocHeading[]
  readonly min: number
  readonly max: number
}

/** The locale of content that has no translation, as attributes of its element. */
export interface ContentLanguage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** When and by whom a page was changed; either may be missing. */
export interface LastUpdateText {
  readonly date?: DateText
  readonly author?: string
}

/** A date for machines, `2025-03-01T12:00:00.000Z`, and for people, `Mar 1, 2025`. */
export interface DateText {
  readonly iso: string
  readonly text: string
}
