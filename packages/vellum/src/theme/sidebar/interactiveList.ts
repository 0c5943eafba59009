// What the list of a sidebar does in the browser, as plain DOM code on the nodes that were
// served: React renders nothing when a page is shown, and a list of thousands of links costs
// a new page only the links that change. A document has a part of the list; `fill` adds the rest.

import { normalPath } from '../../shared/url.js'
import { collapse } from '../behaviours/collapse.js'
import { scrollAreaTo } from '../behaviours/scrollAreaTo.js'
import { label } from '../labels/label.js'

export interface InteractiveListOptions {
  /** Opening a category closes those next to it. */
  readonly isExclusive: boolean
  /** Fetches the whole list as HTML; undefined when the list is whole. */
  readonly load: (() => Promise<string>) | undefined
}

/** A list that works. */
export interface InteractiveList {
  readonly element: HTMLElement
  /** Called when a visitor goes to a page of this site. */
  onActivate: (() => void) | undefined
  /** Marks the page on screen and opens the categories around it. */
  readonly setPath: (path: string) => void
  /** Adds all that the document left out, in small steps. */
  readonly complete: () => Promise<void>
  /** Which categories are open, by the labels on the way to them. */
  readonly openCategories: () => ReadonlyMap<string, boolean>
  readonly restore: (categories: ReadonlyMap<string, boolean>) => void
}

/** An item with a link, wherever it stands. */
interface Entry {
  readonly item: HTMLElement
  readonly link: HTMLElement
  /** The category around it. */
  readonly parent: Entry | undefined
}

/** Items that are added before the browser may do something else. */
const STEP = 100

