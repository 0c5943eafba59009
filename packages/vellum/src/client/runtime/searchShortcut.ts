// The shortcuts of the search: Ctrl K, ⌘ K and, unless the visitor is typing, `/` press its button. Part of
// the first script of a document, so that a shortcut works before the shell has loaded: boot.ts replays the
// press. Every document of a site with search contains it: keep it small.

addEventListener('keydown', (event) => {
  const { key } = event
  const button = document.querySelector<HTMLElement>('.vl-search-button')
  // The focused element, also in a shadow root; the document has no `closest`.
  const [target] = event.composedPath() as Partial<Element>[]
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? key === 'k'
      : key === '/' && !target?.closest?.('input,textarea,[contenteditable]')
  if (!isShortcut || !button || event.defaultPrevented) return
  event.preventDefault()
  button.click()
})

export {}
