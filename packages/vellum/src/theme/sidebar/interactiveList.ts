// What the list of a sidebar does in the browser: plain DOM code on the nodes that were served, so
// React renders nothing of it when a page is shown.

import { scrollAreaTo } from '../behaviours/scrollAreaTo.js'
import { createCompletion } from './completeList.js'
import { createCurrentPage } from './currentPage.js'
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
  /** Opening a category closes those next to it. */
  readonly isExclusive: boolean
  /** Fetches the whole list as HTML; undefined when the list is complete. */
  readonly load: (() => Promise<string>) | undefined
}

/** A list that reacts to visitors and follows the page on screen. */
export interface InteractiveList {
  readonly element: HTMLElement
  /** Called when a visitor goes to a page of this site. */
  onActivate: (() => void) | undefined
  /** Highlights the page on screen and opens the categories around it. */
  readonly setPath: (path: string) => void
  /** Adds all that the document left out, in small steps. */
  readonly complete: () => Promise<void>
  /** Which categories are open, by the labels on the way to them. */
  readonly openCategories: () => ReadonlyMap<string, boolean>
  readonly restore: (categories: ReadonlyMap<string, boolean>) => void
}

/** Makes a list interactive that Node has rendered. */
export function createInteractiveList(
  element: HTMLElement,
  { isExclusive, load }: InteractiveListOptions,
): InteractiveList {
  const completion = createCompletion(element, { load, onComplete: () => currentPage.refresh() })
  const currentPage = createCurrentPage(element, { isExclusive, completion })

  takeOverLabels(element)
  element.addEventListener('click', onClick)
  element.addEventListener('keydown', onKeyDown)
  // A visitor who points at the list may be about to open a category whose items are not here yet.
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => void completion.complete().catch(() => {}), { once: true })
  }
  const list: InteractiveList = {
    element,
    onActivate: undefined,
    setPath: currentPage.setPath,
    complete: completion.complete,
    openCategories: () => new Map(categoriesOf(element).map(([key, item]) => [key, isOpen(item)])),
    restore(categories) {
      for (const [key, item] of categoriesOf(element)) {
        const open = categories.get(key)
        if (open !== undefined && open !== isOpen(item)) setOpen(item, { open, isAnimated: false })
      }
    },
  }
  return list

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('a, button')
    const item = control?.closest<HTMLElement>('li')
    if (!control || !item || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const isCategory = control.parentElement?.matches('.menu__list-item-collapsible') && isCollapsible(item)
    if (control.matches('.menu__caret')) toggle(item)
    else if (control.role === 'button') {
      event.preventDefault()
      toggle(item)
    } else if (isCategory) {
      list.onActivate?.()
      if (control.getAttribute('aria-current') === 'page') {
        event.preventDefault()
        toggle(item)
      } else open(item)
    } else if (control.matches('a[href]:not([target=_blank])')) list.onActivate?.()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const control = event.target as HTMLElement
    // A button reacts to the space bar; a link does not.
    if (event.key !== ' ' || control.role !== 'button') return
    event.preventDefault()
    toggle(control.closest('li')!)
  }

  function toggle(item: HTMLElement): void {
    if (isOpen(item)) setOpen(item, { open: false, isAnimated: true })
    else if (childList(item)) open(item)
    else {
      completion.complete().then(
        () => {
          completion.finish()
          open(item)
        },
        (error: unknown) => goToPage(item, error),
      )
    }
  }

  function open(item: HTMLElement): void {
    if (!childList(item)) return
    if (!isOpen(item)) setOpen(item, { open: true, isAnimated: true })
    if (isExclusive) closeSiblings(item)
  }
}

/** Goes to the page of a category whose items could not be loaded. */
function goToPage(item: HTMLElement, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the owner of the site should see it
  console.warn(
    `The items of "${linkOf(item)?.textContent}" could not be loaded; going to its page instead.`,
    error,
  )
  const href = hrefOf(item)
  if (href && href !== '#') location.assign(href)
}

/** Scrolls an area so that the current page in it is in view. */
export function revealCurrent(area: Element): void {
  const current = area.querySelector('[aria-current]')
  if (current) scrollAreaTo(area, current)
}
