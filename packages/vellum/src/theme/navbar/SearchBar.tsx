import { useSite } from '../../client/context/siteContext.js'
import { useTheme } from '../../client/context/theme.js'
import { HAS_ALGOLIA, HAS_OWN_SEARCH_BAR, HAS_SEARCH } from '../../shared/features.js'
import { AlgoliaButton } from '../search/AlgoliaButton.js'
import { SearchButton } from '../search/SearchButton.js'

/** The search component of the site, else the built-in search; nothing without both. */
export function SearchBar() {
  const { search, algolia, hasOwnSearchBar } = useSite()
  if (HAS_OWN_SEARCH_BAR && hasOwnSearchBar) return <OwnSearchBar />
  return HAS_ALGOLIA && algolia ? <AlgoliaButton /> : HAS_SEARCH && search && <SearchButton />
}

/** Browsers alone have it. */
function OwnSearchBar() {
  const { SearchBar: OwnBar } = useTheme()
  return OwnBar && <OwnBar />
}
