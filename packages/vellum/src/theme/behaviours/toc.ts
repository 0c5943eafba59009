// The table of contents of a page in the browser. The column marks what is being read,
// and exists on wide screens only (19.1); on small ones a button opens a copy of its
// list (TC-5, TC-9).

import { DESKTOP_WIDTH } from '../../client/compat/windowSize.js'
import { collapse } from './collapse.js'
import type { ContentEnvironment } from './contentEnvironment.js'
import { highlightToc } from './tocHighlight.js'

/** Makes the table of contents in a container work; what it returns ends that. */
export function attachToc(container: HTMLElement, { isUnderNavbar }: ContentEnvironment): () => void {
  const column = container.querySelector<HTMLElement>('.vl-toc-column')
  if (!column) return () => {}
  const abort = new AbortController()
  const { signal } = abort
  openFromButton(container, column, signal)

  // Holds the place of the column while it is away.
  const mark = document.createComment('')
  column.after(mark)
  let stop: (() => void) | undefined
  const wide = matchMedia(`(width >= ${DESKTOP_WIDTH}px)`)
  const place = () => {
    stop?.()
    stop = undefined
    if (wide.matches) {
      mark.before(column)
      stop = highlightToc(column.firstElementChild as HTMLElement, { isUnderNavbar })
    } else column.remove()
  }
  place()
  wide.addEventListener('change', place, { signal })
  return () => {
    abort.abort()
    stop?.()
    mark.replaceWith(column)
  }
}

function openFromButton(container: HTMLElement, column: HTMLElement, signal: AbortSignal): void {
  const button = container.querySelector<HTMLElement>('.vl-toc-toggle')
  let list: HTMLElement | undefined
  button?.addEventListener(
    'click',
    () => {
      if (!list) {
        list = document.createElement('div')
        list.id = 'vl-toc-list'
        list.className = 'vl-collapsed'
        const copy = column.querySelector('ul')?.cloneNode(true) as HTMLElement | undefined
        for (const link of copy?.querySelectorAll('a') ?? []) link.className = 'table-of-contents__link'
        if (copy) list.append(copy)
        button.after(list)
        button.setAttribute('aria-controls', list.id)
      }
      const open = button.ariaExpanded !== 'true'
      button.ariaExpanded = String(open)
      collapse(list, { open })
    },
    { signal },
  )
}
