import type { RefObject } from 'react'
import { label } from '../labels/label.js'

export interface SidebarNavProps {
  /** The list gets its behaviour through it. */
  readonly menu: RefObject<HTMLElement | null>
  readonly hidden: boolean
  /** The list as Node has rendered it. */
  readonly html: string
}

/** The links of the sidebar. */
export function SidebarNav({ menu, hidden, html }: SidebarNavProps) {
  return (
    <nav
      ref={menu}
      aria-label={label('theme.docs.sidebar.navAriaLabel')}
      className="menu"
      hidden={hidden}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
