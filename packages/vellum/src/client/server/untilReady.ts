// Waits for what the components of a page wait for: code of `lazy()`, promises that they throw or `use()`. Rendering is
// synchronous, so the page is rendered again afterwards, and finds it.

import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A component whose promise never ends keeps its fallback. */
const TIME_LIMIT = 30_000

/** Resolves when no component of the page waits any more. */
export function untilReady(page: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => {
        clearTimeout(timer)
        resolve()
      },
      // Those inside of a boundary keep its fallback, as in browsers; others have been thrown before.
      onError: () => {},
      onShellError: () => resolve(),
    })
    const timer = setTimeout(() => stream.abort(), TIME_LIMIT)
  })
}
