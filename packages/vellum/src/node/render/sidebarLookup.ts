// The sidebar of each page: what the document shows of it, and what the browser receives in addition. Each
// sidebar of the site is prepared once, however many pages show it.

import type { PageSidebar } from '../../shared/pageFile.js'
import type { RenderedSidebar, SidebarInput } from '../../shared/rendering.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import {
  hasOwnList,
  LEVEL_LIMIT,
  type PreparedSidebar,
  pageSidebar,
  prepareSidebar,
  servedList,
} from '../pageData/pageSidebar.js'
import type { RenderContext } from './renderContext.js'
import type { RenderTask } from './renderTask.js'

/** The sidebar of a page that is rendered. */
export interface TaskSidebar extends SidebarInput {
  /** URL of the whole list; recent posts have none. */
  readonly file?: string
  /** Whether the list is this page's own and must be sent with it. */
  readonly hasOwnList: boolean
}

/** Returns the sidebar of a task, or undefined for a page without one. */
export function createSidebarLookup(
  sidebars: RenderContext['sidebars'],
): (task: RenderTask) => TaskSidebar | undefined {
  const prepared = new Map<string, PreparedSidebar>()
  return ({ page: { path }, sidebarKey, recent }) => {
    if (recent) return { ...recent, items: () => [], hasOwnList: true }
    const foundSidebar = sidebarKey === undefined ? undefined : sidebars[sidebarKey]
    if (!foundSidebar || sidebarKey === undefined) return undefined
    const sidebar = prepared.get(sidebarKey) ?? prepareSidebar(foundSidebar.items)
    prepared.set(sidebarKey, sidebar)
    let items: readonly PageSidebarItem[] | undefined
    return {
      id: foundSidebar.id,
      file: foundSidebar.file,
      list: servedList({ sidebar, path }),
      items: () => {
        items ??= pageSidebar({ sidebar, path })
        return items
      },
      hasOwnList: hasOwnList({ sidebar, path }),
    }
  }
}

/** What the browser receives of a sidebar, in addition to the list in the document. */
export function servedSidebar(
  { id, file, items, hasOwnList }: TaskSidebar,
  { html, usesItems }: RenderedSidebar,
  { body }: RenderTask,
): PageSidebar {
  // Components may read the items later: in a tab that is opened, for example.
  const mayUseItems = usesItems || (body.type === 'component' && itemCount(items()) <= LEVEL_LIMIT)
  return {
    id,
    ...(file !== undefined && { file }),
    ...(hasOwnList && { html }),
    ...(mayUseItems && { items: items() }),
  }
}

function itemCount(items: readonly PageSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? itemCount(item.items) : 0), 0)
}
