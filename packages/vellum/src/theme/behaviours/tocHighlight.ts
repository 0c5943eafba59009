// Highlights the entry of the heading that is being read. The class is set on the links themselves, so
// nothing is rendered on scroll.

import { decodePath } from '../../shared/url.js'
import { scrollAreaTo } from './scrollAreaTo.js'

/** The position of a heading in the viewport. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/** The index of the heading that is being read; -1 when there is none. */
export function headingInView(
  boxes: readonly HeadingBox[],
  { offset, viewportHeight }: { offset: number; viewportHeight: number },
): number {
  const next = boxes.findIndex(({ top }) => top >= offset)
  const box = boxes[next]
  if (!box) return boxes.length - 1
  return box.top > 0 && box.bottom < viewportHeight / 2 ? next : next - 1
}

/** Highlights the heading that is being read in a list of links; returns a function that stops it. */
export function highlightToc(list: HTMLElement, { isUnderNavbar }: { isUnderNavbar: boolean }): () => void {
  const entries = [...list.querySelectorAll('a')].map((link) => ({
    link,
    id: decodePath(link.hash.slice(1)),
  }))
  let active: HTMLAnchorElement | undefined
  let frame = 0

  const highlight = (link: HTMLAnchorElement | undefined) => {
    if (link === active) return
    active?.classList.remove(ACTIVE)
    link?.classList.add(ACTIVE)
    active = link
    // A visitor who moves through the list with the keyboard keeps their position in it.
    if (link && !list.contains(document.activeElement)) scrollAreaTo(list, link)
  }
  const update = () => {
    frame = 0
    const offset = isUnderNavbar ? (document.querySelector('.navbar')?.clientHeight ?? 0) : 0
    const links: HTMLAnchorElement[] = []
    const boxes: HeadingBox[] = []
    for (const { link, id } of entries) {
      const heading = document.getElementById(id)
      if (!heading) continue
      const box = visibleBox(heading)
      links.push(link)
      boxes.push(box)
      // Later headings make no difference.
      if (box.top >= offset) break
    }
    highlight(links[headingInView(boxes, { offset, viewportHeight: innerHeight })])
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(update)
  }

  const abort = new AbortController()
  const options = { passive: true, signal: abort.signal }
  addEventListener('scroll', schedule, options)
  addEventListener('resize', schedule, options)
  // In the next frame the layout is computed anyway.
  schedule()
  return () => {
    abort.abort()
    cancelAnimationFrame(frame)
    highlight(undefined)
  }
}

const ACTIVE = 'table-of-contents__link--active'

/** The box of an element; of its nearest ancestor with a height when it has none. */
function visibleBox(element: Element): HeadingBox {
  const box = element.getBoundingClientRect()
  return box.height === 0 && element.parentElement ? visibleBox(element.parentElement) : box
}
