// Updates the document's head for another page: equal tags stay, the others are replaced.

import { type HeadTag, isAboutPage } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import { updateThemeColor } from './themeColor.js'

/** Replaces the tags that describe a page with those of the page on screen. */
export function updateDocumentHead(head: readonly HeadTag[]): void {
  const wanted = head
    .filter(({ tagName, attributes }) => isAboutPage(tagName, (name) => attributes[name]))
    .map(headElement)
  for (const old of [...document.head.children]) {
    if (!isAboutPage(old.localName, (name) => old.getAttribute(name))) continue
    const same = wanted.findIndex((element) => element.isEqualNode(old))
    if (same === -1) old.remove()
    else wanted.splice(same, 1)
  }
  document.head.append(...wanted)
  updateThemeColor()
}

/** The classes of `<html>`: those of the page, and those of its components. */
export function htmlClassesOf({
  page,
  head,
}: {
  page: PageData
  head: readonly HeadTag[]
}): readonly string[] {
  const added = head.flatMap(({ tagName, attributes }) =>
    tagName === 'html' && attributes.class ? String(attributes.class).split(/\s+/) : [],
  )
  return [...page.classNames, ...added]
}

/** Creates the element of a tag. */
export function headElement({ tagName, attributes, innerHTML }: HeadTag): HTMLElement {
  const element = document.createElement(tagName)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  if (innerHTML !== undefined) element.textContent = innerHTML
  return element
}
