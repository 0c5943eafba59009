// Highlights the current page in a sidebar's list, and opens the categories around it. Only the links
// that change are touched: a list may have thousands.

import { HAS_EXCLUSIVE_CATEGORIES } from '../../shared/features.js'
import { normalPath } from '../../shared/url.js'
import { childList, closeSiblings, isCollapsible, isOpen, itemsOf, linkOf, setOpen } from './sidebarNodes.js'

/** An item with a link, on any level. */
interface Entry {
  readonly item: HTMLElement
  readonly link: HTMLElement
  /** The parent category. */
  readonly parent: Entry | undefined
}

export interface CurrentPageOptions {
  /** Whether opening a category closes those next to it. */
  readonly isExclusive: boolean
  /** Called when the list does not have the page. */
  readonly onMissing: () => void
}

/** Returns a function that highlights the page on screen in a list. */
export function createCurrentPage(
  list: HTMLElement,
  { isExclusive, onMissing }: CurrentPageOptions,
): (path: string) => void {
  let entries: ReadonlyMap<string, readonly Entry[]> | undefined
  let path: string | undefined

  return (next) => {
    if (path === next) return
    const isFirst = path === undefined
    path = next
    // Node has highlighted the page in the list that it served.
    if (!isFirst || !list.querySelector('[aria-current]')) highlight(next, { isFirst })
  }

  function highlight(path: string, { isFirst }: { isFirst: boolean }): void {
    entries ??= entriesByPath(list)
    const pageEntries = entries.get(normalPath(path))
    if (!pageEntries) onMissing()
    for (const link of list.querySelectorAll('.menu__link--active')) {
      link.classList.remove('menu__link--active')
      link.removeAttribute('aria-current')
    }
    for (const entry of pageEntries ?? []) {
      entry.link.setAttribute('aria-current', 'page')
      for (let ancestor: Entry | undefined = entry; ancestor; ancestor = ancestor.parent) {
        ancestor.link.classList.add('menu__link--active')
        if (!isCollapsible(ancestor.item) || isOpen(ancestor.item)) continue
        setOpen(ancestor.item, { open: true, isAnimated: !isFirst })
        if (HAS_EXCLUSIVE_CATEGORIES && isExclusive && !isFirst) closeSiblings(ancestor.item)
      }
    }
  }
}

/** All links to pages by their path, including those in templates. */
function entriesByPath(root: Element): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  visit(root, undefined)
  return entries

  function visit(list: Element, parent: Entry | undefined): void {
    for (const item of itemsOf(list)) {
      const link = item.classList.contains('vl-fold') ? null : linkOf(item)
      if (!link) continue
      const entry = { item, link, parent }
      const href = link.role === 'button' ? null : link.getAttribute('href')
      if (href !== null) {
        const key = normalPath(href)
        const sameEntries = entries.get(key)
        if (sameEntries) sameEntries.push(entry)
        else entries.set(key, [entry])
      }
      const children = childList(item)
      if (children) visit(children, entry)
    }
  }
}
