// One owner for each element. A component attaches its behaviour itself, and does so
// before the article around it looks for elements that nobody takes care of.

const attached = new WeakSet<Element>()

/** Attaches a behaviour, unless the element has one; returns what detaches it. */
export function attachOnce(element: Element, attach: () => () => void): () => void {
  if (attached.has(element)) return () => {}
  attached.add(element)
  const detach = attach()
  return () => {
    attached.delete(element)
    detach()
  }
}
