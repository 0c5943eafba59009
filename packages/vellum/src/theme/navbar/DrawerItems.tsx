import { useSite } from '../../client/context/siteContext.js'
import { DrawerItem } from './DrawerItem.js'

export interface DrawerItemsProps {
  /** Closes the drawer. */
  readonly onClose: () => void
}

/** The items of the navbar as a list in the drawer. */
export function DrawerItems({ onClose }: DrawerItemsProps) {
  return (
    <ul className="menu__list">
      {useSite().navbar.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name and never move
        <DrawerItem key={index} {...item} mobile onClick={onClose} />
      ))}
    </ul>
  )
}
