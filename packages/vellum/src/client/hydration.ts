// The entry `vellum/client/hydration`: the moment from which scripts may change a served page. React owns the elements
// of a page with components, and renders them anew when they are not as served: what a script has changed before is lost,
// with error 418. An entry of its own, because scripts of every page import it: what else `vellum/client` has would be
// loaded with it.

/** Resolves when React has taken over the page that was served. */
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
