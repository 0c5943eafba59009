// Tabs in content (TB-4 … TB-7, TB-12). The state is in the markup; whoever keeps a copy of
// it (the component does) listens to `SELECT_EVENT`.

import { createStorageSlot } from '../../client/runtime/storage.js'
import { attachOnce } from './attachOnce.js'
import { type ContentEnvironment, QUERY_EVENT } from './contentEnvironment.js'

/**
 * Sent to the element of the tabs when another tab is shown; the detail is its value. React
 * renders at once what follows from an event of this name, and takes its time for others.
 */
export const SELECT_EVENT = 'select'

/** Sent to the document when a visitor has chosen a tab of a group. */
const CHOICE_EVENT = 'vl:tab'

let lastId = 0

/** Makes tabs work, and shows the tab that the address or an earlier choice names (TB-7). */
export function attachTabs(element: HTMLElement, environment: ContentEnvironment): () => void {
  return attachOnce(element, () => attach(element, environment))
}

/** Ends what the pre-paint script did for the looks of tabs; to be called when all tabs are attached. */
export function dropTabSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('vlTabs' in sheet))
}

function attach(element: HTMLElement, { storage, replaceUrl }: ContentEnvironment): () => void {
  const { group, query } = element.dataset
  const slot = group === undefined ? undefined : createStorageSlot(`docusaurus.tab.${group}`, storage)
  const abort = new AbortController()
  const { signal } = abort
  const list = element.querySelector<HTMLElement>(':scope > ul')!
  // Asked for each time: a component may render others.
  const tabs = () => [...list.children] as HTMLElement[]
  const panels = () => [...element.querySelectorAll<HTMLElement>(':scope > div > [data-value]')]

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
    // React renders lazy panels in a microtask of its own, which comes before this one.
    queueMicrotask(() => linkPanels(tabs(), panels()))
    return true
  }
  const asked = () => (query ? new URLSearchParams(location.search).get(query) : null)
  let seen = asked()

  const choose = (tab: HTMLElement) => {
    if (isSelected(tab)) return
    const value = tab.dataset.value!
    const { top } = tab.getBoundingClientRect()
    show(value)
    if (slot) {
      document.dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: { group, value } }))
      slot.set(value)
    }
    if (query) replaceUrl(withQueryValue(location.href, { name: query, value }))
    queueMicrotask(() => keepAt(tab, top))
  }

  list.addEventListener(
    'click',
    ({ target }) => {
      const tab = tabs().find((each) => each.contains(target as Node))
      if (tab) choose(tab)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const all = tabs()
      const index = all.indexOf(event.target as HTMLElement)
      const { key } = event
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      const isRtl = getComputedStyle(list).direction === 'rtl'
      const to = nextIndex(key, { index, count: all.length, isRtl })
      if (to !== undefined) all[to]!.focus()
      else if (key === 'Enter' || key === ' ') choose(all[index]!)
      else return
      event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    CHOICE_EVENT,
    (event) => {
      const { detail } = event as CustomEvent<{ group: string; value: string }>
      if (detail.group === group) show(detail.value)
    },
    { signal },
  )
  document.addEventListener(
    QUERY_EVENT,
    () => {
      // The tabs may have followed their group since; only another value is a new wish.
      const value = asked()
      if (value !== seen) show(value)
      seen = value
    },
    { signal },
  )
  const unlisten = slot?.listen(show)

  if (!show(seen)) show(slot?.get())
  // With no tab selected the keyboard could not reach any.
  if (!tabs().some(isSelected)) tabs()[0]!.tabIndex = 0
  linkPanels(tabs(), panels())
  return () => {
    abort.abort()
    unlisten?.()
  }
}

/** Where a key moves the focus to, with wrap-around; `undefined` for other keys (TB-4). */
export function nextIndex(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (index + (isRtl ? -step : step) + count) % count
}

/** An address with another value of a parameter, as a path: the rest of it stays (TB-6). */
export function withQueryValue(href: string, { name, value }: { name: string; value: string }): string {
  const url = new URL(href)
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

function isSelected(tab: HTMLElement): boolean {
  return tab.getAttribute('aria-selected') === 'true'
}

/** Tells which tab belongs to which panel. The ids are not served: they would only cost. */
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

/** Scrolls so that an element is where it was, whatever has changed above it (TB-12). */
function keepAt(element: HTMLElement, top: number): void {
  const moved = element.getBoundingClientRect().top - top
  if (moved === 0) return
  // This is no scrolling by the visitor: the navbar must not take it as such.
  document.dispatchEvent(new CustomEvent('vellum:keep-scroll'))
  window.scrollBy({ top: moved, behavior: 'instant' })
}
