// The page on screen, for components: its data, and the sidebar beside it. The page
// on screen, never `location`: that one may be ahead during a navigation.

import type { ReactNode } from 'react'
import type { PageData, PageSidebar } from '../shared/page.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

const PageContext = createRequiredContext<PageData>()
const PageSidebarContext = createRequiredContext<PageSidebar | undefined>()

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
  sidebar: PageSidebar | undefined
  children: ReactNode
}) {
  return <PageSidebarContext value={sidebar}>{children}</PageSidebarContext>
}

/** The sidebar beside the page, or `undefined`. */
export function usePageSidebar(): PageSidebar | undefined {
  return useRequired(PageSidebarContext, 'usePageSidebar', 'PageSidebarProvider')
}
