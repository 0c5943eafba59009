// What a page does while its site is being written: it takes over what has changed
// without being loaded again, so that the reader stays where they are, and shows
// what is wrong until it is mended. Only `vellum dev` loads it.

import type { LivePage } from './hydrate.js'

/** What Vite gives to modules in development. */
export interface Hot {
  on(event: string, listener: (data: { readonly message: string }) => void): void
}

const ERROR = 'vellum-error'

/** Follows the changes that the server tells of. `live` fails when the document is a message. */
export function followChanges(live: Promise<LivePage>, hot: Hot): void {
  let latest = 0

  /** Asks for this page again and takes over what is new. */
  async function refresh(): Promise<void> {
    const turn = ++latest
    try {
      await (await live).refresh()
      if (turn === latest) hideError()
    } catch {
      const message = await problem()
      // Another change has come meanwhile; it brings the newer page.
      if (turn !== latest) return
      if (message !== undefined) return showError(message)
      // Loaded while something was wrong, removed, or a page of another configuration.
      location.reload()
    }
  }

  hot.on('vellum:change', () => void refresh())
  hot.on('vellum:error', ({ message }) => showError(message))
  // Something may have changed after this page was rendered and before it was told of changes.
  hot.on('vite:ws:connect', () => void refresh())
  void live.then(refresh, () => {})
}

/** What is wrong with this page now. */
async function problem(): Promise<string | undefined> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  if (response.status !== 500) return undefined
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  return document.getElementById(ERROR)?.textContent ?? 'The page cannot be made.'
}

function showError(message: string): void {
  hideError()
  // Loaded while something was wrong: the page is the message.
  const page = document.getElementById(ERROR)
  if (page) {
    page.textContent = message
    return
  }
  const box = document.createElement('div')
  box.id = `${ERROR}-overlay`
  box.setAttribute('role', 'alert')
  const shadow = box.attachShadow({ mode: 'open' })
  const text = document.createElement('pre')
  text.textContent = message
  const style = document.createElement('style')
  style.textContent =
    'pre{position:fixed;inset:auto 0 0;z-index:9999;max-height:70vh;overflow:auto;margin:0;padding:1.5rem;border-top:4px solid #b3261e;background:#1d1512;color:#f6ede0;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap}'
  shadow.append(style, text)
  document.body.append(box)
}

function hideError(): void {
  document.getElementById(`${ERROR}-overlay`)?.remove()
}
