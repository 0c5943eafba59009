// The nodes of a sidebar's list, as SidebarList.tsx renders them: how to read them, and how to open
// and close a category. Knows the classes of the list, and nothing of pages or loading.

import { applyStyles } from '../behaviours/applyStyles.js'
import { collapse } from '../behaviours/collapse.js'
import { label } from '../labels/label.js'

/** The list in the HTML that Node has rendered; null when there is none. */
export function parseList(html: string): HTMLElement | null {
  const template = document.createElement('template')
  template.innerHTML = html
  applyStyles(template.content)
  return template.content.firstElementChild as HTMLElement | null
}

/** The items of a list. */
export function itemsOf(list: Element): HTMLCollectionOf<HTMLElement> {
  return list.children as HTMLCollectionOf<HTMLElement>
}

/** The link or label of an item; null for HTML of the author. */
export function linkOf(item: Element): HTMLElement | null {
  const first = item.firstElementChild
  const link = first?.classList.contains('menu__list-item-collapsible') ? first.firstElementChild : first
  return link?.classList.contains('menu__link') ? (link as HTMLElement) : null
}

/** The URL of a link without script; null when it has none. */
export function hrefOf(link: HTMLElement): string | null {
  return link.dataset.href ?? link.getAttribute('href')
}

/** The list of a category, in the document or waiting in a template. */
export function childList(item: Element): HTMLElement | undefined {
  const last = item.lastElementChild
  if (last instanceof HTMLTemplateElement) return last.content.firstElementChild as HTMLElement
  return last?.matches('.menu__list') ? (last as HTMLElement) : undefined
}

/** Whether an item is a category that opens and closes. */
export function isCollapsible(item: Element): boolean {
  return linkOf(item)?.classList.contains('menu__link--sublist') ?? false
}

/** Whether the category is open. */
export function isOpen(item: Element): boolean {
  return !item.classList.contains('menu__list-item--collapsed')
}

export interface OpenState {
  readonly open: boolean
  readonly isAnimated: boolean
}

/** Opens or closes a category; nothing happens until its items are loaded. */
export function setOpen(item: HTMLElement, { open, isAnimated }: OpenState): void {
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
    control.setAttribute('aria-label', label(id, { label: linkOf(item)?.textContent ?? '' }))
  }
  if (isAnimated) collapse(list, { open })
  else {
    list.removeAttribute('style')
    list.classList.toggle('vl-collapsed', !open)
  }
}

/** Closes the open categories next to an item. */
export function closeSiblings(item: HTMLElement): void {
  for (const sibling of itemsOf(item.parentElement!)) {
    if (sibling !== item && isCollapsible(sibling) && isOpen(sibling)) {
      setOpen(sibling, { open: false, isAnimated: true })
    }
  }
}

/** Makes the labels of categories without a page open them: with script their links do nothing. */
export function takeOverLabels(root: Element): void {
  for (const link of root.querySelectorAll<HTMLElement>('a[role=button]')) {
    link.dataset.href = link.getAttribute('href') ?? ''
    link.setAttribute('href', '#')
  }
  for (const { content } of root.querySelectorAll('template')) takeOverLabels(content.firstElementChild!)
}

/** Every category whose items are loaded, by the labels of the path to it. */
export function categoriesOf(list: Element, parentKey = ''): [string, HTMLElement][] {
  return [...itemsOf(list)].flatMap((item): [string, HTMLElement][] => {
    const children = isCollapsible(item) ? childList(item) : undefined
    if (!children) return []
    const key = `${parentKey}/${linkOf(item)?.textContent}`
    return [[key, item], ...categoriesOf(children, key)]
  })
}
