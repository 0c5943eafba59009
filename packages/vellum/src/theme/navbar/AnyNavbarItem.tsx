// An item of the navbar for components of a site: in the bar and in the drawer, with the data of the theme or with the
// fields of Docusaurus' configuration. The theme itself does not use it.

import { useBaseUrlUtils } from '../../client/api/baseUrl.js'
import { DrawerItem } from './DrawerItem.js'
import { itemData, type NavbarItemInput } from './items/itemData.js'
import { NavbarItem } from './NavbarItem.js'

/** The props of an item: the fields of the configuration. */
export interface AnyNavbarItemProps extends NavbarItemInput {
  /** Whether the item is in the drawer. @default false */
  readonly mobile?: boolean
  /** Called when a visitor follows a link of an item in the drawer. */
  readonly onClick?: () => void
}

/** An item of the navbar, in the bar or in the drawer. */
export function AnyNavbarItem({ mobile = false, onClick, ...input }: AnyNavbarItemProps) {
  const { withBaseUrl } = useBaseUrlUtils()
  const item = itemData(input, withBaseUrl)
  return mobile ? <DrawerItem {...item} mobile onClick={onClick ?? (() => {})} /> : <NavbarItem {...item} />
}
