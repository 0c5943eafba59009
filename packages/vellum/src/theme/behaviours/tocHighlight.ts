// Marks the entry of the heading that is being read (TC-7, TC-8). The class is set on
// the links themselves: scrolling renders nothing.

import { decodePath } from '../../shared/url.js'
import { scrollAreaTo } from './scrollAreaTo.js'

/** Where a heading is on screen. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/** The index of the heading that is being read; -1 = none. */
export function headingInView(
  boxes: readonly HeadingBox[],
  { offset, viewportHeight }: { offset: number; viewportHeight: number },
): number {
  const next = boxes.findIndex(({ top }) => top >= offset)
  const box = boxes[next]
  if (!box) return boxes.length - 1
  return box.top > 0 && box.bottom < viewportHeight / 2 ? next : next - 1
}

/** Follows the scrolling of the page in a list of links to its headings, until the returned function is called. */
export function highlightToc(list: HTMLElement, { isUnderNavbar }: { isUnderNavbar: boolean }): () => void {
  const entries = [...list.querySelectorAll('a')]
  let active: HTMLAnchorElement | undefined
  let frame = 0

  const mark = (link: HTMLAnchorElement | undefined) => {
    if (link === active) return
    active?.classList.remove(ACTIVE)
    link?.classList.add(ACTIVE)
    active = link
    // Not while somebody walks through the list: it would scroll away from under them.
    if (link && !list.contains(document.activeElement)) scrollAreaTo(list, link)
  }
  const update = () => {
    frame = 0
    const offset = isUnderNavbar ? (document.querySelector('.navbar')?.clientHeight ?? 0) : 0
    const found = entries.flatMap((link) => {
      const heading = document.getElementById(decodePath(link.hash.slice(1)))
      return heading ? [{ link, box: visibleBox(heading) }] : []
    })
    const boxes = found.map(({ box }) => box)
    mark(found[headingInView(boxes, { offset, viewportHeight: innerHeight })]?.link)
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(update)
  }

  const abort = new AbortController()
  const options = { passive: true, signal: abort.signal }
  addEventListener('scroll', schedule, options)
  addEventListener('resize', schedule, options)
  // With the next frame, when the layout is known anyway.
  schedule()
  return () => {
    abort.abort()
    cancelAnimationFrame(frame)
    mark(undefined)
  }
}

const ACTIVE = 'table-of-contents__link--active'

/** The box of an element; without height it takes that of what is around it. */
function visibleBox(element: Element): HeadingBox {
  const box = element.getBoundingClientRect()
  return box.height === 0 && element.parentElement ? visibleBox(element.parentElement) : box
}
