// The docs sidebar: a column beside documents, and a list for the drawer of small screens.
// A page brings the top level and its own branch; the rest is fetched when a visitor is
// about to open a category whose children are not here yet.

import { useEffect, useMemo, useRef, useState } from 'react'
import { usePage, usePageSidebar, useSidebarFile, useSite, useWindowSize } from '../client/index.js'
import { HAS_HIDEABLE_SIDEBAR } from '../shared/features.js'
import type { PageSidebarItem } from '../shared/page.js'
import { classNames } from './classNames.js'
import { label } from './labels.js'
import { Brand } from './navbar/Brand.js'
import { revealWithin } from './revealWithin.js'
import { SidebarContext, type SidebarControls, SidebarItems } from './SidebarItem.js'
import { fillIn, nextTree, type SidebarTree, withExpanded } from './sidebarTree.js'

/** The column beside documents (SU-1); nothing when the page has no sidebar, or on small screens. */
export function Sidebar() {
  const sidebar = useSidebar()
  const isColumn = useWindowSize() !== 'mobile'
  const { navbar, docsSidebar } = useSite()
  const [hidden, setHidden] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const id = isColumn && sidebar?.tree.id

  useEffect(() => {
    const current = id && menu.current?.querySelector('[aria-current]')
    if (menu.current && current) revealWithin(menu.current, current)
  }, [id])

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
      <nav ref={menu} aria-label={label('theme.docs.sidebar.navAriaLabel')} className="menu" hidden={hidden}>
        <List {...sidebar} />
      </nav>
      {HAS_HIDEABLE_SIDEBAR && docsSidebar.hideable && (
        <HideButton hidden={hidden} onClick={() => setHidden(!hidden)} />
      )}
    </aside>
  )
}

export interface SidebarMenuProps {
  /** Called when an item that leads to a page of this site is activated (MS-12). */
  readonly onActivate?: () => void
}

/** The items of the sidebar as a list, for the drawer. */
export function SidebarMenu({ onActivate }: SidebarMenuProps) {
  const sidebar = useSidebar()
  return sidebar ? <List {...sidebar} onActivate={onActivate} /> : null
}

interface UsedSidebar extends Omit<SidebarControls, 'expanded'> {
  readonly tree: SidebarTree
}

function List({ tree: { items, expanded }, ...controls }: UsedSidebar) {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <SidebarContext value={{ ...controls, expanded }}>
        <SidebarItems items={items} level={1} />
      </SidebarContext>
    </ul>
  )
}

/** One button for both ways, so that the focus stays (SU-9). */
function HideButton({ hidden, onClick }: { hidden: boolean; onClick: () => void }) {
  const text = label(
    hidden ? 'theme.docs.sidebar.expandButtonAriaLabel' : 'theme.docs.sidebar.collapseButtonAriaLabel',
  )
  return <button type="button" className="vl-sidebar-hide" title={text} aria-label={text} onClick={onClick} />
}

/** The sidebar of the page on screen, and what has been opened in it. */
function useSidebar(): UsedSidebar | undefined {
  const sidebar = usePageSidebar()
  const file = useSidebarFile()
  const { path } = usePage()
  const isExclusive = useSite().docsSidebar.autoCollapseCategories
  const id = `${sidebar?.id} ${file}`
  const place = sidebar && { id, path, items: sidebar.items, isExclusive }
  const [known, setTree] = useState(() => place && nextTree(undefined, place))
  let tree = known
  if (place && (tree?.given !== place.items || tree.path !== path || tree.id !== id)) {
    tree = nextTree(tree, place)
    setTree(tree)
  }

  const load = useMemo(() => {
    let loading: Promise<void> | undefined
    return () => {
      loading ??= fetchItems(file).then(
        (whole) =>
          setTree((tree) => (tree?.id === id ? { ...tree, items: fillIn(tree.items, whole) } : tree)),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    }
  }, [id, file])

  if (!place || !tree) return undefined
  return {
    tree,
    isExclusive,
    load,
    setOpen: (change) =>
      setTree((tree) => tree && { ...tree, expanded: withExpanded(tree.expanded, change) }),
  }
}

async function fetchItems(file: string | undefined): Promise<readonly PageSidebarItem[]> {
  if (file === undefined) throw new Error('The page does not tell where its whole sidebar is.')
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response.json()
}
