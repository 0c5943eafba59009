// The drawer of small screens: a modal dialog, so that the browser keeps the focus in it, makes the page
// behind it inert, and closes it with Escape. Loaded apart from the shell. Its content is rendered when
// the browser is idle, before it is opened, and stays: it opens at once and keeps its state.

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePageSidebar } from '../../client/context/pageContext.js'
import { afterPaint, whenIdle } from '../../client/runtime/idle.js'
import { blockTraversal } from '../../client/runtime/traversal.js'
import { label } from '../labels/label.js'
import { DrawerHeader } from './DrawerHeader.js'
import { DrawerItems } from './DrawerItems.js'
import { DrawerLayout } from './DrawerLayout.js'
import { DrawerSidebar } from './DrawerSidebar.js'

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
  const hasSecondary = usePageSidebar() !== undefined
  const [wentBack, setWentBack] = useState(false)
  if (!shown && wentBack) setWentBack(false)
  return (
    <DrawerLayout
      header={<DrawerHeader onClose={onClose} />}
      primaryMenu={<DrawerItems onClose={onClose} />}
      secondaryMenu={hasSecondary && <DrawerSidebar onClose={onClose} onBack={() => setWentBack(true)} />}
      isSecondary={hasSecondary && !wentBack}
      wentBack={wentBack}
    />
  )
}
