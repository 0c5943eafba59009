// Keeps the list of the docs sidebar. There is one list of nodes for the column and the drawer: it moves to
// where it is shown and stays from page to page, and React renders the elements around it.

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ShownSidebar, usePage, usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { isConstrained, whenIdle } from '../../client/runtime/idle.js'
import { createInteractiveList, type InteractiveList } from './interactiveList.js'
import { replaceList, whenReleased } from './replaceList.js'
import { parseList } from './sidebarNodes.js'

/** Provides the list of the sidebar to the column and the drawer below. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const sidebar = usePageSidebar()
  const { path } = usePage()
  const isExclusive = useSite().docsSidebar.autoCollapseCategories
  const [owner] = useState(() => createOwner({ isExclusive }))
  useLayoutEffect(() => owner.update(sidebar, path), [owner, sidebar, path])
  return <SidebarContext value={owner}>{children}</SidebarContext>
}

export interface SidebarListOptions {
  readonly isShown: boolean
  /** Called when a visitor goes to a page of this site. */
  readonly onActivate?: (() => void) | undefined
}

/** Shows the list in the element that gets the returned ref. */
export function useSidebarList({
  isShown,
  onActivate,
}: SidebarListOptions): RefObject<HTMLDivElement | null> {
  const owner = useContext(SidebarContext)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShown && element.current) return owner?.show(element.current)
    return undefined
  }, [owner, isShown])
  useLayoutEffect(() => owner?.setOnActivate(onActivate))
  return element
}

/** Owns the list of the page on screen. On the server there is no owner. */
interface SidebarOwner {
  /**
   * Moves the list into an element, or takes over the list that was served in it; returns a function that
   * ends that.
   */
  readonly show: (area: HTMLElement) => () => void
  readonly setOnActivate: (onActivate: (() => void) | undefined) => void
  /** Called when a page was shown. */
  readonly update: (sidebar: ShownSidebar | undefined, path: string) => void
}

const SidebarContext = createContext<SidebarOwner | undefined>(undefined)

function createOwner({ isExclusive }: { isExclusive: boolean }): SidebarOwner {
  let area: HTMLElement | undefined
  let list: InteractiveList | undefined
  let onActivate: (() => void) | undefined
  let shown: ShownSidebar | undefined
  let shownPath = ''

  return {
    show(next) {
      area = next
      if (list) next.replaceChildren(list.element)
      completeWhenIdle()
      return () => {
        if (area === next) area = undefined
      }
    },
    setOnActivate(callback) {
      onActivate = callback
      if (list) list.onActivate = callback
    },
    update(sidebar, path) {
      shownPath = path
      if (!sidebar) list = undefined
      else if (!list || !isSameList(sidebar, shown)) showList(sidebar)
      shown = sidebar
      list?.setPath(path)
    },
  }

  /** Makes the list of a sidebar from the nodes that were served, or from HTML. */
  function showList(sidebar: ShownSidebar): void {
    const { html, known: knownHtml, load } = sidebar
    const served = list ? undefined : area?.querySelector<HTMLElement>('ul')
    const categories = sidebar.id === shown?.id ? list?.openCategories() : undefined
    const element = served ?? parseList(html ?? knownHtml ?? '<ul class="menu__list"></ul>')!
    const isPart = html === undefined && (served || knownHtml === undefined)
    list = makeList(element, isPart ? load : undefined)
    if (categories) list.restore(categories)
    if (area && !area.contains(element)) area.replaceChildren(element)
    completeWhenIdle()
  }

  function makeList(element: HTMLElement, load: ShownSidebar['load']): InteractiveList {
    const made = createInteractiveList(element, {
      isExclusive,
      complete: load && (() => completeList(made, load)),
    })
    made.onActivate = onActivate
    return made
  }

  /** Shows the whole list in place of a part of it. Returns the list that is shown then. */
  async function completeList(part: InteractiveList, load: () => Promise<string>): Promise<InteractiveList> {
    const html = await load().catch((error: unknown) => {
      // Shows the links to the groups that are missing.
      part.element.classList.add('vl-partial')
      throw error
    })
    await whenReleased(part.element)
    if (list !== part) return list ?? part
    list = makeList(parseList(html)!, undefined)
    list.restore(part.openCategories())
    list.setPath(shownPath)
    if (part.element.isConnected) replaceList({ part: part.element, whole: list.element })
    part.element.remove()
    return list
  }

  /** Completes the list before it is needed, so that pages open at once and categories without a network. */
  function completeWhenIdle(): void {
    if (isConstrained()) return
    whenIdle(() => {
      if (area) list?.prepare()
    })
  }
}

function isSameList(a: ShownSidebar, b: ShownSidebar | undefined): boolean {
  return a.id === b?.id && a.file === b.file && a.html === b.html
}
