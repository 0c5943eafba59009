import { Anchor } from '../../client/runtime/Anchor.js'
import type { SidebarLink as SidebarLinkData } from '../../shared/sidebar.js'
import { isExternalUrl, isSamePath } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from '../parts/icons.js'
import { SidebarBadge } from './SidebarBadge.js'

export interface SidebarLinkProps {
  readonly item: Pick<SidebarLinkData, 'label' | 'href' | 'badge' | 'className' | 'isFold'>
  /** Path of the page that shows the list; none in the file for all pages. */
  readonly activePath: string | undefined
  /** The level of the list, from 1. */
  readonly level: number
}

/** A link of the sidebar. */
export function SidebarLink({
  item: { label: text, href, badge, className, isFold },
  level,
  activePath,
}: SidebarLinkProps) {
  const isActive = !isFold && isCurrent(href, activePath)
  const isExternal = !isFold && isExternalUrl(href)
  return (
    <li className={classNames(linkClass(level), 'menu__list-item', className, isFold && 'vl-fold')}>
      <Anchor
        href={href}
        className={classNames('menu__link', isActive && 'menu__link--active')}
        {...(isActive ? { 'aria-current': 'page' } : {})}
      >
        {text}
        {isExternal && <ExternalLinkIcon />}
        <SidebarBadge badge={badge} />
      </Anchor>
    </li>
  )
}

/** The classes of an item that is not a category. */
export function linkClass(level: number): string {
  return `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
}

/** Whether a link is that of the page on screen. */
export function isCurrent(href: string | undefined, activePath: string | undefined): boolean {
  return activePath !== undefined && isSamePath(href, activePath)
}
