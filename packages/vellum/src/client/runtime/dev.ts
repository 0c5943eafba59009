// Updates a page while its site is being written: shows changes without a reload, so that the scroll
// position stays, and shows errors until they are fixed. Only `vellum dev` loads it.

import { linkedParts } from '../../shared/linkedParts.js'
import { keepState } from './fastRefresh.js'
import type { HydratedPage } from './hydrate.js'

/** `import.meta.hot` of Vite. */
export interface Hot {
  on(event: string, listener: (data: { readonly message: string }) => void): void
  send(event: string): void
}

const ERROR = 'vellum-error'
/** What an error boundary shows, until another page is shown. */
const CRASHED = '.vl-error-text'

/** Shows the changes that the server reports. `live` rejects when the document is an error page. */
export function followChanges(live: Promise<HydratedPage>, hot: Hot): void {
  let latest = 0

  /** Loads this page again and shows what has changed. */
  async function refresh(): Promise<void> {
    const turn = ++latest
    // Another change followed: its own refresh shows the newer page, and may be done before this one.
    const isLatest = () => turn === latest
    try {
      const page = await live
      await hydration()
      if (isNotFound()) {
        if (!(await isStillMissing())) location.reload()
        return
      }
      await page.refresh({ isLatest })
      keepState()
      if (isLatest()) hideError()
    } catch {
      const message = await currentError()
      if (!isLatest()) return
      if (message !== undefined) return showError(message)
      // The document is an error page, the page was removed, or the configuration has changed.
      location.reload()
    }
  }

  hot.on('vellum:change', () => {
    // Only a new document renders again what has thrown. Not in `refresh`, which runs in each new document.
    if (document.querySelector(CRASHED)) location.reload()
    else void refresh()
  })
  hot.on('vellum:error', ({ message }) => showError(message))
  hot.on('vellum:style-error', ({ message }) => {
    styleError = message
    hideError()
    if (message === '') loadFailedStyles()
  })
  // The error may be older than this page.
  hot.send('vellum:style-check')
  // Files may have changed after this page was rendered and before the connection was open.
  hot.on('vite:ws:connect', () => void refresh())
  void live.then(refresh, () => {})
}

/** Resolves when React has taken over the document: it shows no other page before. */
function hydration(): Promise<void> {
  const root = document.documentElement
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset.hasHydrated !== 'true') return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] })
    check()
  })
}

/** Whether the document is the not-found page: it is in no file that could be loaded again. */
function isNotFound(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.responseStatus === 404 && new URL(entry.name).pathname === location.pathname
}

async function isStillMissing(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' })
  // A response that is not read keeps its connection.
  await response.text()
  return response.status === 404
}

/** The error of this page, if it has one now. */
async function currentError(): Promise<string | undefined> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  if (response.status !== 500) return undefined
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  return document.getElementById(ERROR)?.textContent ?? 'The page cannot be rendered.'
}

function showError(message: string): void {
  removeError()
  // The document itself is an error page.
  const page = document.getElementById(ERROR)
  if (page) {
    page.replaceChildren(...messageNodes(message))
    return
  }
  const box = document.createElement('div')
  box.id = `${ERROR}-overlay`
  box.setAttribute('role', 'alert')
  const shadow = box.attachShadow({ mode: 'open' })
  const text = document.createElement('pre')
  text.append(...messageNodes(message))
  // Not a style element: the policy of the site forbids it.
  text.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;max-height:70vh;overflow:auto;margin:0;padding:1.5rem;border-top:4px solid #b3261e;background:#1d1512;color:#f6ede0;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap'
  shadow.append(text)
  document.body.append(box)
}

/** The text of a message, with its links. */
function messageNodes(message: string): (string | HTMLAnchorElement)[] {
  return linkedParts(message).map(({ text, href }) => {
    if (href === undefined) return text
    const link = document.createElement('a')
    link.href = href
    link.target = '_blank'
    link.rel = 'noreferrer'
    link.style.color = 'inherit'
    link.textContent = text
    return link
  })
}

/** The errors of the stylesheets, shown on every page until they are fixed; '' for none. */
let styleError = ''

/** Removes the error of this page; that of the stylesheets stays. */
function hideError(): void {
  removeError()
  // A document that is an error page shows that error.
  if (styleError !== '' && !document.getElementById(ERROR)) showError(styleError)
}

/** Requests stylesheets again that could not be loaded. */
function loadFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Browsers differ on stylesheets that could not be loaded: no sheet, or one without rules.
    const isOwn = new URL(link.href).origin === location.origin
    if (!isOwn || (link.sheet && link.sheet.cssRules.length > 0)) continue
    const next = link.cloneNode() as HTMLLinkElement
    const url = new URL(link.href)
    url.searchParams.set('t', String(Date.now()))
    next.href = url.href
    link.replaceWith(next)
  }
}

function removeError(): void {
  document.getElementById(`${ERROR}-overlay`)?.remove()
}