/** Makes a list work that Node has rendered. */
export function createInteractiveList(
  element: HTMLElement,
  { isExclusive, load }: InteractiveListOptions,
): InteractiveList {
  let entries: Map<string, Entry[]> | undefined
  let path: string | undefined
  let completing: Promise<void> | undefined
  /** What is left of the work of `fill`. */
  let rest: Generator<void> | undefined
  let isWhole = load === undefined

  adopt(element)
  element.addEventListener('click', onClick)
  element.addEventListener('keydown', onKeyDown)
  // Visitors who point at the list may be about to open a category that is not here yet.
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => void list.complete().catch(() => {}), { once: true })
  }
  const list: InteractiveList = {
    element,
    onActivate: undefined,
    setPath(next) {
      if (path === next) return
      const isFirst = path === undefined
      path = next
      // A list that was served is marked.
      if (!isFirst || !element.querySelector('[aria-current]')) mark(isFirst)
    },
    complete() {
      if (isWhole || !load) return Promise.resolve()
      completing ??= load()
        .then(async (html) => {
          rest = fill(html)
          while (!rest?.next().done) await idle()
          finish()
        })
        .catch((error: unknown) => {
          completing = undefined
          // Links to the groups that are not here.
          element.classList.add('vl-partial')
          throw error
        })
      return completing
    },
    openCategories: () => new Map(categoriesOf(element).map(([key, item]) => [key, isOpen(item)])),
    restore(categories) {
      for (const [key, item] of categoriesOf(element)) {
        const open = categories.get(key)
        if (open !== undefined && open !== isOpen(item)) setOpen(item, open, false)
      }
    },
  }
  return list

  /** Ends `fill` at once: somebody needs the result. */
  function finish(): void {
    if (!rest) return
    while (!rest.next().done);
    rest = undefined
    isWhole = true
    entries = undefined
    element.classList.remove('vl-partial')
    if (path !== undefined) mark(true)
  }

  /** Marks the items of the page, which are few, and not the others, which may be many. */
  function mark(isFirst: boolean): void {
    const key = normalPath(path)
    if (key === undefined) return
    if (!find(key) && rest) finish()
    const found = find(key)
    if (!found && !isWhole) {
      // Not in the part that was served.
      list.complete().catch(() => {})
    }
    for (const link of element.querySelectorAll('.menu__link--active')) {
      link.classList.remove('menu__link--active')
      link.removeAttribute('aria-current')
    }
    for (const entry of found ?? []) {
      entry.link.setAttribute('aria-current', 'page')
      for (let each: Entry | undefined = entry; each; each = each.parent) {
        each.link.classList.add('menu__link--active')
        if (!isCollapsible(each.item) || isOpen(each.item)) continue
        setOpen(each.item, true, !isFirst)
        if (isExclusive && !isFirst) closeSiblings(each.item)
      }
    }
  }

  function find(key: string): Entry[] | undefined {
    entries ??= indexOf(element)
    return entries.get(key)
  }

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('a, button')
    const item = control?.closest<HTMLElement>('li')
    if (!control || !item || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const category = control.parentElement?.matches('.menu__list-item-collapsible') ? item : undefined
    if (control.matches('.menu__caret')) toggle(item)
    else if (control.role === 'button') {
      event.preventDefault()
      toggle(item)
    } else if (category && isCollapsible(category)) {
      list.onActivate?.()
      if (control.getAttribute('aria-current') === 'page') {
        event.preventDefault()
        toggle(category)
      } else change(category, true)
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
    if (isOpen(item) || hasItems(item)) {
      change(item, !isOpen(item))
      return
    }
    list.complete().then(
      () => {
        finish()
        change(item, true)
      },
      (error: unknown) => {
        const link = labelOf(item)
        // biome-ignore lint/suspicious/noConsole: the owner of the site should see it
        console.warn(
          `The items of "${link?.textContent}" could not be loaded; going to its page instead.`,
          error,
        )
        const target = link?.dataset.href ?? link?.getAttribute('href')
        if (target && target !== '#') location.assign(target)
      },
    )
  }

  function change(item: HTMLElement, open: boolean): void {
    if (open && !hasItems(item)) return
    if (open !== isOpen(item)) setOpen(item, open, true)
    if (open && isExclusive) closeSiblings(item)
  }

  /** Adds the items of the whole list that are not here, and keeps those that are. */
  function* fill(html: string): Generator<void> {
    const template = document.createElement('template')
    template.innerHTML = html
    const whole = template.content.firstElementChild
    if (whole) yield* merge(element, whole)
  }

  function* merge(into: Element, whole: Element): Generator<void> {
    const area = element.closest('.menu')
    let old = nextOf(into.firstElementChild)
    let batch = document.createDocumentFragment()
    const add = () => {
      if (batch.childElementCount === 0) return
      // What is added above must not move what is read.
      const anchor = area && (element.querySelector('[aria-current]') ?? old)
      const before = anchor?.getBoundingClientRect().top ?? 0
      into.insertBefore(batch, old)
      if (anchor) area.scrollTop += anchor.getBoundingClientRect().top - before
      batch = document.createDocumentFragment()
    }
    for (const fresh of [...whole.children] as HTMLElement[]) {
      if (old && keyOf(old) === keyOf(fresh)) {
        add()
        yield* mergeItem(old, fresh)
        old = nextOf(old.nextElementSibling)
      } else {
        batch.append(fresh)
        adopt(fresh)
        if (batch.childElementCount < STEP) continue
        add()
        yield
      }
    }
    add()
    for (const fold of into.querySelectorAll(':scope > .vl-fold')) fold.remove()
  }

  function* mergeItem(old: HTMLElement, fresh: HTMLElement): Generator<void> {
    const items = childList(fresh)
    if (!items) return
    const own = childList(old)
    if (own) yield* merge(own, items)
    else {
      adopt(fresh)
      old.append(fresh.lastElementChild!)
    }
  }
}

/** Scrolls the list so that the current page is in view. */
export function revealCurrent(area: Element): void {
  const current = area.querySelector('[aria-current]')
  if (current) scrollAreaTo(area, current)
}

