// `<details>` opens and closes with an animation. `data-collapsed` is the state at the end of the
// animation; the attribute `open` stays until it has ended. What the browser opens itself (search in
// the page, a link into it) opens at once.

import { attachOnce } from './attachOnce.js'
import { collapse } from './collapse.js'

/**
 * Animates a `<details>` whose content is one element after the summary; returns a function that detaches it.
 */
export function attachDetails(details: HTMLDetailsElement): () => void {
  return attachOnce(details, () => attach(details))
}

function attach(details: HTMLDetailsElement): () => void {
  const content = details.querySelector<HTMLElement>(':scope > .vl-details-content')
  const abort = new AbortController()
  const { signal } = abort
  let isClosing = false
  const syncState = () => {
    if (!isClosing) details.dataset.collapsed = String(!details.open)
  }
  syncState()
  details.addEventListener('toggle', syncState, { signal })
  details.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const isOwn = target.closest('summary')?.parentElement === details
      // Links and controls in the summary keep their own behaviour.
      if (!content || !isOwn || event.defaultPrevented || target.closest('a, button, input, label')) return
      event.preventDefault()
      const isOpen = details.dataset.collapsed === 'true'
      details.dataset.collapsed = String(!isOpen)
      isClosing = !isOpen
      if (!details.open) {
        content.style.display = 'none'
        details.open = true
      }
      collapse(content, {
        open: isOpen,
        onEnd: () => {
          isClosing = false
          if (!isOpen) details.open = false
          // From here on the browser decides what is shown.
          content.removeAttribute('style')
        },
      })
    },
    { signal },
  )
  return () => abort.abort()
}
