// The shortcuts of the search: Ctrl K, ⌘ K and, unless the visitor is typing, `/` press its button. Part of
// the first script of a document, so that a shortcut works before the shell has loaded: boot.ts replays the
// press. Every document of a site with search contains it: keep it small.

addEventListener('keydown', (event) => {
  const button = document.querySelector<HTMLElement>('.vl-search-button')
  const isOther =
    event.ctrlKey || event.metaKey
      ? event.key !== 'k'
      : event.key !== '/' ||
        // The focused element, even inside of a shadow root; the document has no `closest`.
        (event.composedPath()[0] as Partial<Element>).closest?.('input,textarea,[contenteditable]')
  if (!button || event.defaultPrevented || isOther) return
  event.preventDefault()
  button.click()
})

export {}