/** With script, the label of a category without a page opens it and goes nowhere. */
function adopt(root: Element): void {
  for (const link of root.querySelectorAll<HTMLElement>('a[role=button]')) {
    link.dataset.href = link.getAttribute('href') ?? ''
    link.setAttribute('href', '#')
  }
  for (const { content } of root.querySelectorAll('template')) adopt(content.firstElementChild!)
}

function nextOf(element: Element | null): HTMLElement | null {
  let next = element
  while (next?.matches('.vl-fold')) next = next.nextElementSibling
  return next as HTMLElement | null
}

/** What tells an item apart from others of its level. */
function keyOf(item: HTMLElement): string {
  const link = labelOf(item)
  return `${link?.dataset.href ?? link?.getAttribute('href') ?? ''} ${(link ?? item).textContent}`
}

function labelOf(item: Element): HTMLElement | null {
  const first = item.firstElementChild
  const link = first?.classList.contains('menu__list-item-collapsible') ? first.firstElementChild : first
  return link?.classList.contains('menu__link') ? (link as HTMLElement) : null
}

/** The list of a category, in the document or waiting in a template. */
function childList(item: Element): HTMLElement | undefined {
  const last = item.lastElementChild
  if (last instanceof HTMLTemplateElement) return last.content.firstElementChild as HTMLElement
  return last?.matches('.menu__list') ? (last as HTMLElement) : undefined
}

function hasItems(item: Element): boolean {
  return childList(item) !== undefined
}

function isCollapsible(item: Element): boolean {
  return labelOf(item)?.classList.contains('menu__link--sublist') ?? false
}

function isOpen(item: Element): boolean {
  return !item.classList.contains('menu__list-item--collapsed')
}

function setOpen(item: HTMLElement, open: boolean, isAnimated: boolean): void {
  const list = childList(item)
  if (!list) return
  const template = item.querySelector(':scope > template')
  if (template) {
    list.classList.add('vl-collapsed')
    template.replaceWith(list)
  }
  item.classList.toggle('menu__list-item--collapsed', !open)
  for (const control of item.querySelectorAll(':scope > * > [aria-expanded]')) {
    control.setAttribute('aria-expanded', String(open))
    if (!control.matches('.menu__caret')) continue
    const id = open
      ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
      : 'theme.DocSidebarItem.expandCategoryAriaLabel'
    control.setAttribute('aria-label', label(id, { label: labelOf(item)?.textContent ?? '' }))
  }
  if (isAnimated) collapse(list, { open })
  else {
    list.removeAttribute('style')
    list.classList.toggle('vl-collapsed', !open)
  }
}

function closeSiblings(item: HTMLElement): void {
  for (const sibling of item.parentElement?.children ?? []) {
    if (sibling !== item && isCollapsible(sibling) && isOpen(sibling)) {
      setOpen(sibling as HTMLElement, false, true)
    }
  }
}

/** All links to pages by their path, also those that wait in templates. */
function indexOf(root: Element): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  visit(root, undefined)
  return entries

  function visit(list: Element, parent: Entry | undefined): void {
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      const link = item.classList.contains('vl-fold') ? null : labelOf(item)
      if (!link) continue
      const entry = { item, link, parent }
      const href = link.role === 'button' ? null : link.getAttribute('href')
      if (href !== null) {
        const key = normalPath(href)
        const known = entries.get(key)
        if (known) known.push(entry)
        else entries.set(key, [entry])
      }
      const below = childList(item)
      if (below) visit(below, entry)
    }
  }
}

/** Every category that is open or was, with the labels on the way to it. */
function categoriesOf(list: Element, above = ''): [string, HTMLElement][] {
  return [...(list.children as HTMLCollectionOf<HTMLElement>)].flatMap((item): [string, HTMLElement][] => {
    const below = isCollapsible(item) ? childList(item) : undefined
    if (!below) return []
    const key = `${above}/${labelOf(item)?.textContent}`
    return [[key, item], ...categoriesOf(below, key)]
  })
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 200 })
    else setTimeout(resolve)
  })
}
