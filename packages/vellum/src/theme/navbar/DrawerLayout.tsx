import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../parts/classNames.js'

export interface DrawerLayoutProps {
  /** Logo, colour mode and the button that closes the drawer. */
  readonly header: ReactNode
  /** The items of the navbar. */
  readonly primaryMenu: ReactNode
  /** The sidebar of the docs; nothing on other pages. */
  readonly secondaryMenu: ReactNode
  /** Whether the sidebar is shown, else the items. @default false */
  readonly isSecondary?: boolean
  /** Whether the visitor has gone back from the sidebar to the items. @default false */
  readonly wentBack?: boolean
}

/** The content of the drawer: a header, and two panels of which one is shown. */
export function DrawerLayout({
  header,
  primaryMenu,
  secondaryMenu,
  isSecondary = false,
  wentBack = false,
}: DrawerLayoutProps) {
  return (
    <>
      {header}
      <div
        className={classNames(
          'navbar-sidebar__items',
          isSecondary && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <Panel inert={isSecondary} takesFocus={wentBack}>
          {primaryMenu}
        </Panel>
        <Panel inert={!isSecondary}>{secondaryMenu}</Panel>
      </div>
    </>
  )
}

interface PanelProps {
  readonly inert: boolean
  /** The visitor has switched to it: the focus moves here from the other panel. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

function Panel({ inert, takesFocus = false, children }: PanelProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={element} className="navbar-sidebar__item menu" inert={inert}>
      {children}
    </div>
  )
}
