import { usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { Brand } from './Brand.js'
import { DrawerToggle } from './DrawerToggle.js'
import { NavbarColorModeToggle } from './NavbarColorModeToggle.js'
import { NavbarItem } from './NavbarItem.js'
import { SearchSlot } from './SearchSlot.js'

/** The content of the bar: logo, items, colour mode and search. */
export function NavbarContent() {
  const { items } = useSite().navbar
  const hasSidebar = usePageSidebar() !== undefined
  const itemsAt = (position: 'left' | 'right') =>
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no name and never move
    items.map((item, index) => item.position === position && <NavbarItem key={index} {...item} />)
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        {(items.length > 0 || hasSidebar) && <DrawerToggle />}
        <Brand />
        {itemsAt('left')}
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        {itemsAt('right')}
        <NavbarColorModeToggle />
        {!items.some(({ type }) => type === 'search') && <SearchSlot />}
      </div>
    </div>
  )
}
