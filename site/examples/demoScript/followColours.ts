// An app in a page of the site has the colours of that page, which its reader chose
// there and not in the system.

/** Keeps the colour scheme of a document that of the frame it is in. */
export function followColours(document: Document, frame: Element): void {
  const follow = () => {
    document.documentElement.style.colorScheme = getComputedStyle(frame).colorScheme
  }
  follow()
  const page = frame.ownerDocument.documentElement
  new MutationObserver(follow).observe(page, { attributes: true, attributeFilter: ['data-theme'] })
}
