// A page as the browser gets it besides its HTML: inline in the document, for the
// page that was served, and as a file of its own, for the pages that follow.

import type { DocsData } from './docs.js'
import type { HeadTag } from './headTag.js'
import type { PageData } from './page.js'
import type { PageSidebarItem } from './sidebar.js'

/** What a document carries inline: all that hydration needs beyond the HTML itself. */
export interface ServedPage {
  /** Names the build: pages of another one are loaded as a whole (invariant 8). */
  readonly build: string
  readonly page: PageData
  readonly sidebar?: PageSidebar
  /** Address of the module that makes the page live, and of the styles that only it has. */
  readonly script?: string
  readonly styles?: readonly string[]
  /** What its components asked about other documents. */
  readonly docs?: PageDocs
}

/** The sidebar beside a page. Its list of links is one file for all pages that show it. */
export interface PageSidebar {
  readonly id: string
  /** URL of the whole list as HTML. */
  readonly file?: string
  /** The list as HTML, when it is this page's own: recent posts, or a list with an unlisted page. */
  readonly html?: string
  /** Top level and open branch, for components that ask. */
  readonly items?: readonly PageSidebarItem[]
}

/** The file of a page's data: `dataPath` names it. */
export interface PageFile extends ServedPage {
  readonly head: readonly HeadTag[]
  /** The article, heading included, when the page is HTML. */
  readonly html?: string
  /** Code blocks of its components, in colour. */
  readonly code?: Readonly<Record<string, string>>
}

/** What a page may know of other documents: nothing, some descriptions, or all there is. */
export interface PageDocs {
  /** By address. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** Address of a file with all documents (`DocsData[]`), when a component asked for them. */
  readonly file?: string
}

/** The documents file. */
export type DocsFile = readonly DocsData[]

/** The element that carries `ServedPage`. */
export const SERVED_PAGE_ID = '__vellum-page'

/** The element that React hydrates. */
export const ROOT_ID = '__vellum'
