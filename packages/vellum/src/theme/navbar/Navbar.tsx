import { useRef } from 'react'
import { usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { HAS_HIDE_ON_SCROLL } from '../../shared/features.js'
import { useScrollClass } from '../behaviours/scrollClass.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { Brand } from './Brand.js'
import { ColorModeToggle } from './ColorModeToggle.js'
import { DrawerToggle } from './DrawerToggle.js'
import { isBarHidden } from './hideOnScroll.js'
import { NavbarItem } from './NavbarItem.js'
import { SearchSlot } from './SearchSlot.js'

// Constant for a site, so the rules of hooks hold.
const useBar: typeof useScrollClass = HAS_HIDE_ON_SCROLL ? useScrollClass : () => useRef(null)

/** The bar at the top of every page, which may hide while the page is scrolled down. */
export function Navbar() {
  const { navbar, colorMode } = useSite()
  const hasSidebar = usePageSidebar() !== undefined
  const { items, style, hideOnScroll } = navbar
  const bar = useBar<HTMLElement>({
    className: 'navbar--hidden',
    rule: isBarHidden,
    enabled: hideOnScroll,
  })
  const itemsAt = (position: 'left' | 'right') =>
    items
      .map((item, index) => [item, index] as const)
      .filter(([item]) => item.position === position)
      .map(([item, index]) => <NavbarItem key={index} item={item} />)
  return (
    <nav
      ref={bar}
      aria-label={label('theme.NavBar.navAriaLabel')}
      className={classNames('theme-layout-navbar navbar', style && `navbar--${style}`)}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {(items.length > 0 || hasSidebar) && <DrawerToggle />}
          <Brand />
          {itemsAt('left')}
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          {itemsAt('right')}
          {!colorMode.disableSwitch && <ColorModeToggle />}
          {!items.some(({ type }) => type === 'search') && <SearchSlot />}
        </div>
      </div>
    </nav>
  )
}
