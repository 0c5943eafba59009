// The page on screen, for components: its data and its sidebar. Never `location`, which changes
// before the page does during a navigation.

import { useContext } from 'react'
import type { PageData } from '../../shared/page.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** The data of the page on screen. */
export const PageContext = createRequiredContext<PageData>('PageContext')
/** The sidebar of the page on screen; `undefined` = it has none. */
export const PageSidebarContext = createRequiredContext<ShownSidebar | undefined>('PageSidebarContext')

/** The sidebar of the page on screen. Its list is HTML that Node rendered. */
export interface ShownSidebar {
  readonly id: string
  /** The list in the document that Node renders; browsers keep the nodes of the document. */
  readonly served?: string
  /** The list as HTML, if only this page shows it. */
  readonly html?: string
  /** URL of the whole list. */
  readonly file?: string
  /** Fetches the whole list as HTML, once. */
  readonly load?: () => Promise<string>
  /** The whole list, if it has been fetched. */
  readonly known?: string | undefined
  /** Top level and open branch; browsers have them on pages whose components read them. */
  readonly items?: readonly PageSidebarItem[]
}

/** The data of the page on screen. */
export function usePage(): PageData {
  return useRequired(PageContext, 'usePage')
}

/** The path of the page on screen; undefined in the footer, which belongs to no page. */
export function usePagePath(): string | undefined {
  const page = useContext(PageContext)
  return typeof page === 'symbol' ? undefined : page.path
}

/** The page's sidebar, or `undefined`. */
export function usePageSidebar(): ShownSidebar | undefined {
  return useRequired(PageSidebarContext, 'usePageSidebar')
}
