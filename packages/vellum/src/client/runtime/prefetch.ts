// Loads the pages that visitors may open next: the data of links in view, two at a time and slowly,
// so that the page on screen keeps its bandwidth; and whole pages when a pointer, a finger or the
// focus is on a link. Observes the document, so links in HTML content count like those of components.

import { isConstrained, whenIdle } from './idle.js'
import { pathOfLink } from './internalLink.js'
import type { PageLoader } from './pageLoader.js'

/** Concurrent requests. */
const CONCURRENCY = 2
/** Bytes per millisecond for all requests together. */
const RATE = 8
/** Approximate bytes of a response besides its body. */
const HEADER_BYTES = 500

/** What to observe, and how to load. */
export interface PrefetchOptions {
  readonly root: Element
  readonly baseUrl: string
  readonly loader: PageLoader
  /** The path of the page on screen, which is not loaded again. */
  readonly shownPath: () => string
}

/** Starts to observe links. */
export function startPrefetch({ root, baseUrl, loader, shownPath }: PrefetchOptions): void {
  // URLs of data files: equal for one page, however a link spells its path.
  const knownHrefs = new Set<string>()
  const preloaded = new Set<string>()
  let queue: Target[] = []
  let inFlight = 0

  observeLinks(root, prefetch)
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    root.addEventListener(type, (event) => preload(event.target as Element), { passive: true })
  }

  function prefetch(links: readonly Element[]): void {
    if (isConstrained()) return
    const targets = links.flatMap((link) => {
      const target = targetOf(link)
      if (!target || knownHrefs.has(target.href)) return []
      knownHrefs.add(target.href)
      return [target]
    })
    // The visitor looks at what came into view last.
    queue = [...targets, ...queue]
    next()
  }

  function next(): void {
    if (inFlight >= CONCURRENCY) return
    const target = queue.shift()
    if (!target) return
    inFlight++
    const onEnd = (bytes: number) => {
      const pause = ((bytes + HEADER_BYTES) * CONCURRENCY) / RATE
      setTimeout(() => {
        inFlight--
        next()
      }, pause)
    }
    whenIdle(() => {
      if (preloaded.has(target.href)) onEnd(0)
      // Errors are reported when the visitor opens the page.
      else loader.prefetch(target.path).then(onEnd, () => onEnd(0))
    })
    next()
  }

  function preload(element: Element): void {
    const target = targetOf(element.closest?.('a'))
    if (!target || preloaded.has(target.href) || isConstrained()) return
    knownHrefs.add(target.href)
    preloaded.add(target.href)
    loader.load(target.path).catch(() => {})
  }

  /** The page of a link; undefined for the page on screen and for links that the browser follows itself. */
  function targetOf(link: Element | null | undefined): Target | undefined {
    const path = link ? pathOfLink(link, baseUrl) : undefined
    const href = path === undefined ? undefined : loader.dataHref(path)
    if (path === undefined || href === undefined || href === loader.dataHref(shownPath())) return undefined
    return { path, href }
  }
}

/** Calls back with the links of an element as they come into view, including those that are added later. */
function observeLinks(root: Element, onView: (links: readonly Element[]) => void): void {
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
          for (const link of links) observer?.unobserve(link)
          onView(links)
        })
      : undefined
  const seen = new WeakSet<Element>()
  const observeNew = () => {
    // Long pages have thousands of links to their own headings.
    const all = root.querySelectorAll('a[href]:not([href^="#"])')
    const links = [...all].filter((link) => !seen.has(link))
    for (const link of links) {
      seen.add(link)
      observer?.observe(link)
    }
    if (!observer) onView(links)
  }
  whenIdle(observeNew)
  let isScheduled = false
  new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      observeNew()
    }, 100)
  }).observe(root, { childList: true, subtree: true })
}

/** A page of this site that a link goes to. */
interface Target {
  readonly path: string
  /** URL of the page's data. */
  readonly href: string
}
