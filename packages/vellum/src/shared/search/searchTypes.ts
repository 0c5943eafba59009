// What the search returns, and where its files are. The index is written by node/search/ and read by
// createSearcher.ts; the interface in theme/search/ knows neither its format nor its ranking.

import type { RootFile } from './indexFormat.js'

/** Searches some scopes of a site. Loads what a query needs, and keeps it. */
export interface Searcher {
  /** Loads what every query needs. Called when the dialog opens. */
  readonly prepare: () => Promise<void>
  /** Finds pages and their sections. Rejects with a `SearchLoadError` when a file cannot be loaded; the next call retries. */
  readonly search: (query: string, options?: SearchOptions) => Promise<SearchResults>
}

export interface SearchOptions {
  /** At most so many pages. @default 5 */
  readonly pages?: number
  /** At most so many sections of a page. @default 3 */
  readonly sections?: number
  /** A newer query replaces this one: nothing more is loaded for it, and it rejects with the signal's reason. */
  readonly signal?: SearchSignal | undefined
}

/** What the search reads of an `AbortSignal`. */
export interface SearchSignal {
  readonly aborted: boolean
  readonly reason: unknown
}

/** What a query has found, best first. */
export interface SearchResults {
  readonly pages: readonly FoundPage[]
  /** The query with its typing errors corrected, when the results are those of the correction. */
  readonly correction?: string
}

/** A page, with the sections that match. */
export interface FoundPage {
  /** URL of the page, with the base. */
  readonly href: string
  readonly title: string
  /** The titles of the categories above it, outermost first. */
  readonly breadcrumb: readonly string[]
  readonly sections: readonly FoundSection[]
}

/** A section: from one heading to the next. */
export interface FoundSection {
  /** URL with the anchor of its heading; of the text above the first heading, that of the page. */
  readonly href: string
  /** The headings from the outermost below the page's title to its own; empty for the text above the first one. */
  readonly headings: readonly TextPart[][]
  readonly snippet: readonly TextPart[]
  /** It explains the error message or stack trace that was searched for. */
  readonly isErrorHelp?: true
}

/** A piece of a text; one that matches the query is marked. */
export interface TextPart {
  readonly text: string
  readonly isMatch?: true
}

/** The manifest's file below the base URL of a locale. */
export const SEARCH_MANIFEST = '_data/_search.json'

/** What the browser must know to search: in the site's data, because it is the same on every page of a locale. */
export interface SiteSearch {
  /** URL of the manifest, `/_data/_search.json`. */
  readonly manifest: string
  /**
   * The scopes that every page searches: pages outside of docs, and the docs sets that have one version. Left out
   * when no set has several: every page searches all scopes then.
   */
  readonly scopes?: readonly string[]
  /** URL of a module with the labels of the dialog, unless they are English. Development has them in the shell. */
  readonly labels?: string
}

/**
 * The manifest: the one file of the search whose name is always the same. A scope is the tag of a page for search
 * crawlers (`default`, `docs-default-current`). Small root files are in the manifest itself, because a request
 * for each of them would delay the first result; of others it has the URL.
 */
export interface SearchManifest {
  /** Of the tokenizer and the file format: code does not read those of another version. */
  readonly version: number
  readonly scopes: Readonly<Record<string, RootFile | string>>
}

/** A file of the index could not be loaded, or is not what it should be. Its cause is an error, or the status of the response. */
export class SearchLoadError extends Error {
  override readonly name = 'SearchLoadError'
}
