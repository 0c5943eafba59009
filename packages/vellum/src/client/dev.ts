// What a page does while its site is being written: it takes over what has changed
// without being loaded again, so that the reader stays where they are, and shows
// what is wrong until it is mended. Only `vellum dev` loads it.

/** What Vite gives to modules in development. */
interface Hot {
  on(event: string, listener: (data: { readonly message: string }) => void): void
}

const ROOT = '__vellum'
const ERROR = 'vellum-error'

let latest = 0

const hot = (import.meta as ImportMeta & { readonly hot?: Hot }).hot
hot?.on('vellum:change', () => void refresh())
hot?.on('vellum:error', ({ message }) => showError(message))
// Something may have changed after this page was rendered and before it was told of changes.
hot?.on('vite:ws:connect', () => void refresh())
if (hot) void refresh()

/** Asks for this page again and takes over what is new. */
async function refresh(): Promise<void> {
  const turn = ++latest
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  // Another change has come meanwhile; it brings the newer page.
  if (turn !== latest) return
  const message = next.getElementById(ERROR)?.textContent
  if (message) return showError(message)
  hideError()
  const root = document.getElementById(ROOT)
  const nextRoot = next.getElementById(ROOT)
  // Loaded while something was wrong: there is no page yet to change.
  if (!root || !nextRoot) return location.reload()
  document.title = next.title
  copyAttributes(document.documentElement, next.documentElement)
  addStyles(next)
  patch(root, nextRoot)
}

/** Makes one element like another, and leaves alone what is the same: open details, focus, selections. */
function patch(from: Element, to: Element): void {
  copyAttributes(from, to)
  const old = [...from.childNodes]
  const wanted = [...to.childNodes]
  while (old[0] && wanted[0]?.isEqualNode(old[0])) {
    old.shift()
    wanted.shift()
  }
  while (old.length > 0 && wanted.length > 0 && wanted.at(-1)!.isEqualNode(old.at(-1)!)) {
    old.pop()
    wanted.pop()
  }
  const after = old.at(-1)?.nextSibling ?? (old.length === 0 ? nodeAfter(from, to, wanted) : null)
  for (const node of wanted) {
    const existing = old.shift()
    if (existing instanceof Element && node instanceof Element && existing.tagName === node.tagName) {
      patch(existing, node)
    } else if (existing) existing.replaceWith(document.importNode(node, true))
    else from.insertBefore(document.importNode(node, true), after)
  }
  for (const rest of old) rest.remove()
}

/** Where new nodes go when no old one is left to stand in their place. */
function nodeAfter(from: Element, to: Element, wanted: readonly Node[]): Node | null {
  const last = wanted.at(-1)
  if (!last) return null
  const behind = to.childNodes.length - 1 - [...to.childNodes].indexOf(last as ChildNode)
  return from.childNodes[from.childNodes.length - behind] ?? null
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) {
    // Set by scripts, not by the server.
    if (!to.hasAttribute(name) && !name.startsWith('data-theme')) from.removeAttribute(name)
  }
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
}

/** Styles that the page did not have before; Vite itself changes those that it has. */
function addStyles(next: Document): void {
  for (const link of next.head.querySelectorAll('link[rel=stylesheet]')) {
    const href = link.getAttribute('href') ?? ''
    if (!document.head.querySelector(`link[href^=${JSON.stringify(href)}]`)) {
      document.head.append(document.importNode(link, true))
    }
  }
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
