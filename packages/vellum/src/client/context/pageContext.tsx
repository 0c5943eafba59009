// The page on screen, for components: its data, and the sidebar beside it. The page
// on screen, never `location`: that one may be ahead during a navigation.

import type { ReactNode } from 'react'
import type { PageData } from '../../shared/page.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

const PageContext = createRequiredContext<PageData>()
const PageSidebarContext = createRequiredContext<{ readonly sidebar: ShownSidebar | undefined }>()

/** The sidebar beside the page on screen. Its list is HTML that Node has made. */
export interface ShownSidebar {
  readonly id: string
  /** The list for the document that Node renders; browsers keep the nodes that were served. */
  readonly served?: string
  /** The list as HTML, when this page alone shows it. */
  readonly html?: string
  /** Names the whole list. */
  readonly file?: string
  /** The whole list as HTML; it is fetched once. */
  readonly load?: () => Promise<string>
  /** The same, when it has been fetched. */
  readonly known?: string | undefined
  /** Top level and open branch; browsers have it on pages whose components ask for it. */
  readonly items?: readonly PageSidebarItem[]
}

/** Gives the page's data to the components below. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** The data of the page on screen. */
export function usePage(): PageData {
  return useRequired(PageContext, 'usePage', 'PageProvider')
}

/** Gives the sidebar of the page to the components below; `undefined` = the page has none. */
export function PageSidebarProvider({
  sidebar,
  children,
}: {
  sidebar: ShownSidebar | undefined
  children: ReactNode
}) {
  return <PageSidebarContext value={{ sidebar }}>{children}</PageSidebarContext>
}

/** The sidebar beside the page, or `undefined`. */
export function usePageSidebar(): ShownSidebar | undefined {
  return useRequired(PageSidebarContext, 'usePageSidebar', 'PageSidebarProvider').sidebar
}
