// A search over pages that a test writes as HTML, without a build: the index that a build would write, in memory.

import { createWordCounter, makeSearchIndex, type SearchIndex } from 'vellum-search/node'
import { parseHtml } from '../src/node/base/htmlTree.js'
import { pageRecord } from '../src/node/search/pageRecord.js'
import type { PageData } from '../src/shared/page.js'
import { sampleDoc } from './samplePage.js'

export { filesOf, hrefsOf, MANIFEST, searchFiles, serveFiles } from '../../search/test/searchPages.js'

/** The record of a page; its title is that of its `<h1>`. */
export function testRecord(
  path: string,
  html: string,
  page: Partial<PageData> = {},
): ReturnType<typeof pageRecord> {
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
  const search = { tag: 'default', version: undefined }
  return pageRecord({ ...sampleDoc(), path, title, search, breadcrumbs: [], ...page } as PageData, {
    tree: parseHtml(html),
    counter: createWordCounter(),
  })
}

/** The index of some pages, the body of each by its URL, in one scope. */
export function testIndex(pages: Readonly<Record<string, string>>): SearchIndex {
  const records = Object.entries(pages).map(([path, html]) => testRecord(path, html))
  return makeSearchIndex({ records, prefix: 'assets/search-', urlOf: (name) => `/${name}` })
}
