// Tabs in content. The state is in the markup; the component, which keeps a copy of it, listens to
// `SELECT_EVENT`.

import { navigateTo } from '../../client/api/history.js'
import { createStorageSlot } from '../../client/runtime/storage.js'
import { attachOnce } from './attachOnce.js'
import { type ContentEnvironment, QUERY_EVENT } from './contentEnvironment.js'
import { headingAbove } from './headingAbove.js'

/**
 * Dispatched on the element of the tabs when another tab is shown; the detail is its value. React
 * renders updates from an event of this name at once, and those from unknown names later.
 */
export const SELECT_EVENT = 'select'

/** Dispatched on the document when a visitor has chosen a tab of a group. */
const CHOICE_EVENT = 'vl:tab'

let lastId = 0

/**
 * Makes tabs work, and shows the tab of the URL or of an earlier choice; returns a function that detaches
 * them.
 */
export function attachTabs(element: HTMLElement, environment: ContentEnvironment): () => void {
  return attachOnce(element, () => attach(element, environment))
}

/** Removes the styles with which the pre-paint script chose tabs; to be called when all tabs are attached. */
export function dropTabSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('vlTabs' in sheet))
}

function attach(element: HTMLElement, { storage }: ContentEnvironment): () => void {
  const { group, query } = element.dataset
  const slot = group === undefined ? undefined : createStorageSlot(`docusaurus.tab.${group}`, storage)
  const abort = new AbortController()
  const { signal } = abort
  const { list, tabs, show, link } = createView(element)
  const valueInUrl = () => (query ? new URLSearchParams(location.search).get(query) : null)
  let lastInUrl = valueInUrl()

  const choose = (tab: HTMLElement) => {
    if (isSelected(tab)) return
    const value = tab.dataset.value!
    const { top } = tab.getBoundingClientRect()
    show(value)
    if (slot) {
      document.dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: { group, value } }))
      slot.set(value)
    }
    if (query) navigateTo(withQueryValue(location.href, { name: query, value }), 'replace')
    queueMicrotask(() => keepAt(tab, top))
  }
  const onClick = ({ target }: Event) => {
    const tab = tabs().find((candidate) => candidate.contains(target as Node))
    if (tab) choose(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tabs()
    const index = all.indexOf(event.target as HTMLElement)
    const { key } = event
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(list).direction === 'rtl'
    const next = nextIndex(key, { index, count: all.length, isRtl })
    if (next !== undefined) all[next]!.focus()
    else if (key === 'Enter' || key === ' ') choose(all[index]!)
    else return
    event.preventDefault()
  }
  const onChoice = (event: Event) => {
    const { detail } = event as CustomEvent<{ group: string; value: string }>
    if (detail.group === group) show(detail.value)
  }
  // The tabs may have followed their group since; only a different value in the URL is a new choice.
  const onQuery = () => {
    const value = valueInUrl()
    if (value !== lastInUrl) show(value)
    lastInUrl = value
  }
  list.addEventListener('click', onClick, { signal })
  list.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener(CHOICE_EVENT, onChoice, { signal })
  document.addEventListener(QUERY_EVENT, onQuery, { signal })
  const unlisten = slot?.listen(show)

  if (!show(lastInUrl)) show(slot?.get())
  // With no tab selected the keyboard could not reach any.
  if (!tabs().some(isSelected)) tabs()[0]!.tabIndex = 0
  link()
  list.ariaLabel ??= headingAbove(element)
  return () => {
    abort.abort()
    unlisten?.()
  }
}

/** The elements of tabs, read each time because a component may render others. */
function createView(element: HTMLElement) {
  const list = element.querySelector<HTMLElement>(':scope > ul')!
  const tabs = () => [...list.children] as HTMLElement[]
  const panels = () => [...element.querySelectorAll<HTMLElement>(':scope > div > [data-value]')]
  const link = () => linkPanels(tabs(), panels())

  /** Shows a tab; false when there is none with that value. */
  const show = (value: string | null | undefined): boolean => {
    const next = tabs().find((tab) => tab.dataset.value === value)
    if (!next) return false
    if (isSelected(next)) return true
    for (const tab of tabs()) {
      tab.setAttribute('aria-selected', String(tab === next))
      tab.tabIndex = tab === next ? 0 : -1
      tab.classList.toggle('tabs__item--active', tab === next)
    }
    for (const panel of panels()) panel.hidden = panel.dataset.value !== value
    element.dispatchEvent(new CustomEvent(SELECT_EVENT, { detail: value }))
    // React renders lazy panels in its own microtask, which runs before this one.
    queueMicrotask(link)
    return true
  }
  return { list, tabs, show, link }
}

/** The index that a key moves the focus to, with wrap-around; `undefined` for other keys. */
export function nextIndex(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (index + (isRtl ? -step : step) + count) % count
}

/** A URL with a new value of a query parameter, as a path; everything else stays. */
export function withQueryValue(href: string, { name, value }: { name: string; value: string }): string {
  const url = new URL(href)
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

function isSelected(tab: HTMLElement): boolean {
  return tab.getAttribute('aria-selected') === 'true'
}

/** Connects each tab with its panel. The ids are not served, which saves bytes. */
function linkPanels(tabs: readonly HTMLElement[], panels: readonly HTMLElement[]): void {
  for (const tab of tabs) {
    const panel = panels.find(({ dataset }) => dataset.value === tab.dataset.value)
    if (!panel) {
      tab.removeAttribute('aria-controls')
      continue
    }
    tab.id ||= `vl-tab-${++lastId}`
    panel.id ||= `vl-tab-${++lastId}`
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('aria-labelledby', tab.id)
  }
}

/** Scrolls so that an element keeps its position on screen, whatever has changed above it. */
function keepAt(element: HTMLElement, top: number): void {
  const moved = element.getBoundingClientRect().top - top
  if (moved === 0) return
  // The visitor has not scrolled: the navbar must ignore it.
  document.dispatchEvent(new CustomEvent('vellum:keep-scroll'))
  window.scrollBy({ top: moved, behavior: 'instant' })
}
