import { type ReactNode, useRef } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { HAS_HIDE_ON_SCROLL } from '../../shared/features.js'
import { useScrollClass } from '../behaviours/scrollClass.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { isBarHidden } from './hideOnScroll.js'

// Constant for a site, so the rules of hooks hold.
const useBar: typeof useScrollClass = HAS_HIDE_ON_SCROLL ? useScrollClass : () => useRef(null)

export interface NavbarLayoutProps {
  /** What the bar shows. */
  readonly children: ReactNode
}

/** The bar itself, which may hide while the page is scrolled down. */
export function NavbarLayout({ children }: NavbarLayoutProps) {
  const { style, hideOnScroll } = useSite().navbar
  const bar = useBar<HTMLElement>({
    className: 'navbar--hidden',
    rule: isBarHidden,
    enabled: hideOnScroll,
  })
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
