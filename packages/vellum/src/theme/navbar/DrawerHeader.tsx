import { label } from '../labels/label.js'
import { CloseIcon } from '../parts/icons.js'
import { Brand } from './Brand.js'
import { NavbarColorModeToggle } from './NavbarColorModeToggle.js'

export interface DrawerHeaderProps {
  /** Closes the drawer. */
  readonly onClose: () => void
}

/** The top of the drawer. */
export function DrawerHeader({ onClose }: DrawerHeaderProps) {
  return (
    <div className="navbar-sidebar__brand">
      <Brand onClick={onClose} />
      <NavbarColorModeToggle />
      <button
        type="button"
        className="navbar-sidebar__close"
        aria-label={label('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
