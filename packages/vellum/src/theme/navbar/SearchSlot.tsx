import { useTheme } from '../../client/context/theme.js'
import { classNames } from '../parts/classNames.js'

/** Where the search component of the theme goes; empty it takes no space (SE-1, SE-3). */
export function SearchSlot({ className }: { className?: string | undefined }) {
  const { SearchBar } = useTheme()
  return <div className={classNames('navbar__search', className)}>{SearchBar && <SearchBar />}</div>
}
