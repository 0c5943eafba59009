// The public names of `vellum-search/node`: makes an index of pages.

export type { SearchManifest } from '../browser/searchTypes.js'
export type { IndexFile } from './indexFiles.js'
export { type KnownSections, knownSections } from './knownSections.js'
export type { PageSection } from './pageSections.js'
export { makeSearchIndex, type SearchIndex, type SearchIndexInput } from './searchIndex.js'
export {
  type PageLink,
  type SearchPage,
  type SearchRecord,
  type SectionRecord,
  searchRecord,
} from './searchRecord.js'
export { createWordCounter, type WordCounter, type WordCounts } from './wordCounts.js'
