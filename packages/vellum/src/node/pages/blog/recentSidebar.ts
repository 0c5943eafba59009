// The recent posts for the drawer of small screens. On wide screens they are in the page's HTML.

import { escapeText } from '../../../shared/escapeHtml.js'
import type { PageData } from '../../../shared/page.js'
import type { SidebarListItem } from '../../../shared/sidebar.js'

/** The recent posts of a page as a list for the drawer. */
export function recentSidebar(page: PageData): readonly SidebarListItem[] | undefined {
  const recent = 'recent' in page ? page.recent : undefined
  if (!recent) return undefined
  return [
    {
      type: 'html',
      value: `<span class="vl-recent-title">${escapeText(recent.title)}</span>`,
      defaultStyle: true,
    },
    ...recent.years.flatMap(({ posts }) =>
      posts.map(({ title, href }) => ({ type: 'link' as const, label: title, href })),
    ),
  ]
}
