// The panel with the sidebar in the drawer, for copies of Docusaurus' parts: they ask a hook for what parts here get as
// props.

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { DrawerLayoutProps } from '../navbar/DrawerLayout.js'
import type { DrawerSidebarProps } from '../navbar/DrawerSidebar.js'
import { SidebarMenu } from '../sidebar/Sidebar.js'

/** The panel with the sidebar. */
export interface SecondaryMenu {
  readonly shown: boolean
  readonly content: ReactNode
  readonly show: () => void
  readonly hide: () => void
}

const nothing = () => {}
const CLOSED: SecondaryMenu = { shown: false, content: undefined, show: nothing, hide: nothing }
const SecondaryMenuContext = createContext(CLOSED)

/** The panel with the sidebar. */
export function useNavbarSecondaryMenu(): SecondaryMenu {
  return useContext(SecondaryMenuContext)
}

/** Provides the panel that is shown to the site's layout of the drawer. */
export function withPanel(Layout: ComponentType<DrawerLayoutProps>): ComponentType<DrawerLayoutProps> {
  return function LayoutWithPanel(props: DrawerLayoutProps) {
    const menu = { ...CLOSED, shown: props.isSecondary === true }
    return (
      <SecondaryMenuContext value={menu}>
        <Layout {...props} />
      </SecondaryMenuContext>
    )
  }
}

/** Gives the site's panel the sidebar, and what goes back to the items of the navbar. */
export function withSidebar(Panel: ComponentType<DrawerSidebarProps>): ComponentType<DrawerSidebarProps> {
  return function PanelWithSidebar(props: DrawerSidebarProps) {
    const { onClose, onBack } = props
    const content = <SidebarMenu onActivate={onClose} />
    const menu = { shown: true, content, show: nothing, hide: onBack }
    return (
      <SecondaryMenuContext value={menu}>
        <Panel {...props} />
      </SecondaryMenuContext>
    )
  }
}
