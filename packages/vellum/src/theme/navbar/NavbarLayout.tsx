import { type ReactNode, type RefObject, useRef } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { HAS_HIDE_ON_SCROLL } from '../../shared/features.js'
import { useScrollClass } from '../behaviours/scrollClass.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { isBarHidden } from './hideOnScroll.js'

// Constant for a site, so the rules of hooks hold.
const useBar = HAS_HIDE_ON_SCROLL ? useHidingBar : () => useRef<HTMLElement>(null)

export interface NavbarLayoutProps {
  /** What the bar shows. */
  readonly children: ReactNode
}

/** The bar itself, which may hide while the page is scrolled down. */
export function NavbarLayout({ children }: NavbarLayoutProps) {
  const { style } = useSite().navbar
  const bar = useBar()
  return (
    <nav
      ref={bar}
      aria-label={label('theme.NavBar.navAriaLabel')}
      className={classNames('theme-layout-navbar navbar', style && `navbar--${style}`)}
    >
      {children}
    </nav>
  )
}

/** The ref of a bar that hides while the page is scrolled down. */
function useHidingBar(): RefObject<HTMLElement | null> {
  const { hideOnScroll } = useSite().navbar
  return useScrollClass({ className: 'navbar--hidden', rule: isBarHidden, enabled: hideOnScroll })
}
