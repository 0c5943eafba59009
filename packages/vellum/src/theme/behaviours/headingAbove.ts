// The heading that an element of an article stands below, as the name of what the element has: a code block, tabs. What
// it is a name of is not known here.

const HEADING = 'h1,h2,h3,h4,h5,h6'

/** The text of the nearest heading before an element, without that of the link to it; empty if there is none. */
export function headingAbove(element: Element): string {
  for (let at: Element | null = element; at; at = at.previousElementSibling ?? at.parentElement) {
    const heading = at.matches(HEADING) ? at : at.matches('header') && at.querySelector(HEADING)
    if (heading) return heading.ariaLabel ?? heading.textContent
  }
  return ''
}
