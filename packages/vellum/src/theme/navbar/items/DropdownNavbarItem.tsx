import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

/** A dropdown of the navbar. */
export function DropdownNavbarItem(props: AnyNavbarItemProps) {
  return <AnyNavbarItem type="dropdown" {...props} />
}
