// Runs on every page: loads the translator when a reader uses it.

import { whenHydrated } from 'vellum/client'

/** A click in the translator, or the cursor in its field. */
async function use(event: Event): Promise<void> {
  const root = (event.target as Element).closest?.<HTMLElement>('.translator')
  if (!root) return
  const loading = import('./translator').then(({ useTranslator }) => useTranslator)
  const [useTranslator] = await Promise.allSettled([loading, whenHydrated()])
  if (useTranslator.status === 'fulfilled') useTranslator.value(root, event)
  else root.querySelector('[role=status]')!.textContent = 'Could not be loaded. Reload the page.'
}

document.addEventListener('focusin', use)
document.addEventListener('click', use)
