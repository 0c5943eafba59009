// A page of a blog with many posts has only some of them in its column. This loads the list of all, which the
// drawer shows on small screens, and replaces the part with it: plain DOM code, kept from page to page.

import { useLayoutEffect } from 'react'
import { useWindowSize } from '../../client/compat/windowSize.js'
import { type ShownSidebar, usePage, usePageSidebar } from '../../client/context/pageContext.js'
import { isConstrained, whenIdle } from '../../client/runtime/idle.js'
import { isSamePath } from '../../shared/url.js'
import { revealCurrent } from '../sidebar/interactiveList.js'
import { replaceList } from '../sidebar/replaceList.js'
import { itemsOf, linkOf, parseList } from '../sidebar/sidebarNodes.js'

/** Shows all recent posts next to the page, as soon as they are loaded. */
export function useAllRecentPosts(): void {
  const { path } = usePage()
  const sidebar = usePageSidebar()
  const isColumn = useWindowSize() !== 'mobile'
  useLayoutEffect(() => {
    const column = isColumn ? document.querySelector<HTMLElement>('.vl-recent') : null
    return column && sidebar?.load
      ? completeColumn(column, { ...sidebar, load: sidebar.load, path })
      : undefined
  }, [path, sidebar, isColumn])
}

interface ColumnOptions extends Pick<ShownSidebar, 'known'> {
  /** Fetches the list of all posts as HTML. */
  readonly load: () => Promise<string>
  readonly path: string
}

/**
 * Loads the list when the browser is idle, or when a visitor points at the column; returns a function that
 * cancels it.
 */
function completeColumn(column: HTMLElement, { load, known: knownHtml, path }: ColumnOptions): () => void {
  const gone = new AbortController()
  const show = (html: string) => {
    if (!gone.signal.aborted) showAll(column, { html, path })
  }
  // The part stays if loading fails: it has a link for each year.
  const complete = () => void load().then(show, () => {})
  revealCurrent(column.firstElementChild!)
  if (knownHtml !== undefined) show(knownHtml)
  else if (isConstrained()) {
    for (const type of ['pointerover', 'focusin']) {
      column.addEventListener(type, complete, { once: true, signal: gone.signal })
    }
  } else whenIdle(complete)
  return () => gone.abort()
}

/** The posts of the list that was shown last. */
let all: { readonly html: string; readonly nav: HTMLElement } | undefined

function showAll(column: HTMLElement, { html, path }: { html: string; path: string }): void {
  const part = column.firstElementChild as HTMLElement
  if (all?.html !== html) {
    all?.nav.remove()
    all = { html, nav: navOf(html, part) }
  }
  const { nav } = all
  markCurrent(nav, path)
  if (part.hidden) {
    if (nav.parentElement !== column) column.append(nav)
    revealCurrent(nav)
  } else replaceList({ part, whole: nav, substitute: (link) => firstOfYear(link, nav) })
}

/** The posts of a list by year, with the name and the title of the part. */
function navOf(html: string, part: HTMLElement): HTMLElement {
  const nav = part.cloneNode() as HTMLElement
  nav.hidden = false
  nav.append(part.firstElementChild!.cloneNode(true))
  let posts: HTMLElement | undefined
  for (const item of [...itemsOf(parseList(html)!)]) {
    const link = linkOf(item)
    const year = item.querySelector('.vl-recent-heading')?.textContent
    if (link) {
      link.className = 'vl-recent-link'
      item.className = ''
      posts?.append(item)
    } else if (year) {
      posts = document.createElement('ul')
      nav.append(yearOf(year, posts))
    }
  }
  return nav
}

function yearOf(year: string, posts: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.className = 'vl-recent-year'
  const heading = document.createElement('h2')
  heading.className = 'vl-recent-heading'
  heading.textContent = year
  element.append(heading, posts)
  return element
}

/** The first post of the year that a heading of the part links to. */
function firstOfYear({ textContent: year }: Element, nav: HTMLElement): HTMLElement | null | undefined {
  const heading = [...nav.querySelectorAll('h2')].find(({ textContent }) => textContent === year)
  return heading?.nextElementSibling?.querySelector('a')
}

function markCurrent(nav: HTMLElement, path: string): void {
  for (const link of nav.querySelectorAll('.vl-recent-link')) {
    const isCurrent = isSamePath(link.getAttribute('href') ?? undefined, path)
    link.classList.toggle('vl-recent-link--active', isCurrent)
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
