// What the browser gets of a page besides its HTML: inline in the document for the page that was
// served, and as a file for pages that are navigated to.

import type { DocsData } from './docs.js'
import type { HeadTag } from './headTag.js'
import type { PageData } from './page.js'
import type { PageSidebarItem } from './sidebar.js'

/** What a document has inline: everything that hydration needs besides the HTML. */
export interface ServedPage {
  /** The id of the build: a page of another build is loaded as a document. */
  readonly build: string
  readonly page: PageData
  readonly sidebar?: PageSidebar
  /** URL of the module with the page's components. */
  readonly script?: string
  /** URLs of the styles that only this page has. */
  readonly styles?: readonly string[]
  /** What its components read about other documents. */
  readonly docs?: PageDocs
}

/** The sidebar of a page. Its list of links is one file for all pages that show it. */
export interface PageSidebar {
  readonly id: string
  /** URL of the whole list as HTML. */
  readonly file?: string
  /** The list as HTML, when only this page has it: recent posts, or a list with an unlisted page. */
  readonly html?: string
  /** Top level and open branch, when a component reads them. */
  readonly items?: readonly PageSidebarItem[]
}

/** The file of a page's data; its name is in dataPath.ts. */
export interface PageFile extends ServedPage {
  readonly head: readonly HeadTag[]
  /** The article, heading included, when the page is HTML. */
  readonly html?: string
  /** Highlighted code blocks of its components. */
  readonly code?: Readonly<Record<string, string>>
}

/** What a page has of other documents: nothing, some descriptions, or everything. */
export interface PageDocs {
  /** By URL. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** URL of the file with all documents, when a component reads them. */
  readonly file?: string
}

/** The file with all documents. */
export type DocsFile = readonly DocsData[]

/** The id of the element with the inline `ServedPage`. */
export const SERVED_PAGE_ID = '__vellum-page'

/** The id of the element that React hydrates. */
export const ROOT_ID = '__vellum'
