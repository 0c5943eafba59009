// What the search returns, and what the manifest has. The index is written by node/ and read by createSearcher.ts; an
// interface knows neither its format nor its ranking.

import type { RootFile } from './indexFormat.js'

/** Searches some scopes of an index. Loads what a query needs, and keeps it. */
export interface Searcher {
  /** Loads what every query needs. Call it when the reader is about to search. */
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
  /** URL of the page, as the index has it. */
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

/**
 * The manifest: the one file of an index whose name is always the same. Small root files are in the manifest itself,
 * because a request for each of them would delay the first result; of others it has the URL.
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
