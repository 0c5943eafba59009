import type { PageSidebarItem } from '../../shared/sidebar.js'
import { classNames } from '../parts/classNames.js'
import { linkClass } from './SidebarLink.js'

export interface SidebarHtmlProps {
  readonly item: Extract<PageSidebarItem, { type: 'html' }>
  /** The level of the list, from 1. */
  readonly level: number
}

/** Raw HTML in the sidebar. */
export function SidebarHtml({ item, level }: SidebarHtmlProps) {
  return (
    <li
      className={classNames(
        linkClass(level),
        item.defaultStyle && 'menu__list-item vl-sidebar-html',
        item.className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
      dangerouslySetInnerHTML={{ __html: item.value }}
    />
  )
}
