import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

/** Raw HTML in the navbar. */
export function HtmlNavbarItem(props: AnyNavbarItemProps) {
  return <AnyNavbarItem type="html" {...props} />
}
