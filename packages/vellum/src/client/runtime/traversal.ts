// Prevents back and forward from leaving the page, while a dialog is open.

/**
 * Cancels back and forward, and calls back each time; the page and its URL stay. Returns a function
 * that stops it. Without the Navigation API the browser leaves the page.
 */
export function blockTraversal(onBlocked: () => void): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (!navigation) return () => {}
  const block = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse') return
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
    else if (event.canIntercept) {
      // Browsers limit how often a page may cancel. Beyond that the step is made, and undone.
      const key = navigation.currentEntry?.key
      event.intercept({ scroll: 'manual', focusReset: 'manual' })
      if (key !== undefined) {
        navigation.addEventListener('navigatesuccess', () => void navigation.traverseTo(key), { once: true })
      }
    }
    onBlocked()
  }
  // Before the router, which listens to the same event.
  navigation.addEventListener('navigate', block, { capture: true })
  return () => navigation.removeEventListener('navigate', block, { capture: true })
}
