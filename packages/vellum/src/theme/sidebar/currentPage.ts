// Highlights the current page in a sidebar's list, and opens the categories around it. Only the links
// that change are touched: a list may have thousands.

import { normalPath } from '../../shared/url.js'
import type { Completion } from './completeList.js'
import { childList, closeSiblings, isCollapsible, isOpen, itemsOf, linkOf, setOpen } from './sidebarNodes.js'

/** An item with a link, on any level. */
interface Entry {
  readonly item: HTMLElement
  readonly link: HTMLElement
  /** The category around it. */
  readonly parent: Entry | undefined
}

export interface CurrentPageOptions {
  /** Opening a category closes those next to it. */
  readonly isExclusive: boolean
  readonly completion: Completion
}

/** The current page of a list. */
export interface CurrentPage {
  readonly setPath: (path: string) => void
  /** Highlights the page again, because the list has got more items. */
  readonly refresh: () => void
}

/** Follows the page on screen in a list. */
export function createCurrentPage(
  list: HTMLElement,
  { isExclusive, completion }: CurrentPageOptions,
): CurrentPage {
  let entries: ReadonlyMap<string, readonly Entry[]> | undefined
  let path: string | undefined

  return {
    setPath(next) {
      if (path === next) return
      const isFirst = path === undefined
      path = next
      // Node has highlighted the page in the list that it served.
      if (!isFirst || !list.querySelector('[aria-current]')) highlight({ isFirst })
    },
    refresh() {
      entries = undefined
      if (path !== undefined) highlight({ isFirst: true })
    },
  }

  function highlight({ isFirst }: { isFirst: boolean }): void {
    const key = normalPath(path)
    if (key === undefined) return
    if (!find(key)) completion.finish()
    const found = find(key)
    // Not in the part that was served. A failure is reported when a visitor opens a category.
    if (!found && !completion.isComplete()) completion.complete().catch(() => {})
    for (const link of list.querySelectorAll('.menu__link--active')) {
      link.classList.remove('menu__link--active')
      link.removeAttribute('aria-current')
    }
    for (const entry of found ?? []) {
      entry.link.setAttribute('aria-current', 'page')
      for (let each: Entry | undefined = entry; each; each = each.parent) {
        each.link.classList.add('menu__link--active')
        if (!isCollapsible(each.item) || isOpen(each.item)) continue
        setOpen(each.item, { open: true, isAnimated: !isFirst })
        if (isExclusive && !isFirst) closeSiblings(each.item)
      }
    }
  }

  function find(key: string): readonly Entry[] | undefined {
    entries ??= entriesByPath(list)
    return entries.get(key)
  }
}

/** All links to pages by their path, also those that wait in templates. */
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
        const known = entries.get(key)
        if (known) known.push(entry)
        else entries.set(key, [entry])
      }
      const children = childList(item)
      if (children) visit(children, entry)
    }
  }
}
