// The search of the engine, or that of Algolia: what a search component of the site may wrap.

import { useSite } from '../../client/context/siteContext.js'
import { HAS_ALGOLIA, HAS_SEARCH } from '../../shared/features.js'
import { AlgoliaButton } from '../search/AlgoliaButton.js'
import { SearchButton } from '../search/SearchButton.js'

/** The button of the search; nothing without one. */
export function BuiltInSearch() {
  const { search, algolia } = useSite()
  return HAS_ALGOLIA && algolia ? <AlgoliaButton /> : HAS_SEARCH && search && <SearchButton />
}
