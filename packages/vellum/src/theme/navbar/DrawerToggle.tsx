import { useEffect, useRef, useState } from 'react'
import { useWindowSize } from '../../client/compat/windowSize.js'
import { label } from '../labels/label.js'
import { MenuIcon } from '../parts/icons.js'
import type { Drawer } from './Drawer.js'

const loadDrawer = () => import('./Drawer.js')

/** The button of small screens that opens the drawer, and the drawer itself. */
export function DrawerToggle() {
  const isMobile = useWindowSize() === 'mobile'
  const button = useRef<HTMLButtonElement>(null)
  const [LoadedDrawer, setDrawer] = useState<typeof Drawer>()
  const [isRequested, setRequested] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isShown = isRequested && LoadedDrawer !== undefined

  // The drawer is not part of the shell, because wide screens never need it. Small ones load it before
  // it is needed, so that it opens at once, and later without a network.
  const load = () => {
    const { dataset } = document.documentElement
    loadDrawer().then(
      (module) => {
        setDrawer(() => module.Drawer)
        setFailed(false)
        if (dataset.plain === 'nav') delete dataset.plain
      },
      () => {
        setRequested(false)
        // Shows the items in the bar, as without script; the next click retries.
        setFailed(true)
        dataset.plain = 'nav'
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same each time
  useEffect(() => {
    if (isMobile) load()
    else setRequested(false)
  }, [isMobile])

  // After the drawer has closed: while it is open, the page around it cannot have the focus.
  useEffect(() => {
    if (!isShown) return
    return () => button.current?.focus({ preventScroll: true })
  }, [isShown])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="navbar__toggle"
        aria-label={label(
          hasFailed ? 'theme.ErrorPageContent.tryAgain' : 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        )}
        aria-expanded={isShown}
        onClick={() => {
          setRequested(!isRequested)
          if (!LoadedDrawer) load()
        }}
      >
        <MenuIcon />
      </button>
      {isMobile && LoadedDrawer && <LoadedDrawer shown={isShown} onClose={() => setRequested(false)} />}
    </>
  )
}
