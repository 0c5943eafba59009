import { useSite } from '../../client/context/siteContext.js'
import { label } from '../labels/label.js'
import { SidebarMenu } from '../sidebar/Sidebar.js'

export interface DrawerSidebarProps {
  /** Closes the drawer. */
  readonly onClose: () => void
  /** Shows the items of the navbar instead. */
  readonly onBack: () => void
}

/** The sidebar of the docs in the drawer. */
export function DrawerSidebar({ onClose, onBack }: DrawerSidebarProps) {
  return (
    <>
      {useSite().navbar.items.length > 0 && (
        <button type="button" className="navbar-sidebar__back" onClick={onBack}>
          {label('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
        </button>
      )}
      <SidebarMenu onActivate={onClose} />
    </>
  )
}
