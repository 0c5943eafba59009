import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

/** The search as an item of the navbar. */
export function SearchNavbarItem(props: AnyNavbarItemProps) {
  return <AnyNavbarItem type="search" {...props} />
}
