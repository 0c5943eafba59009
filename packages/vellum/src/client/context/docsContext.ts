// What components can read about all documents. In: the docs sets that Node loaded, or what the page's
// data has of them. Out: a source for the hooks in compat/.

import type { DocsData } from '../../shared/docs.js'
import { createRequiredContext, useOptional, useRequired } from './requiredContext.js'

/** Where hooks read documents from. */
export interface DocsSource {
  /** All docs sets. */
  readonly all: () => readonly DocsData[]
  /** The description of a document, by its URL. */
  readonly descriptionOf: (href: string) => string | undefined
  /** Called in Node by what only browsers render: its components may read documents. */
  readonly onBrowserOnly?: () => void
}

/** The documents that components can read. */
export const DocsContext = createRequiredContext<DocsSource>('DocsContext')

/** The source of documents; `hook` is named in the error when there is no provider. */
export function useDocsSource(hook: string): DocsSource {
  return useRequired(DocsContext, hook)
}

/** Returns the description of a document by its URL. */
export function useDescriptionOf(): (href: string) => string | undefined {
  return useDocsSource('useDescriptionOf').descriptionOf
}

/** Says that components which only browsers render may read documents. */
export function useDocsLater(): void {
  useOptional(DocsContext)?.onBrowserOnly?.()
}
