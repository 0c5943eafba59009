import type { ReactNode } from 'react'
import type { FooterData } from '../../shared/site.js'
import { classNames } from '../parts/classNames.js'

export interface FooterLayoutProps {
  readonly style: FooterData['style']
  readonly links: ReactNode
  readonly logo: ReactNode
  readonly copyright: ReactNode
}

/** The element of the footer: links, and below them logo and copyright. */
export function FooterLayout({ style, links, logo, copyright }: FooterLayoutProps) {
  return (
    <footer className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}>
      <div className="vl-footer-inner">
        {links}
        {(logo || copyright) && (
          <div className="vl-footer-bottom">
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  )
}
