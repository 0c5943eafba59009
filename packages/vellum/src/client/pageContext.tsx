// The page on screen, for components: its data, and the sidebar beside it. The page
// on screen, never `location`: that one may be ahead during a navigation.

import { type ReactNode, useMemo } from 'react'
import type { PageData, PageSidebar } from '../shared/page.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

const PageContext = createRequiredContext<PageData>()
const PageSidebarContext = createRequiredContext<SidebarOfPage>()

/** The sidebar beside a page, and the address of the whole of it. */
interface SidebarOfPage {
  readonly sidebar: PageSidebar | undefined
  readonly file: string | undefined
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
  file,
  children,
}: {
  sidebar: PageSidebar | undefined
  file?: string | undefined
  children: ReactNode
}) {
  const value = useMemo(() => ({ sidebar, file }), [sidebar, file])
  return <PageSidebarContext value={value}>{children}</PageSidebarContext>
}

/** The sidebar beside the page, or `undefined`. */
export function usePageSidebar(): PageSidebar | undefined {
  return useRequired(PageSidebarContext, 'usePageSidebar', 'PageSidebarProvider').sidebar
}

/** The address of the whole sidebar as JSON: a page has only its own part of it. */
export function useSidebarFile(): string | undefined {
  return useRequired(PageSidebarContext, 'useSidebarFile', 'PageSidebarProvider').file
}
