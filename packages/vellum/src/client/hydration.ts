// The entry `vellum/client/hydration`: the moment from which scripts may change a served page. React owns the
// elements of a page with components, and renders them again if they are not as served: earlier changes of a
// script are lost, with error 418. A separate entry, because scripts of every page import it: everything else
// in `vellum/client` would be loaded with it.

/** Resolves when React has hydrated the served page. */
export function whenHydrated(): Promise<void> {
  const root = document.documentElement
  const isHydrated = () => root.dataset.hasHydrated === 'true'
  return new Promise((resolve) => {
    if (isHydrated()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] })
  })
}
