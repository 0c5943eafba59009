import { useTheme } from '../../client/context/theme.js'
import { classNames } from '../parts/classNames.js'

export interface SearchSlotProps {
  readonly className?: string | undefined
}

/** Shows the search component of the theme; without one it takes no space. */
export function SearchSlot({ className }: SearchSlotProps) {
  const { SearchBar } = useTheme()
  return <div className={classNames('navbar__search', className)}>{SearchBar && <SearchBar />}</div>
}
