// The behaviour of a sidebar's list in the browser: plain DOM code on the nodes that were served, so React
// renders nothing of it when a page is shown.

import { HAS_EXCLUSIVE_CATEGORIES } from '../../shared/features.js'
import { scrollAreaTo } from '../behaviours/scrollAreaTo.js'
import { createCurrentPage } from './currentPage.js'
import { sameControl } from './replaceList.js'
import {
  categoriesOf,
  childList,
  closeSiblings,
  hrefOf,
  isCollapsible,
  isOpen,
  linkOf,
  setOpen,
  takeOverLabels,
} from './sidebarNodes.js'

export interface InteractiveListOptions {
  /** Whether opening a category closes those next to it. */
  readonly isExclusive: boolean
  /** Loads the whole list and shows it instead of this one; undefined if this is the whole one. */
  readonly complete: (() => Promise<InteractiveList>) | undefined
}

/** A list that reacts to visitors and follows the page on screen. */
export interface InteractiveList {
  readonly element: HTMLElement
  /** Called when a visitor goes to a page of this site. */
  onActivate: (() => void) | undefined
  /** Highlights the page on screen and opens the categories around it. */
  readonly setPath: (path: string) => void
  /**
   * Loads and shows the items that the document left out. A failure is reported when a visitor opens a
   * category.
   */
  readonly prepare: () => void
  /** Opens a category like a click of a visitor. */
  readonly open: (item: HTMLElement) => void
  /** The open categories, by the labels of the path to them. */
  readonly openCategories: () => ReadonlyMap<string, boolean>
  readonly restore: (categories: ReadonlyMap<string, boolean>) => void
}

/** Makes a list interactive that Node has rendered. */
export function createInteractiveList(
  element: HTMLElement,
  { isExclusive, complete }: InteractiveListOptions,
): InteractiveList {
  const prepare = () => void complete?.().catch(() => {})

  takeOverLabels(element)
  element.addEventListener('click', onClick)
  element.addEventListener('keydown', onKeyDown)
  // A visitor who points at the list may be about to open a category whose items are not loaded yet.
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, prepare, { once: true })
  }
  const list: InteractiveList = {
    element,
    onActivate: undefined,
    setPath: createCurrentPage(element, { isExclusive, onMissing: prepare }),
    prepare,
    open,
    openCategories: () => new Map(categoriesOf(element).map(([key, item]) => [key, isOpen(item)])),
    restore(categories) {
      for (const [key, item] of categoriesOf(element)) {
        const wasOpen = categories.get(key)
        if (wasOpen !== undefined && wasOpen !== isOpen(item))
          setOpen(item, { open: wasOpen, isAnimated: false })
      }
    },
  }
  return list

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('a, button')
    const item = control?.closest<HTMLElement>('li')
    if (!control || !item || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const isCategory = control.parentElement?.matches('.menu__list-item-collapsible') && isCollapsible(item)
    if (control.matches('.menu__caret')) toggle(control)
    else if (control.role === 'button') {
      event.preventDefault()
      toggle(control)
    } else if (isCategory) {
      list.onActivate?.()
      if (control.getAttribute('aria-current') === 'page') {
        event.preventDefault()
        toggle(control)
      } else open(item)
    } else if (control.matches('a[href]:not([target=_blank])')) list.onActivate?.()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const control = event.target as HTMLElement
    // A button reacts to the space bar; a link does not.
    if (event.key !== ' ' || control.role !== 'button') return
    event.preventDefault()
    toggle(control)
  }

  function toggle(control: HTMLElement): void {
    const item = control.closest('li')!
    if (isOpen(item)) setOpen(item, { open: false, isAnimated: true })
    else if (childList(item)) open(item)
    else {
      complete?.().then(
        (whole) => {
          const sameItem = sameControl(control, whole.element)?.closest('li')
          if (sameItem) whole.open(sameItem)
        },
        (error: unknown) => goToPage(item, error),
      )
    }
  }

  function open(item: HTMLElement): void {
    if (!childList(item)) return
    if (!isOpen(item)) setOpen(item, { open: true, isAnimated: true })
    if (HAS_EXCLUSIVE_CATEGORIES && isExclusive) closeSiblings(item)
  }
}

/** Goes to the page of a category whose items could not be loaded. */
function goToPage(item: HTMLElement, error: unknown): void {
  const link = linkOf(item)
  // biome-ignore lint/suspicious/noConsole: the owner of the site should see it
  console.warn(`The items of "${link?.textContent}" could not be loaded; going to its page instead.`, error)
  const href = link && hrefOf(link)
  if (href && href !== '#') location.assign(href)
}

/** Scrolls an area so that the current page in it is in view. */
export function revealCurrent(area: Element): void {
  const current = area.querySelector('[aria-current]')
  if (current) scrollAreaTo(area, current)
}
