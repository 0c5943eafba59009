// Scrolling inside of a column, never of the page.

/** Scrolls an area so that an element in it can be seen; not at all when it can be seen already. */
export function scrollAreaTo(area: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const box = area.getBoundingClientRect()
  const end = Math.min(box.bottom, innerHeight)
  if (top < box.top || bottom > end) area.scrollTop += (top + bottom - box.top - end) / 2
}
