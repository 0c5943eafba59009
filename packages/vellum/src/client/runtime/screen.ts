// The page on screen: shows loaded pages, and updates the document's head and classes with them.
// Knows nothing of URLs and of loading.

import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { htmlClassesOf, updateDocumentHead } from './documentHead.js'
import type { LoadedPage } from './pageLoader.js'

/** Shows pages in the shell. */
export interface Screen {
  /** The page on screen. */
  readonly current: () => LoadedPage
  /** Shows a page; resolves when it is on screen, before it is painted. */
  readonly show: (page: LoadedPage) => Promise<void>
  /** The page to render; for the shell, once. */
  readonly usePage: () => LoadedPage
}

/** A page that React renders, but that is not on screen yet. */
interface Pending {
  readonly page: LoadedPage
  readonly onShown?: () => void
}

/** Creates the screen of a document that was served with the page `first`. */
export function createScreen(first: LoadedPage): Screen {
  let current = first
  let htmlClasses: readonly string[] = [...document.documentElement.classList]
  let setPending: (pending: Pending) => void

  const commit = ({ page, onShown }: Pending) => {
    if (page !== current) {
      current = page
      const { head = [], page: data } = page.file
      updateDocumentHead(head)
      document.documentElement.classList.remove(...htmlClasses)
      htmlClasses = htmlClassesOf({ page: data, head })
      document.documentElement.classList.add(...htmlClasses)
    }
    onShown?.()
  }
  return {
    current: () => current,
    show: (page) =>
      new Promise((onShown) => {
        const set = () => setPending({ page, onShown })
        // HTML is shown at once. Components may suspend, and the old page stays until then.
        if (page.body.type === 'html') flushSync(set)
        else startTransition(set)
      }),
    usePage: () => {
      const [pending, set] = useState<Pending>({ page: first })
      setPending = set
      useLayoutEffect(() => commit(pending), [pending])
      return pending.page
    },
  }
}
