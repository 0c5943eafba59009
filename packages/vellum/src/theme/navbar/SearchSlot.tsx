import { NavbarSearch } from './NavbarSearch.js'
import { SearchBar } from './SearchBar.js'

export interface SearchSlotProps {
  readonly className?: string | undefined
}

/** The search in the navbar; without a search it takes no space. */
export function SearchSlot({ className }: SearchSlotProps) {
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  )
}
