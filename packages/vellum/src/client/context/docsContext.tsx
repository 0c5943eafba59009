// What components can read about all documents. In: the docs sets that Node loaded, or what the page's
// data has of them. Out: a source for the hooks in compat/.

import type { ReactNode } from 'react'
import type { DocsData } from '../../shared/docs.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Where hooks read documents from. */
export interface DocsSource {
  /** All docs sets. */
  readonly all: () => readonly DocsData[]
  /** The description of a document, by its URL. */
  readonly descriptionOf: (href: string) => string | undefined
}

const DocsContext = createRequiredContext<DocsSource>()

/** Provides the documents to the components below. */
export function DocsProvider({ source, children }: { source: DocsSource; children: ReactNode }) {
  return <DocsContext value={source}>{children}</DocsContext>
}

/** The source of documents; `hook` is named in the error when there is no provider. */
export function useDocsSource(hook: string): DocsSource {
  return useRequired(DocsContext, hook, 'DocsProvider')
}

/** Returns the description of a document by its URL. */
export function useDescriptionOf(): (href: string) => string | undefined {
  return useDocsSource('useDescriptionOf').descriptionOf
}
