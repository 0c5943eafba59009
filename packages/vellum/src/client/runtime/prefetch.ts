// Loads what visitors may go to next: data of links that come into view, a few at a time
// and slowly, so that it takes nothing away from the page on screen; and whole pages at once
// when a pointer, a finger or the focus is on a link. Watches the document, so links in
// articles count as those of components do.

import { isConstrained, whenIdle } from './idle.js'
import { pathOfLink } from './internalLink.js'
import type { PageLoader } from './pageLoader.js'

/** Requests at a time. */
const AT_ONCE = 2
/** Bytes in a millisecond, of all of them together. */
const PACE = 8
/** Bytes that a response has besides its body, about. */
const HEADERS = 500

export interface PrefetchOptions {
  readonly root: Element
  readonly baseUrl: string
  readonly loader: PageLoader
  /** The path of the page on screen, which is there already. */
  readonly shownPath: () => string
}

/** Starts watching links. */
export function startPrefetch({ root, baseUrl, loader, shownPath }: PrefetchOptions): void {
  // URLs of data: one page has one, however a link spells its path.
  const known = new Set<string>()
  const preloaded = new Set<string>()
  let queue: Target[] = []
  let inFlight = 0

  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
          for (const link of links) observer?.unobserve(link)
          prefetch(links)
        })
      : undefined
  const seen = new WeakSet<Element>()
  const watch = () => {
    const links = [...root.querySelectorAll('a[href]')].filter((link) => !seen.has(link))
    for (const link of links) {
      seen.add(link)
      observer?.observe(link)
    }
    if (!observer) prefetch(links)
  }
  whenIdle(watch)
  let scheduled = false
  new MutationObserver(() => {
    if (scheduled) return
    scheduled = true
    setTimeout(() => {
      scheduled = false
      watch()
    }, 100)
  }).observe(root, { childList: true, subtree: true })
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    root.addEventListener(type, (event) => preload(event.target as Element), { passive: true })
  }

  function prefetch(links: readonly Element[]): void {
    if (isConstrained()) return
    const targets = links.flatMap((link) => {
      const target = targetOf(link)
      if (!target || known.has(target.href)) return []
      known.add(target.href)
      return [target]
    })
    // What came into view last is what the visitor looks at.
    queue = [...targets, ...queue]
    next()
  }

  function next(): void {
    if (inFlight >= AT_ONCE) return
    const target = queue.shift()
    if (!target) return
    inFlight++
    const onEnd = (bytes: number) => {
      const pause = ((bytes + HEADERS) * AT_ONCE) / PACE
      setTimeout(() => {
        inFlight--
        next()
      }, pause)
    }
    whenIdle(() => {
      if (preloaded.has(target.href)) onEnd(0)
      // Failures are reported when somebody goes there.
      else loader.prefetch(target.path).then(onEnd, () => onEnd(0))
    })
    next()
  }

  function preload(element: Element): void {
    const target = targetOf(element.closest?.('a'))
    if (!target || preloaded.has(target.href) || isConstrained()) return
    known.add(target.href)
    preloaded.add(target.href)
    loader.load(target.path).catch(() => {})
  }

  /** The page that a link goes to, and its data; nothing for the page on screen. */
  function targetOf(link: Element | null | undefined): Target | undefined {
    const path = link ? pathOfLink(link, baseUrl) : undefined
    const href = path === undefined ? undefined : loader.dataHref(path)
    if (path === undefined || href === undefined || href === loader.dataHref(shownPath())) return undefined
    return { path, href }
  }
}

interface Target {
  readonly path: string
  /** URL of its data. */
  readonly href: string
}
