// The table of contents where components render it: they may remove it and create it again at any time, so its column stays
// in the document on small screens, too, where styles hide it.

import type { ContentEnvironment } from './contentEnvironment.js'
import { attachTocToggle, tocArea } from './toc.js'
import { highlightToc } from './tocHighlight.js'

/** Makes the table of contents in a container work, whenever there is one; returns a function that detaches it. */
export function attachToc(container: HTMLElement, { isUnderNavbar }: ContentEnvironment): () => void {
  let attached: HTMLElement | undefined
  let detach = () => {}
  const update = () => {
    const column = container.querySelector<HTMLElement>('.vl-toc-column')
    const area = (column && tocArea(column)) ?? undefined
    if (area === attached) return
    detach()
    attached = area
    detach = column && area ? attach(column, area) : () => {}
  }
  const attach = (column: HTMLElement, area: HTMLElement) => {
    const abort = new AbortController()
    attachTocToggle(container, { column, signal: abort.signal })
    const stop = highlightToc(area, { isUnderNavbar })
    return () => {
      abort.abort()
      stop()
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
