// The docs sidebar: a column beside documents, and a list for the drawer of small screens.
// There is one list of nodes for both, which moves to where it is shown and stays from page
// to page; React renders what is around it.

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWindowSize } from '../../client/compat/windowSize.js'
import { type ShownSidebar, usePage, usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { isConstrained, whenIdle } from '../../client/runtime/idle.js'
import { HAS_HIDEABLE_SIDEBAR } from '../../shared/features.js'
import { label } from '../labels/label.js'
import { Brand } from '../navbar/Brand.js'
import { classNames } from '../parts/classNames.js'
import { createInteractiveList, type InteractiveList, revealCurrent } from './interactiveList.js'

/** The column beside documents; nothing when the page has no sidebar, or on small screens. */
export function Sidebar() {
  const sidebar = usePageSidebar()
  const isColumn = useWindowSize() !== 'mobile'
  const { navbar, docsSidebar } = useSite()
  const [hidden, setHidden] = useState(false)
  const menu = useListHere({ isHere: isColumn && sidebar !== undefined })
  const id = isColumn && sidebar?.id

  useEffect(() => {
    if (id && menu.current) revealCurrent(menu.current)
  }, [id, menu])

  if (!sidebar || !isColumn) return null
  return (
    <aside
      className={classNames(
        'theme-doc-sidebar-container vl-sidebar',
        navbar.hideOnScroll && 'vl-sidebar--full',
        hidden && 'vl-sidebar--hidden',
      )}
    >
      {navbar.hideOnScroll && !hidden && <Brand tabIndex={-1} />}
      <nav
        ref={menu}
        aria-label={label('theme.docs.sidebar.navAriaLabel')}
        className="menu"
        hidden={hidden}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
        dangerouslySetInnerHTML={{ __html: sidebar.served ?? '' }}
        suppressHydrationWarning
      />
      {HAS_HIDEABLE_SIDEBAR && docsSidebar.hideable && (
        <HideButton hidden={hidden} onClick={() => setHidden(!hidden)} />
      )}
    </aside>
  )
}

export interface SidebarMenuProps {
  /** Called when a visitor goes to a page of this site. */
  readonly onActivate?: () => void
}

/** The items of the sidebar as a list, for the drawer. */
export function SidebarMenu({ onActivate }: SidebarMenuProps) {
  const menu = useListHere({ isHere: true, onActivate })
  return <div ref={menu} />
}

/** One button for both ways, so that the focus stays. */
function HideButton({ hidden, onClick }: { hidden: boolean; onClick: () => void }) {
  const text = label(
    hidden ? 'theme.docs.sidebar.expandButtonAriaLabel' : 'theme.docs.sidebar.collapseButtonAriaLabel',
  )
  return <button type="button" className="vl-sidebar-hide" title={text} aria-label={text} onClick={onClick} />
}

interface ListHereProps {
  readonly isHere: boolean
  readonly onActivate?: (() => void) | undefined
}

/** Shows the list in the element with this ref. */
function useListHere({ isHere, onActivate }: ListHereProps) {
  const owner = useContext(SidebarContext)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isHere && element.current) return owner?.show(element.current)
    return undefined
  }, [owner, isHere])
  useLayoutEffect(() => owner?.setOnActivate(onActivate))
  return element
}

/** Who has the list of the page on screen. None on the server. */
interface SidebarOwner {
  /** Puts the list into an element, or takes the one over that was served in it; what it returns takes it away. */
  readonly show: (into: HTMLElement) => () => void
  readonly setOnActivate: (onActivate: (() => void) | undefined) => void
  /** A page was shown. */
  readonly update: (sidebar: ShownSidebar | undefined, path: string) => void
}

const SidebarContext = createContext<SidebarOwner | undefined>(undefined)

/** Keeps the list of the sidebar for the column and the drawer below. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const sidebar = usePageSidebar()
  const { path } = usePage()
  const isExclusive = useSite().docsSidebar.autoCollapseCategories
  const [owner] = useState(() => createOwner(isExclusive))
  useLayoutEffect(() => owner.update(sidebar, path), [owner, sidebar, path])
  return <SidebarContext value={owner}>{children}</SidebarContext>
}

function createOwner(isExclusive: boolean): SidebarOwner {
  let area: HTMLElement | undefined
  let list: InteractiveList | undefined
  let onActivate: (() => void) | undefined
  let shown: ShownSidebar | undefined

  return {
    show(into) {
      area = into
      if (list) into.replaceChildren(list.element)
      completeWhenIdle()
      return () => {
        if (area === into) area = undefined
      }
    },
    setOnActivate(callback) {
      onActivate = callback
      if (list) list.onActivate = callback
    },
    update(sidebar, path) {
      if (!sidebar) list = undefined
      else if (!list || !isSameList(sidebar, shown)) take(sidebar)
      shown = sidebar
      list?.setPath(path)
    },
  }

  /** Makes the list of a sidebar: from the nodes that were served, or from HTML. */
  function take(sidebar: ShownSidebar): void {
    const { html, known, load } = sidebar
    const served = list ? undefined : area?.querySelector<HTMLElement>('ul')
    const categories = sidebar.id === shown?.id ? list?.openCategories() : undefined
    const element = served ?? listFrom(html ?? known ?? '')
    const isPart = html === undefined && (served || known === undefined)
    list = createInteractiveList(element, { isExclusive, load: isPart ? load : undefined })
    list.onActivate = onActivate
    if (categories) list.restore(categories)
    if (area && !area.contains(element)) area.replaceChildren(element)
    completeWhenIdle()
  }

  /** Before it is needed: then pages open at once, and categories without a network. */
  function completeWhenIdle(): void {
    if (isConstrained()) return
    whenIdle(() => {
      // What fails is reported when somebody needs it.
      if (area) list?.complete().catch(() => {})
    })
  }
}

function isSameList(a: ShownSidebar, b: ShownSidebar | undefined): boolean {
  return a.id === b?.id && a.file === b.file && a.html === b.html
}

function listFrom(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return (template.content.firstElementChild as HTMLElement | null) ?? document.createElement('ul')
}
