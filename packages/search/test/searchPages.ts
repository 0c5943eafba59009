// A search over pages that a test writes in a few lines each, without files: the index is in memory. A line of a page is one of
//
//     # Title                 of the page
//     ## Heading #id          two to six of these are a heading, seven an entry of a list
//     > failed: no response   what a program prints
//     Call {getAsync}, see [the options](/docs/options#timeout).

import { createSearcher, type SearchFetch, type SearchResults } from '../src/browser/index.js'
import {
  makeSearchIndex,
  type PageLink,
  type PageSection,
  type SearchIndex,
  type SearchIndexInput,
  type SearchPage,
  searchRecord,
} from '../src/node/index.js'

/** The lines of a page by its URL. */
export type TestPages = Readonly<Record<string, string>>

/** What an index has besides its pages. */
export type TestOptions = Partial<Pick<SearchIndexInput, 'synonyms' | 'concepts' | 'errors' | 'variants'>>

export const MANIFEST = '/_data/_search.json'

/** A page from its lines. */
export function testPage(href: string, lines: string): SearchPage {
  let title = ''
  const sections: Required<PageSection>[] = [emptySection({ id: '', level: 1, heading: '' })]
  const links: PageLink[] = []
  for (const line of lines.split('\n').map((each) => each.trim())) {
    const [, marks = '', heading = '', id = ''] = /^(#{1,7}) (.*?)(?: #(\S+))?$/.exec(line) ?? []
    const section = sections.at(-1)!
    if (marks.length === 1) title = heading
    else if (marks !== '') sections.push(emptySection({ id, level: marks.length, heading }))
    else if (line.startsWith('> ')) addOutput(section, line.slice(2))
    else addText(section, line, links)
  }
  return { href, title, sections, links }
}

type Draft = { -readonly [Field in keyof PageSection]-?: PageSection[Field] }

function emptySection(named: { id: string; level: number; heading: string }): Required<PageSection> {
  return { ...named, text: '', prose: '', inlineCode: '', codeBlocks: '', output: '' }
}

function addOutput(section: Draft, line: string): void {
  section.output += `${line}\n`
  section.codeBlocks += `${line}\n`
}

function addText(section: Draft, line: string, links: PageLink[]): void {
  const plain = line.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, text: string, href: string) => {
    links.push({ href, text })
    return text
  })
  section.text = `${section.text} ${plain.replace(/[{}]/g, '')}`.trim()
  section.prose = `${section.prose} ${plain.replace(/\{[^}]*\}/g, '')}`.trim()
  for (const [, code = ''] of plain.matchAll(/\{([^}]*)\}/g)) section.inlineCode += `${code}\n`
}

/** The index of some pages, in one scope. */
export function testIndex(pages: TestPages, options: TestOptions = {}): SearchIndex {
  const records = Object.entries(pages).map(([href, lines]) => searchRecord(testPage(href, lines)))
  return makeSearchIndex({ ...options, records, prefix: 'assets/search-', urlOf: (name) => `/${name}` })
}

/** The files of an index by their URLs. */
export function filesOf({ manifest, files }: SearchIndex): Map<string, string> {
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
