// The table of contents where components render it: they may remove it and create it again at any time, so its column stays
// in the document on small screens, too, where styles hide it.

import type { ContentEnvironment } from './contentEnvironment.js'
import { attachTocToggle } from './toc.js'
import { highlightToc } from './tocHighlight.js'

/** Makes the table of contents in a container work, whenever there is one; returns a function that detaches it. */
export function attachToc(container: HTMLElement, { isUnderNavbar }: ContentEnvironment): () => void {
  let attached: HTMLElement | null = null
  let detach = () => {}
  const update = () => {
    const column = container.querySelector<HTMLElement>('.vl-toc-column')
    if (column === attached) return
    detach()
    attached = column
    detach = column ? attach(column) : () => {}
  }
  const attach = (column: HTMLElement) => {
    const abort = new AbortController()
    attachTocToggle(container, { column, signal: abort.signal })
    const list = column.firstElementChild as HTMLElement | null
    const stop = list ? highlightToc(list, { isUnderNavbar }) : undefined
    return () => {
      abort.abort()
      stop?.()
    }
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(container, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    detach()
  }
}
