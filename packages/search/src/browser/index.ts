// The public names of `vellum-search`: searches an index, in a browser or wherever there is a `fetch`.

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
