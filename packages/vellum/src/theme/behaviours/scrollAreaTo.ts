// Scrolls a column, never the page.

/** Scrolls an area so that an element in it is in view; not at all if it is in view already. */
export function scrollAreaTo(area: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const box = area.getBoundingClientRect()
  const end = Math.min(box.bottom, innerHeight)
  if (top < box.top || bottom > end) area.scrollTop += (top + bottom - box.top - end) / 2
}
