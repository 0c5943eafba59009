import { usePageSidebar, useSite } from '../../client/index.js'
import { classNames } from '../classNames.js'
import { MenuIcon } from '../icons.js'
import { label } from '../labels.js'
import { Brand } from './Brand.js'
import { ColorModeToggle } from './ColorModeToggle.js'
import { NavbarItem, SearchSlot } from './NavbarItem.js'

/** The bar at the top of every page (NB-1). */
export function Navbar() {
  const { navbar, colorMode } = useSite()
  const hasSidebar = usePageSidebar() !== undefined
  const { items, style } = navbar
  const at = (position: 'left' | 'right') =>
    items
      .map((item, index) => [item, index] as const)
      .filter(([item]) => item.position === position)
      .map(([item, index]) => <NavbarItem key={index} item={item} />)
  return (
    <nav
      aria-label={label('theme.NavBar.navAriaLabel')}
      className={classNames('theme-layout-navbar navbar', style && `navbar--${style}`)}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {(items.length > 0 || hasSidebar) && <DrawerToggle />}
          <Brand />
          {at('left')}
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          {at('right')}
          {!colorMode.disableSwitch && <ColorModeToggle />}
          {!items.some(({ type }) => type === 'search') && <SearchSlot />}
        </div>
      </div>
    </nav>
  )
}

/** Opens the drawer of small screens (NB-8). */
function DrawerToggle() {
  return (
    <button
      type="button"
      className="navbar__toggle"
      aria-label={label('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
      aria-expanded="false"
    >
      <MenuIcon />
    </button>
  )
}
