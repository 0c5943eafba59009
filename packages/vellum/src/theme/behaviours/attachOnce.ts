// One owner for each element: a component attaches its behaviour itself, before the article around it
// searches for elements without one.

const attached = new WeakSet<Element>()

/** Attaches a behaviour, unless the element has one; returns the function that detaches it. */
export function attachOnce(element: Element, attach: () => () => void): () => void {
  if (attached.has(element)) return () => {}
  attached.add(element)
  const detach = attach()
  return () => {
    attached.delete(element)
    detach()
  }
}
