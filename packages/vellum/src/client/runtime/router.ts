// Navigation without loading documents, with the Navigation API. The URL changes at once, the old page
// stays until the new one is ready, and then the page, its head, the scroll position and the focus
// change in one step. Without the API this does nothing, and links load documents.

import { decodePath, isSamePath } from '../../shared/url.js'
import type { LoadedPage } from './pageLoader.js'
import type { ProgressBar } from './progressBar.js'
import { reloadOnce } from './reload.js'

/** What the router needs from the shell. */
export interface RouterOptions {
  readonly baseUrl: string
  /** Loads everything that a page needs. */
  readonly load: (path: string) => Promise<LoadedPage>
  /** The path that the document was served for. */
  readonly servedAt: string
  readonly progress: ProgressBar
  /** Shows a page; resolves when it is on screen, before it is painted. */
  readonly show: (page: LoadedPage) => Promise<void>
  /** Called when the URL of the page on screen has changed. */
  readonly onLocationChange: () => void
  /** Called when a new page is on screen because the visitor followed a link without hash. */
  readonly onArrival: () => void
}

/** Starts to handle navigations to pages of the site. */
export function startRouter(options: RouterOptions): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const { baseUrl } = options
  let latest = 0
  // The path that the page on screen was loaded for: `location` changes before the page does, and
  // the page's own path may differ.
  let shownAt = options.servedAt
  const isShown = (path: string) => isSamePath(decodePath(path), decodePath(shownAt))

  // Back to a page that was left while the next one was loading: that request may never end.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    latest++
    options.progress.done()
    if (!isShown(location.pathname)) location.reload()
  })
  // The visitor went back before the router started.
  if (!isShown(location.pathname)) void catchUp()
  if (!navigation) return
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.defaultPrevented || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    const url = new URL(event.destination.url)
    if (!`${url.pathname}/`.startsWith(baseUrl)) return
    if (event.sourceElement?.closest?.('[data-native]')) return
    if (isShown(url.pathname)) {
      // The browser handles hashes, and changes that a page makes to its own URL.
      if (event.hashChange || (event.destination.sameDocument && event.navigationType !== 'traverse')) return
      latest++
      options.progress.done()
      event.intercept({ ...MANUAL, handler: async () => navigateInPage(event, url) })
      return
    }
    const turn = ++latest
    event.intercept({ ...MANUAL, handler: () => go(event, url, () => turn === latest) })
  })
  navigation.addEventListener('currententrychange', () => {
    // Until the new page is shown, components see the location of the old one.
    if (isShown(location.pathname)) options.onLocationChange()
  })
  navigation.addEventListener('navigatesuccess', assignKey)

  async function go(event: NavigateEvent, url: URL, isLatest: () => boolean): Promise<void> {
    if (!(await showPage(url.pathname, isLatest))) return
    options.onLocationChange()
    scroll(event, url)
    if (event.navigationType === 'push' && url.hash === '') options.onArrival()
  }

  async function catchUp(): Promise<void> {
    const turn = ++latest
    if (await showPage(location.pathname, () => turn === latest)) options.onLocationChange()
  }

  /**
   * Shows the page of a path, or reloads the document. Resolves with false when it failed or a newer
   * navigation started.
   */
  async function showPage(path: string, isLatest: () => boolean): Promise<boolean> {
    const { load, progress, show } = options
    let isLeaving = false
    const onLeave = () => {
      isLeaving = true
    }
    // Only while loading: a browser may not keep a page in the back/forward cache that always listens.
    addEventListener('beforeunload', onLeave)
    progress.start()
    try {
      const page = await load(path)
      if (!isLatest()) return false
      await show(page)
      shownAt = path
    } catch (error) {
      // Some browsers end the requests of a page when the visitor leaves it; a reload would cancel leaving.
      if (!isLatest() || isLeaving) return false
      progress.done()
      // biome-ignore lint/suspicious/noConsole: the reason for the reload
      console.warn(error)
      reloadOnce()
      return false
    } finally {
      removeEventListener('beforeunload', onLeave)
    }
    progress.done()
    return true
  }

  function navigateInPage(event: NavigateEvent, url: URL): void {
    const before = new URL(navigation?.transition?.from.url ?? url)
    options.onLocationChange()
    // A change of the query alone does not scroll.
    const isQueryOnly = before.search !== url.search && before.hash === url.hash
    if (!isQueryOnly || event.navigationType === 'traverse') scroll(event, url)
  }
}

const MANUAL = { scroll: 'manual', focusReset: 'manual' } as const

/**
 * Scrolls to the top or to the element of the hash, if it exists. The browser does the latter, so that the element is
 * `:target` and the next Tab starts there; it also restores the position for back and forward.
 */
function scroll(event: NavigateEvent, url: URL): void {
  const isTraversal = event.navigationType === 'traverse'
  if (!isTraversal && url.hash === '') window.scrollTo(0, 0)
  // For a hash without an element, some browsers would scroll to the top.
  else if (isTraversal || document.getElementById(decodePath(url.hash.slice(1)))) {
    if (!event.signal.aborted) event.scroll()
  }
}

/** Assigns a key to a new entry of the history, as routers do. */
function assignKey(): void {
  const { currentEntry, activation } = window.navigation
  if (!currentEntry || currentEntry.id === activation?.entry?.id) return
  const state: unknown = history.state
  if (state && typeof state === 'object' && 'key' in state) return
  history.replaceState({ ...(state as object | null), key: randomKey() }, '')
}

/** Up to six digits of base 36. */
function randomKey(): string {
  return Math.random().toString(36).slice(2, 8)
}
