// `<details>` opens and closes with an animation (DT-1). `data-collapsed` says what it is
// going to be; the attribute `open` stays until it is closed. What the browser opens itself
// (search in the page, a link into it) opens at once.

import { attachOnce } from './attachOnce.js'
import { collapse } from './collapse.js'

/** Animates a `<details>` whose content is one element after the summary. */
export function attachDetails(details: HTMLDetailsElement): () => void {
  return attachOnce(details, () => attach(details))
}

function attach(details: HTMLDetailsElement): () => void {
  const content = details.querySelector<HTMLElement>(':scope > .vl-details-content')
  const abort = new AbortController()
  const { signal } = abort
  const isCollapsed = () => details.dataset.collapsed === 'true'
  const setCollapsed = (collapsed: boolean) => {
    details.dataset.collapsed = String(collapsed)
  }
  let isClosing = false
  setCollapsed(!details.open)

  details.addEventListener('toggle', () => !isClosing && setCollapsed(!details.open), { signal })
  details.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const isOwn = target.closest('summary')?.parentElement === details
      // A link or a button in the summary does its own work.
      if (!content || !isOwn || event.defaultPrevented || target.closest('a, button, input, label')) return
      event.preventDefault()
      const open = isCollapsed()
      setCollapsed(!open)
      isClosing = !open
      if (!details.open) {
        content.style.display = 'none'
        details.open = true
      }
      collapse(content, {
        open,
        onEnd: () => {
          isClosing = false
          if (!open) details.open = false
          // From here on the browser alone decides what is shown.
          content.removeAttribute('style')
        },
      })
    },
    { signal },
  )
  return () => abort.abort()
}
