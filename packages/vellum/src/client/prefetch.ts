// Loads what visitors may ask for next: data of links that come into view through an
// idle queue (PF-1), and whole pages when a pointer, a finger or the focus is on a link
// (PF-4). Watches the document, so links in articles count as those of components do.

import { isConstrained } from './connection.js'
import { pathOfLink } from './internalLink.js'
import type { PageLoader } from './pageLoader.js'

/** Requests at a time, and in all until the next full load. */
const AT_ONCE = 3
const AT_MOST = 40

export interface PrefetchOptions {
  readonly root: Element
  readonly baseUrl: string
  readonly loader: PageLoader
  /** The path of the page on screen, which is there already. */
  readonly shownPath: () => string
}

/** Starts watching links. */
export function startPrefetch({ root, baseUrl, loader, shownPath }: PrefetchOptions): void {
  // Addresses of data: one page has one, however a link spells its path (PF-3).
  const known = new Set<string>()
  const preloaded = new Set<string>()
  const queue: string[] = []
  let inFlight = 0

  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue
            observer?.unobserve(target)
            prefetch(target)
          }
        })
      : undefined
  const seen = new WeakSet<Element>()
  const watch = () => {
    for (const link of root.querySelectorAll('a[href]')) {
      if (seen.has(link)) continue
      seen.add(link)
      if (observer) observer.observe(link)
      else prefetch(link)
    }
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

  function prefetch(link: Element): void {
    const { href } = targetOf(link)
    if (href === undefined || known.has(href) || known.size >= AT_MOST || isConstrained()) return
    known.add(href)
    queue.push(href)
    next()
  }

  function next(): void {
    if (inFlight >= AT_ONCE) return
    const href = queue.shift()
    if (href === undefined) return
    inFlight++
    const onEnd = () => {
      inFlight--
      next()
    }
    whenIdle(() => (preloaded.has(href) ? onEnd() : fetchLater(href, onEnd)))
    next()
  }

  function preload(target: Element): void {
    const { path, href } = targetOf(target.closest?.('a'))
    if (path === undefined || href === undefined || preloaded.has(href) || isConstrained()) return
    known.add(href)
    preloaded.add(href)
    // Failures are told when somebody goes there (PF-7).
    loader.load(path).catch(() => {})
  }

  /** The page that a link leads to, and its data; nothing for the page on screen. */
  function targetOf(link: Element | null | undefined): { path?: string; href?: string | undefined } {
    const path = link ? pathOfLink(link, baseUrl) : undefined
    if (path === undefined) return {}
    const href = loader.dataHref(path)
    return href === loader.dataHref(shownPath()) ? {} : { path, href }
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}

function fetchLater(href: string, onEnd: () => void): void {
  const link = document.createElement('link')
  if (!link.relList.supports?.('prefetch')) {
    fetch(href, { credentials: 'include' }).then(onEnd, onEnd)
    return
  }
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = href
  link.onload = link.onerror = onEnd
  document.head.append(link)
}
