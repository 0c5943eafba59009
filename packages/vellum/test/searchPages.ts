// A search over pages that a test writes as HTML, without a build: the index that a build would write, in memory.

import { parseHtml } from '../src/node/base/htmlTree.js'
import { makeSearchIndex, type SearchIndexInput } from '../src/node/search/searchIndex.js'
import { searchRecord } from '../src/node/search/searchRecord.js'
import { createWordCounter } from '../src/node/search/wordCounts.js'
import type { PageData } from '../src/shared/page.js'
import { createSearcher } from '../src/shared/search/createSearcher.js'
import type { SearchFetch } from '../src/shared/search/loadFiles.js'
import type { SearchResults } from '../src/shared/search/searchTypes.js'
import { sampleDoc } from './samplePage.js'

/** The body of a page by its URL. */
export type TestPages = Readonly<Record<string, string>>

/** What an index has besides its pages. */
export type TestOptions = Partial<Pick<SearchIndexInput, 'synonyms' | 'errors'>>

export const MANIFEST = '/_data/_search.json'

/** The record of a page; its title is that of its `<h1>`. */
export function testRecord(path: string, html: string, page: Partial<PageData> = {}) {
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
  const search = { tag: 'default', version: undefined }
  return searchRecord({ ...sampleDoc(), path, title, search, breadcrumbs: [], ...page } as PageData, {
    tree: parseHtml(html),
    counter: createWordCounter(),
  })
}

/** The index of some pages, in one scope. */
export function testIndex(pages: TestPages, { synonyms = {}, errors = {} }: TestOptions = {}) {
  const records = Object.entries(pages).map(([path, html]) => testRecord(path, html))
  return makeSearchIndex({ records, synonyms, errors, prefix: 'assets/search-', urlOf: (name) => `/${name}` })
}

/** The files of an index by their URLs. */
export function filesOf({ manifest, files }: ReturnType<typeof testIndex>): Map<string, string> {
  return new Map([
    [MANIFEST, JSON.stringify(manifest)],
    ...files.map(({ name, text }): [string, string] => [`/${name}`, text]),
  ])
}

/** Serves files, and lists what is requested. */
export function serveFiles(files: ReadonlyMap<string, string>) {
  const requested: string[] = []
  const fetch: SearchFetch = async (url) => {
    requested.push(url)
    const text = files.get(url)
    return { ok: text !== undefined, status: text === undefined ? 404 : 200, text: async () => text ?? '' }
  }
  return { fetch, requested }
}

/** Searches pages. */
export function searchPages(pages: TestPages, options?: TestOptions) {
  return searchFiles(filesOf(testIndex(pages, options)))
}

/** Searches the files of an index. */
export function searchFiles(files: ReadonlyMap<string, string>, scopes: readonly string[] = ['default']) {
  const { fetch, requested } = serveFiles(files)
  const searcher = createSearcher({ manifest: MANIFEST, scopes, fetch })
  return { searcher, requested, find: async (query: string) => hrefsOf(await searcher.search(query)) }
}

/** The URLs of the sections that were found, in the order in which they are shown. */
export function hrefsOf({ pages }: SearchResults): string[] {
  return pages.flatMap(({ sections }) => sections.map(({ href }) => href))
}
