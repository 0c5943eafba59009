import { usePageSidebar, useSite } from '../client/index.js'
import { classNames } from './classNames.js'
import { label } from './labels.js'
import { Brand } from './navbar/Brand.js'
import { SidebarItems } from './SidebarItem.js'

/** The column beside documents (SU-1); nothing when the page has no sidebar. */
export function Sidebar() {
  const sidebar = usePageSidebar()
  const { hideOnScroll } = useSite().navbar
  if (!sidebar) return null
  return (
    <aside
      className={classNames('theme-doc-sidebar-container vl-sidebar', hideOnScroll && 'vl-sidebar--full')}
    >
      {hideOnScroll && <Brand tabIndex={-1} />}
      <nav aria-label={label('theme.docs.sidebar.navAriaLabel')} className="menu">
        <ul className="theme-doc-sidebar-menu menu__list">
          <SidebarItems items={sidebar.items} level={1} />
        </ul>
      </nav>
    </aside>
  )
}
