// Runs on every page: where there is a table of outcomes, loads the explorer for it just before it is seen.

import { whenHydrated } from 'vellum/client/hydration'
import { OUTCOMES_ID } from './outcomesId'

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      void show(target)
    }
  },
  // Before it is in view, so that nothing moves that a reader sees.
  { rootMargin: '100%' },
)

async function show(target: Element): Promise<void> {
  const loading = import('./explorer').then(({ showExplorer }) => showExplorer)
  const [explorer] = await Promise.allSettled([loading, whenHydrated()])
  if (explorer.status === 'fulfilled') explorer.value(target)
  else showTable(target)
}

/** The table says the same, when the explorer cannot be loaded. */
function showTable({ firstElementChild, lastElementChild }: Element): void {
  firstElementChild?.remove()
  lastElementChild?.setAttribute('open', '')
}

function look(): void {
  const table = document.getElementById(OUTCOMES_ID)
  if (table) observer.observe(table)
}

look()
;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', look)
