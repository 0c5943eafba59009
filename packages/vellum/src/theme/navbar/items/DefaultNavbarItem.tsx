import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

/** A link of the navbar. */
export function DefaultNavbarItem(props: AnyNavbarItemProps) {
  return <AnyNavbarItem type="default" {...props} />
}
