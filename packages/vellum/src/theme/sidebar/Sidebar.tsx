import { useEffect, useState } from 'react'
import { useWindowSize } from '../../client/compat/windowSize.js'
import { usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { HAS_HIDE_ON_SCROLL, HAS_HIDEABLE_SIDEBAR } from '../../shared/features.js'
import { label } from '../labels/label.js'
import { Brand } from '../navbar/Brand.js'
import { classNames } from '../parts/classNames.js'
import { revealCurrent } from './interactiveList.js'
import { SidebarHideButton } from './SidebarHideButton.js'
import { SidebarNav } from './SidebarNav.js'
import { type SidebarListOptions, useSidebarList } from './SidebarProvider.js'

/** The column next to documents; nothing if the page has no sidebar, or on small screens. */
export function Sidebar() {
  const sidebar = usePageSidebar()
  const isColumn = useWindowSize() !== 'mobile'
  const { navbar, docsSidebar } = useSite()
  const [hidden, setHidden] = useState(false)
  const menu = useSidebarList({ isShown: isColumn && sidebar !== undefined })
  const id = isColumn && sidebar?.id

  useEffect(() => {
    if (id && menu.current) revealCurrent(menu.current)
  }, [id, menu])

  if (!sidebar || !isColumn) return null
  return (
    <aside
      className={classNames(
        'theme-doc-sidebar-container vl-sidebar',
        HAS_HIDE_ON_SCROLL && navbar.hideOnScroll && 'vl-sidebar--full',
        HAS_HIDEABLE_SIDEBAR && hidden && 'vl-sidebar--hidden',
      )}
      aria-label={label('theme.docs.sidebar.navAriaLabel')}
    >
      {HAS_HIDE_ON_SCROLL && navbar.hideOnScroll && !hidden && <Brand tabIndex={-1} />}
      <SidebarNav menu={menu} hidden={hidden} html={sidebar.served ?? ''} />
      {HAS_HIDEABLE_SIDEBAR && docsSidebar.hideable && (
        <SidebarHideButton hidden={hidden} onClick={() => setHidden(!hidden)} />
      )}
    </aside>
  )
}

export type SidebarMenuProps = Pick<SidebarListOptions, 'onActivate'>

/** The items of the sidebar as a list, for the drawer. */
export function SidebarMenu({ onActivate }: SidebarMenuProps) {
  const menu = useSidebarList({ isShown: true, onActivate })
  return <div ref={menu} />
}
