// The table of contents of a page in the browser. The column highlights what is being read, and exists
// on wide screens only; on small ones a button opens a copy of its list.

import { DESKTOP_WIDTH } from '../../client/compat/windowSize.js'
import { collapse } from './collapse.js'
import type { ContentEnvironment } from './contentEnvironment.js'
import { highlightToc } from './tocHighlight.js'

/** Makes the table of contents in a container work; returns a function that detaches it. */
export function attachToc(container: HTMLElement, { isUnderNavbar }: ContentEnvironment): () => void {
  const column = container.querySelector<HTMLElement>('.vl-toc-column')
  if (!column) return () => {}
  const abort = new AbortController()
  const { signal } = abort
  attachTocToggle(container, { column, signal })

  // Marks the position of the column while it is removed.
  const marker = document.createComment('')
  column.after(marker)
  let stop: (() => void) | undefined
  const wide = matchMedia(`(width >= ${DESKTOP_WIDTH}px)`)
  const update = () => {
    stop?.()
    stop = undefined
    if (wide.matches) {
      marker.before(column)
      const area = tocArea(column)
      if (area) stop = highlightToc(area, { isUnderNavbar })
    } else column.remove()
  }
  update()
  wide.addEventListener('change', update, { signal })
  return () => {
    abort.abort()
    stop?.()
    marker.replaceWith(column)
  }
}

/** What scrolls the list of headings: parts and slots of a site may show more in the column. */
export function tocArea(column: HTMLElement): HTMLElement | null | undefined {
  return column.querySelector(LIST)?.parentElement
}

const LIST = '.table-of-contents'

/** Makes the button of small screens open a copy of the list. */
export function attachTocToggle(
  container: HTMLElement,
  { column, signal }: { column: HTMLElement; signal: AbortSignal },
): void {
  const button = container.querySelector<HTMLElement>('.vl-toc-toggle')
  let list: HTMLElement | undefined
  button?.addEventListener(
    'click',
    () => {
      if (!list) {
        list = copyOfList(column)
        button.after(list)
        button.setAttribute('aria-controls', list.id)
      }
      const isOpen = button.ariaExpanded !== 'true'
      button.ariaExpanded = String(isOpen)
      collapse(list, { open: isOpen })
    },
    { signal },
  )
}

function copyOfList(column: HTMLElement): HTMLElement {
  const list = document.createElement('div')
  list.id = 'vl-toc-list'
  list.className = 'vl-collapsed'
  const copy = column.querySelector(LIST)?.cloneNode(true) as HTMLElement | undefined
  for (const link of copy?.querySelectorAll('a') ?? []) link.className = 'table-of-contents__link'
  if (copy) list.append(copy)
  return list
}
