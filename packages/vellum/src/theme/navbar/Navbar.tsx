import { NavbarContent } from './NavbarContent.js'
import { NavbarLayout } from './NavbarLayout.js'

/** The bar at the top of every page. */
export function Navbar() {
  return (
    <NavbarLayout>
      <NavbarContent />
    </NavbarLayout>
  )
}
