// The list of the sidebar for copies of Docusaurus' `DocSidebar`, which render it in browsers, too. The theme's own list is
// HTML with a script.

import { useEffect, useState } from 'react'
import { usePageSidebar } from '../../client/context/pageContext.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { containsPage, SidebarCategory } from '../sidebar/SidebarCategory.js'
import { SidebarItem } from '../sidebar/SidebarItem.js'
import { parseList } from '../sidebar/sidebarNodes.js'

type Category = Extract<PageSidebarItem, { type: 'category' }>

interface ItemsOfCopyProps {
  readonly items: readonly PageSidebarItem[]
  readonly activePath?: string | undefined
  readonly level?: number
  /** The labels of the categories around the list. */
  readonly around?: readonly string[]
}

/** The items of a list that a copy of Docusaurus' sidebar renders: React opens and closes their categories. */
export default function ItemsOfCopy({ items, activePath, level = 1, around = [] }: ItemsOfCopyProps) {
  return items.map((item, index) => {
    const props = { activePath, level }
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name
    if (item.type !== 'category') return <SidebarItem key={index} item={item} {...props} />
    const place = [...around, item.label]
    return <CategoryOfCopy key={place.join('\n')} item={item} place={place} {...props} />
  })
}

interface CategoryOfCopyProps {
  readonly item: Category
  readonly activePath: string | undefined
  readonly level: number
  /** Its label, after those of the categories around it. */
  readonly place: readonly string[]
}

function CategoryOfCopy({ item, activePath, level, place }: CategoryOfCopyProps) {
  const sidebar = usePageSidebar()
  const isActive = containsPage(item, activePath)
  const [isOpen, setOpen] = useState(!item.collapsible || isActive || !item.collapsed)
  const [loaded, setLoaded] = useState<readonly PageSidebarItem[]>()
  useEffect(() => {
    if (isActive) setOpen(true)
  }, [isActive])
  // A page has the items of its open categories.
  const items = item.items.length > 0 ? item.items : (loaded ?? [])
  const toggle = async () => {
    if (items.length === 0 && sidebar?.load) setLoaded(itemsIn(await sidebar.load(), place))
    setOpen(!isOpen)
  }
  return (
    <SidebarCategory
      item={{ ...item, items }}
      level={level}
      activePath={activePath}
      open={isOpen}
      control={{
        onClick: (event) => {
          event.preventDefault()
          void toggle()
        },
      }}
    >
      <ItemsOfCopy items={items} level={level + 1} activePath={activePath} around={place} />
    </SidebarCategory>
  )
}

/** The items of a category in the whole list of a sidebar as HTML. */
function itemsIn(html: string, place: readonly string[]): readonly PageSidebarItem[] {
  const list = parseList(html)
  return place.reduce<readonly PageSidebarItem[]>(
    (items, label) =>
      items.find((item): item is Category => item.type === 'category' && item.label === label)?.items ?? [],
    list ? readItems(list) : [],
  )
}

function readItems(list: Element): PageSidebarItem[] {
  return [...list.children].map((item) => {
    const link = item.querySelector<HTMLElement>('.menu__link')
    const closed = item.querySelector<HTMLTemplateElement>(':scope > template')
    const below = closed ? closed.content.firstElementChild : item.querySelector(':scope > ul')
    if (!link) return { type: 'html', value: item.innerHTML, defaultStyle: item.matches('.menu__list-item') }
    // Behind the label there may be an icon or a badge.
    const label = link.firstChild?.textContent ?? ''
    const href = link.getAttribute('href') ?? '#'
    if (!below) return { type: 'link', label, href }
    return {
      type: 'category',
      label,
      items: readItems(below),
      collapsible: link.matches('.menu__link--sublist'),
      collapsed: closed !== null,
      more: false,
      fallbackHref: href,
      ...(link.role !== 'button' && link.hasAttribute('href') && { href }),
    }
  })
}
