// Runs on every page: loads the translator when a reader uses it.

/** A click in the translator, or the cursor in its field. */
function use(event: Event): void {
  const root = (event.target as Element).closest?.<HTMLElement>('.translator')
  if (!root) return
  import('./translator').then(
    ({ useTranslator }) => useTranslator(root, event),
    () => {
      root.querySelector('[role=status]')!.textContent = 'Could not be loaded. Reload the page.'
    },
  )
}

document.addEventListener('focusin', use)
document.addEventListener('click', use)
