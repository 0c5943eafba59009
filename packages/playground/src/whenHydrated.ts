// The moment from which a served page may be changed. React owns the elements of a page with components, and renders
// them anew when they are not as served. The page marks its document: `<html data-has-hydrated>`.

/** Resolves when React has hydrated the page; at once in a document that does not announce hydration. */
export function whenHydrated(): Promise<void> {
  const root = document.documentElement
  const isWaiting = () => root.dataset.hasHydrated === 'false'
  return new Promise((resolve) => {
    if (!isWaiting()) return resolve()
    const observer = new MutationObserver(() => {
      if (isWaiting()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] })
  })
}
