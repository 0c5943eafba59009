// Makes the document's head that of another page (SEO-9, TT-4): tags that say the same
// stay as they are, the others are exchanged.

import { type HeadTag, isAboutPage } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'

/** What the document says about the page on screen. */
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
}

/** The classes that a page gives to `<html>`: its own, and those of its components (SH-8). */
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

/** A tag as an element. */
export function headElement({ tagName, attributes, innerHTML }: HeadTag): HTMLElement {
  const element = document.createElement(tagName)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  if (innerHTML !== undefined) element.textContent = innerHTML
  return element
}
