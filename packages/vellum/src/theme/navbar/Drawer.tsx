// The drawer of small screens: a modal dialog, so that the browser keeps the focus in it, makes the page
// behind it inert, and closes it with Escape. Loaded apart from the shell. Its content is rendered when
// the browser is idle, before it is opened, and stays: it opens at once and keeps its state.

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { afterPaint, whenIdle } from '../../client/runtime/idle.js'
import { blockTraversal } from '../../client/runtime/traversal.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { CloseIcon } from '../parts/icons.js'
import { SidebarMenu } from '../sidebar/Sidebar.js'
import { Brand } from './Brand.js'
import { ColorModeToggle } from './ColorModeToggle.js'
import { DrawerItem } from './DrawerItem.js'

export interface DrawerProps {
  readonly shown: boolean
  /** Called when a visitor wants to close the drawer, or the browser has closed it. */
  readonly onClose: () => void
}

/** Navbar items and docs sidebar of small screens. */
export function Drawer({ shown, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRendered, setRendered] = useState(shown)
  if (shown && !isRendered) setRendered(true)
  useEffect(() => whenIdle(() => startTransition(() => setRendered(true))), [])

  const isOpened = useRef(false)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    if (!shown) return
    const element = dialog.current
    // The page behind becomes inert, so all its elements get new styles: the button shows that it was pressed
    // before that.
    const cancel = afterPaint(() => {
      element?.showModal()
      isOpened.current = true
      document.body.style.overflow = 'hidden'
    })
    const unblock = blockTraversal(() => close.current())
    return () => {
      cancel()
      unblock()
      isOpened.current = false
      document.body.style.overflow = 'visible'
      element?.close()
    }
  }, [shown])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the browser's
    <dialog
      ref={dialog}
      className="theme-layout-navbar-sidebar navbar-sidebar"
      aria-label={label('theme.NavBar.navAriaLabel')}
      // Clicks on the backdrop are clicks on the dialog: its content fills it.
      onClick={({ target }) => target === dialog.current && onClose()}
      // Escape: known before the dialog has closed, so that a key pressed right after it opens the drawer again.
      onCancel={onClose}
      // The event is dispatched late: the drawer may have been opened again since.
      onClose={() => isOpened.current && !dialog.current?.open && onClose()}
    >
      {isRendered && <DrawerContent shown={shown} onClose={onClose} />}
    </dialog>
  )
}

function DrawerContent({ shown, onClose }: DrawerProps) {
  const { navbar, colorMode } = useSite()
  const hasSecondary = usePageSidebar() !== undefined
  const hasItems = navbar.items.length > 0
  const [wentBack, setWentBack] = useState(false)
  if (!shown && wentBack) setWentBack(false)
  const isSecondary = hasSecondary && !wentBack
  return (
    <>
      <div className="navbar-sidebar__brand">
        <Brand onClick={onClose} />
        {!colorMode.disableSwitch && <ColorModeToggle />}
        <button
          type="button"
          className="navbar-sidebar__close"
          aria-label={label('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div
        className={classNames(
          'navbar-sidebar__items',
          isSecondary && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <Panel inert={isSecondary} takesFocus={wentBack}>
          <ul className="menu__list">
            {navbar.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no name and never move
              <DrawerItem key={index} item={item} onActivate={onClose} />
            ))}
          </ul>
        </Panel>
        <Panel inert={!isSecondary}>
          {hasSecondary && hasItems && (
            <button type="button" className="navbar-sidebar__back" onClick={() => setWentBack(true)}>
              {label('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
            </button>
          )}
          {hasSecondary && <SidebarMenu onActivate={onClose} />}
        </Panel>
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
