// The public names of `vellum/search`: searches the index of a site, for an interface of one's own.

export { createSearcher, type SearcherInput } from './createSearcher.js'
export type { SearchFetch } from './loadFiles.js'
export {
  type FoundPage,
  type FoundSection,
  type Searcher,
  SearchLoadError,
  type SearchOptions,
  type SearchResults,
  type SearchSignal,
  type TextPart,
} from './searchTypes.js'
