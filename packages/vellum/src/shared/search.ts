// The public names of `vellum/search`: the searcher of `vellum-search`, for an interface of one's own.

export {
  createSearcher,
  type FoundPage,
  type FoundSection,
  type Searcher,
  type SearcherInput,
  type SearchFetch,
  SearchLoadError,
  type SearchOptions,
  type SearchResults,
  type SearchSignal,
  type TextPart,
} from 'vellum-search'
