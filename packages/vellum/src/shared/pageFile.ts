// The data of a page for the browser, besides its HTML: inline in the document for the served page, and as a
// file for pages that are navigated to.

import type { DocsData } from './docs.js'
import type { HeadTag } from './headTag.js'
import type { PageData } from './page.js'
import type { PageSidebarItem } from './sidebar.js'

/** The inline data of a document: everything that hydration needs besides the HTML. */
export interface ServedPage {
  /** The id of the build: a page of another build is loaded as a document. */
  readonly build: string
  readonly page: PageData
  readonly sidebar?: PageSidebar
  /** URL of the module with the page's components. */
  readonly script?: string
  /** URLs of the page's own stylesheets. */
  readonly styles?: readonly string[]
  /** The data of other documents that its components read. */
  readonly docs?: PageDocs
}

/** The sidebar of a page. Its list of links is one file for all pages that show it. */
export interface PageSidebar {
  readonly id: string
  /** URL of the whole list as HTML. */
  readonly file?: string
  /** The list as HTML, if only this page has it: recent posts, or a list with an unlisted page. */
  readonly html?: string
  /** Top level and open branch, if a component reads them. */
  readonly items?: readonly PageSidebarItem[]
}

/** The file of a page's data; its name is in dataPath.ts. */
export interface PageFile extends ServedPage {
  readonly head: readonly HeadTag[]
  /** The article, including its heading, if the page is HTML. */
  readonly html?: string
  /** Highlighted code blocks of its components. */
  readonly code?: Readonly<Record<string, string>>
}

/** The data of other documents in a page: nothing, some descriptions, or everything. */
export interface PageDocs {
  /** Descriptions by URL. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** URL of the file with all documents, if a component reads them. */
  readonly file?: string
}

/** The file with all documents. */
export type DocsFile = readonly DocsData[]

/** The id of the element with the inline `ServedPage`. */
export const SERVED_PAGE_ID = '__vellum-page'

/** The id of the element that React hydrates. */
export const ROOT_ID = '__vellum'
