// Navigation without loading documents, through the Navigation API. The address changes
// at once, the old page stays until the new one is ready (RL-1), and then the page,
// its head, the scroll position and the focus change in one step. Where the API is
// missing nothing happens here, and links load documents.

import { decodePath, isSamePath } from '../../shared/url.js'
import type { LoadedPage } from './pageLoader.js'
import type { ProgressBar } from './progressBar.js'

export interface RouterOptions {
  readonly baseUrl: string
  /** Loads all that a page needs to be shown. */
  readonly load: (path: string) => Promise<LoadedPage>
  /** The path that the document was served for. */
  readonly servedAt: string
  readonly progress: ProgressBar
  /** Shows a page; resolves when it is on screen, before it is painted. */
  readonly show: (page: LoadedPage) => Promise<void>
  /** The place of the page on screen has changed. */
  readonly onLocationChange: () => void
  /** A new page was shown because the visitor followed a link without hash (SK-6). */
  readonly onArrival: () => void
  readonly reload: () => void
}

/** Starts to take over navigations. */
export function startRouter(options: RouterOptions): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const { baseUrl } = options
  let latest = 0
  // The path that the page on screen was loaded for: `location` may be ahead of it, and the page
  // itself may have another path.
  let shownAt = options.servedAt
  const isShown = (path: string) => isSamePath(decodePath(path), decodePath(shownAt))

  // The visitor went back before this script was there.
  if (!isShown(location.pathname)) void catchUp()
  if (!navigation) return
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.defaultPrevented || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    const url = new URL(event.destination.url)
    if (!`${url.pathname}/`.startsWith(baseUrl)) return
    if (event.sourceElement?.closest?.('[data-native]')) return
    if (isShown(url.pathname)) {
      // Hashes, and what a page does to its own address, are the browser's.
      if (event.hashChange || (event.destination.sameDocument && event.navigationType !== 'traverse')) return
      latest++
      options.progress.done()
      event.intercept({ ...BY_HAND, handler: async () => moveWithinPage(event, url) })
      return
    }
    const turn = ++latest
    event.intercept({ ...BY_HAND, handler: () => go(event, url, () => turn === latest) })
  })
  navigation.addEventListener('currententrychange', () => {
    // Until the new page is there, components see the place of the old one (RL-2).
    if (isShown(location.pathname)) options.onLocationChange()
  })
  navigation.addEventListener('navigatesuccess', assignKey)

  async function go(event: NavigateEvent, url: URL, isLatest: () => boolean): Promise<void> {
    if (!(await arriveAt(url.pathname, isLatest))) return
    options.onLocationChange()
    scroll(event, url)
    if (event.navigationType === 'push' && url.hash === '') options.onArrival()
  }

  async function catchUp(): Promise<void> {
    const turn = ++latest
    if (await arriveAt(location.pathname, () => turn === latest)) options.onLocationChange()
  }

  /** Shows the page of a path, or loads its document; false when that is not, or no longer, the page to show. */
  async function arriveAt(path: string, isLatest: () => boolean): Promise<boolean> {
    const { load, progress, show } = options
    progress.start()
    try {
      const page = await load(path)
      if (!isLatest()) return false
      await show(page)
      shownAt = path
    } catch (error) {
      if (!isLatest()) return false
      progress.done()
      // biome-ignore lint/suspicious/noConsole: says why the page is loaded as a whole
      console.warn(error)
      options.reload()
      return false
    }
    progress.done()
    return true
  }

  function moveWithinPage(event: NavigateEvent, url: URL): void {
    const before = new URL(navigation?.transition?.from.url ?? url)
    options.onLocationChange()
    // A change of the query alone does not scroll (SC-3).
    const isQueryAlone = before.search !== url.search && before.hash === url.hash
    if (!isQueryAlone || event.navigationType === 'traverse') scroll(event, url)
  }
}

const BY_HAND = { scroll: 'manual', focusReset: 'manual' } as const

/** To the top, or to the element that the hash names, if it exists (SC-1); back and forward are the browser's (SC-5). */
function scroll(event: NavigateEvent, url: URL): void {
  if (event.navigationType === 'traverse') {
    if (!event.signal.aborted) event.scroll()
  } else if (url.hash === '') window.scrollTo(0, 0)
  else document.getElementById(decodePath(url.hash.slice(1)))?.scrollIntoView()
}

/** Gives a new entry of the history its key (RL-9). */
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
