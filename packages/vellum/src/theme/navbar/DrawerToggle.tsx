import { useEffect, useRef, useState } from 'react'
import { useWindowSize } from '../../client/compat/windowSize.js'
import { loadPart } from '../../client/runtime/loadPart.js'
import { label } from '../labels/label.js'
import { MenuIcon } from '../parts/icons.js'
import type { Drawer } from './Drawer.js'

/** The button of small screens that opens the drawer, and the drawer itself (NB-8, MS-1, MS-2, MS-6). */
export function DrawerToggle() {
  const isMobile = useWindowSize() === 'mobile'
  const button = useRef<HTMLButtonElement>(null)
  const [LoadedDrawer, setDrawer] = useState<typeof Drawer>()
  const [isWanted, setWanted] = useState(false)
  const shown = isWanted && LoadedDrawer !== undefined

  // Its code is no part of the shell: wide screens never need it. Small ones get it
  // before it is asked for, so that it opens at once, and without a network later.
  const load = () => {
    loadPart(() => import('./Drawer.js')).then(
      (module) => setDrawer(() => module.Drawer),
      () => {
        setWanted(false)
        // The items of the bar stand in the bar, as they do without script; the next press tries again.
        document.documentElement.dataset.plain = 'nav'
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same each time
  useEffect(() => {
    if (isMobile) load()
    else setWanted(false)
  }, [isMobile])

  // When the drawer has closed: as long as it is open, the page around it takes no focus.
  useEffect(() => {
    if (!shown) return
    return () => button.current?.focus({ preventScroll: true })
  }, [shown])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="navbar__toggle"
        aria-label={label('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
        aria-expanded={shown}
        onClick={() => {
          setWanted(!isWanted)
          if (!LoadedDrawer) load()
        }}
      >
        <MenuIcon />
      </button>
      {isMobile && LoadedDrawer && <LoadedDrawer shown={shown} onClose={() => setWanted(false)} />}
    </>
  )
}
