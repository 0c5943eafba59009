// What the search keeps of a rendered page: its data and the sections of its tree, as a record of `vellum-search`. Made
// once when a page is rendered, and kept with it.

import { type SearchRecord, searchRecord, type WordCounter } from 'vellum-search/node'
import type { PageData } from '../../shared/page.js'
import type { HtmlElement } from '../base/htmlTree.js'
import { readSections } from './readSections.js'

/** Pages that consist of links to other pages say nothing of their own. */
const KINDS = new Set<PageData['type']>(['doc', 'markdown', 'react', 'post'])

/** Whether readers can find a page with the search. */
export function isSearchable(page: PageData): boolean {
  return KINDS.has(page.type) && page.notice === undefined
}

/** The tree of a page, and what counts its words: pages of a site share most of them. */
export interface RecordInput {
  readonly tree: HtmlElement
  readonly counter: WordCounter
}

/** The record of a page from its data and its tree. Its scope is its tag for search crawlers: `docs-default-current` */
export function pageRecord(page: PageData, { tree, counter }: RecordInput): SearchRecord {
  const { sections, links } = readSections(tree)
  const breadcrumbs = 'breadcrumbs' in page ? (page.breadcrumbs ?? []) : []
  return searchRecord(
    {
      scope: page.search.tag,
      href: page.path,
      title: page.title || sections[0]!.heading,
      breadcrumb: breadcrumbs.slice(0, -1).map(({ label }) => label),
      keywords: page.keywords,
      sections,
      links,
    },
    counter,
  )
}
