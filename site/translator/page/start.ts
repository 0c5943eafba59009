// Runs on every page: loads the translator when a reader uses it.

/** A click in the translator, or the cursor in its field. */
function use({ type, target }: Event): void {
  const root = (target as Element).closest?.<HTMLElement>('.translator')
  if (!root) return
  import('./translator')
    .then(({ useTranslator }) => useTranslator)
    .then(
      (useTranslator) => useTranslator(root, type === 'click' ? (target as HTMLElement) : undefined),
      () => {
        root.querySelector('[role=status]')!.textContent = 'Could not be loaded. Reload the page.'
      },
    )
}

document.addEventListener('focusin', use)
document.addEventListener('click', use)
