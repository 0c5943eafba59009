// Runs on every page: loads the translator when a reader uses it.

import { whenHydrated } from 'vellum/client/hydration'

/** A click in the translator, or the cursor in its field. */
async function use(event: Event): Promise<void> {
  const root = (event.target as Element).closest?.<HTMLElement>('.translator')
  if (!root) return
  const loading = import('./translator').then(({ useTranslator }) => useTranslator)
  const [useTranslator] = await Promise.allSettled([loading, whenHydrated()])
  const status = root.querySelector('[role=status]')!
  if (useTranslator.status === 'rejected') {
    status.textContent = FAILURE
    return
  }
  if (status.textContent === FAILURE) status.textContent = ''
  useTranslator.value(root, event)
}

const FAILURE = 'The translator could not be loaded. Use it again to retry.'

document.addEventListener('focusin', use)
document.addEventListener('click', use)
