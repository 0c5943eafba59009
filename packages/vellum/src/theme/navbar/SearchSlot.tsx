import { useSite } from '../../client/context/siteContext.js'
import { useTheme } from '../../client/context/theme.js'
import { HAS_ALGOLIA, HAS_SEARCH } from '../../shared/features.js'
import { classNames } from '../parts/classNames.js'
import { AlgoliaButton } from '../search/AlgoliaButton.js'
import { SearchButton } from '../search/SearchButton.js'

export interface SearchSlotProps {
  readonly className?: string | undefined
}

/** Shows the search component of the theme, else the search of the site; without both it takes no space. */
export function SearchSlot({ className }: SearchSlotProps) {
  const { SearchBar } = useTheme()
  const { search, algolia, hasOwnSearchBar } = useSite()
  const builtIn = HAS_ALGOLIA && algolia ? <AlgoliaButton /> : HAS_SEARCH && search && <SearchButton />
  return (
    <div className={classNames('navbar__search', className)}>
      {SearchBar ? <SearchBar /> : !hasOwnSearchBar && builtIn}
    </div>
  )
}
